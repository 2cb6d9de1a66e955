// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
//
// Buttons, lists and what they are made with, as far as apps around generated code use them.

@frozen @propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    private let value: Value
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { value = get() }
    public var wrappedValue: Value {
        get { value }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value> { self }
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(get: { wrappedValue[keyPath: keyPath] }, set: { _ in })
    }
}

@frozen @propertyWrapper
public struct State<Value> {
    private let value: Value
    public init(wrappedValue value: Value) { self.value = value }
    public var wrappedValue: Value {
        get { value }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value> { Binding(get: { value }, set: { _ in }) }
}

extension State: Sendable where Value: Sendable {}

public struct ButtonStyleConfiguration {
    public struct Label: View {
        public typealias Body = Never
    }

    public let label: ButtonStyleConfiguration.Label
    public let isPressed: Bool
}

@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    typealias Configuration = ButtonStyleConfiguration
}

public struct Label<Title: View, Icon: View>: View {
    public typealias Body = Never
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
}

public struct Button<Label: View>: View {
    public typealias Body = Never
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
}

extension Button where Label == Text {
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {}
}

public struct ColorPicker<Label: View>: View {
    public typealias Body = Never
}

extension ColorPicker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {}
}

public struct Picker<Label: View, Selection: Hashable, Content: View>: View {
    public typealias Body = Never
}

extension Picker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Selection>, @ViewBuilder content: () -> Content
    ) {}
}

public struct List<Content: View>: View {
    public typealias Body = Never
    public init(@ViewBuilder content: () -> Content) {}
}

public struct ScrollView<Content: View>: View {
    public typealias Body = Never
    public init(@ViewBuilder content: () -> Content) {}
}

public struct Spacer: View {
    public typealias Body = Never
    nonisolated public init(minLength: CGFloat? = nil) {}
}

extension ForEach where ID == Data.Element.ID, Data.Element: Identifiable {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}

extension EnvironmentValues {
    public var isEnabled: Bool { true }
}

extension View {
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { Text(verbatim: "") }
    nonisolated public func tag<V: Hashable>(_ tag: V) -> some View { Text(verbatim: "") }
    nonisolated public func disabled(_ disabled: Bool) -> some View { Text(verbatim: "") }
    nonisolated public func clipShape<S: Shape>(_ shape: S) -> some View { Text(verbatim: "") }
    nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View { Text(verbatim: "") }
    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil
    ) -> some View { Text(verbatim: "") }
}
