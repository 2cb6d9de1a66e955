#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The program that opens pages.
enum Browser {
    /// Asks the system to open a file. Returns whether it accepted the request.
    static func open(_ path: String) -> Bool {
        #if canImport(Darwin)
        let command = "open"
        #else
        let command = "xdg-open"
        #endif
        // A path with a leading hyphen would be read as an option.
        let file = path.utf8.first == UInt8(ascii: "-") ? "./" + path : path
        var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(command), strdup(file), nil]
        var environment: [UnsafeMutablePointer<CChar>?] = environmentNames.compactMap { name in
            getenv(name).map { strdup("\(name)=\(String(cString: $0))") }
        }
        environment.append(nil)
        defer { for text in arguments + environment { free(text) } }
        var process = pid_t()
        guard posix_spawnp(&process, command, nil, nil, &arguments, &environment) == 0 else { return false }
        var status: Int32 = 0
        while waitpid(process, &status, 0) == -1 { if errno != EINTR { return false } }
        return status == 0
    }

    /// The environment variables that desktop programs need.
    private static let environmentNames = [
        "BROWSER", "DBUS_SESSION_BUS_ADDRESS", "DISPLAY", "HOME", "LANG", "PATH", "USER", "WAYLAND_DISPLAY",
        "XAUTHORITY",
        "XDG_CONFIG_DIRS", "XDG_CONFIG_HOME", "XDG_CURRENT_DESKTOP", "XDG_DATA_DIRS", "XDG_RUNTIME_DIR",
        "XDG_SESSION_TYPE",
    ]
}
