internal import SeamPrimitives

/// Tells that an app's own certificates are not compared with a server's.
enum Pinning {
    static func warn() {
        LoggedOnce.say(
            "Security: this app reads a certificate. If it is to pin a server's: on Linux URLSession checks servers by the "
                + "system's certificates, and the app's are not consulted.")
    }
}
