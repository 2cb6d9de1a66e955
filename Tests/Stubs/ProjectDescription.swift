// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
//
// The part of Tuist's ProjectDescription that the project files of the examples and of docs use, so that they can be
// type-checked where there is no Tuist. Labels and their order follow Tuist 4; bodies do nothing.

public struct Project {
    public init(name: String, options: Options = .options(), packages: [Package] = [], targets: [Target] = []) {}

    public struct Options {
        public static func options(
            disableBundleAccessors: Bool = false, disableSynthesizedResourceAccessors: Bool = false
        ) -> Options { Options() }
    }
}

public struct Target {
    public static func target(
        name: String, destinations: Destinations, product: Product, productName: String? = nil, bundleId: String,
        deploymentTargets: DeploymentTargets? = nil, infoPlist: InfoPlist? = .default, sources: SourceFilesList? = nil,
        resources: ResourceFileElements? = nil, dependencies: [TargetDependency] = []
    ) -> Target { Target() }
}

public struct Destinations {
    public static let iOS = Destinations()
}

public enum Product {
    case app, appExtension, framework, staticFramework, staticLibrary, dynamicLibrary
}

public struct DeploymentTargets {
    public static func iOS(_ version: String) -> DeploymentTargets { DeploymentTargets() }
}

public struct InfoPlist {
    public static let `default` = InfoPlist()
    public static func extendingDefault(with: [String: Plist.Value]) -> InfoPlist { InfoPlist() }
}

public enum Plist {
    public struct Value: ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral {
        public init(stringLiteral value: String) {}
        public init(dictionaryLiteral elements: (String, Value)...) {}
    }
}

public struct SourceFilesList: ExpressibleByArrayLiteral {
    public init(arrayLiteral elements: String...) {}
}

public struct ResourceFileElements: ExpressibleByArrayLiteral {
    public init(arrayLiteral elements: String...) {}
}

public enum TargetDependency {
    public enum PackageType {
        case runtime, plugin, macro
    }

    case target(name: String)
    case project(target: String, path: String)
    case package(product: String, type: PackageType = .runtime)
}

public struct Package {
    public enum Requirement {
        case upToNextMajor(from: String)
    }

    public static func remote(url: String, requirement: Requirement) -> Package { Package() }
    public static func local(path: String) -> Package { Package() }
}
