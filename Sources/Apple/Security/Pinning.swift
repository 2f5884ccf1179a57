import Foundation

/// Says once that an app's own certificates are not compared with a server's.
enum Pinning {
    private static let once: Void = {
        let text = """
            Security: this app reads a certificate. If it is to pin a server's: on Linux URLSession checks servers by the \
            system's certificates, and the app's are not consulted.

            """
        FileHandle.standardError.write(Data(text.utf8))
    }()

    static func warn() { once }
}
