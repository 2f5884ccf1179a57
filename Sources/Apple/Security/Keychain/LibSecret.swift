import SeamPrimitives

/// The functions of libsecret and GLib that the Secret Service is reached by, looked up when the first of them is.
///
/// An app that keeps nothing does not load them, and nothing needs their headers. Names and arguments are those of their
/// manuals.
enum LibSecret {
    typealias Object = UnsafeMutableRawPointer

    /// `SecretSchema`: a name, flags, 32 pairs of a name and a type, and room.
    static let schemaSize = 16 + 32 * 16 + 8 * 8

    private static let library = SystemLibrary("libsecret-1.so.0")
    private static let glib = SystemLibrary("libglib-2.0.so.0")

    /// Whether the functions below may be called.
    static var isAvailable: Bool {
        let names = ["password_storev_sync", "password_lookupv_sync", "password_free"]
        guard let library, let glib else { return false }
        return names.allSatisfy { (try? library.address("secret_" + $0)) != nil }
            && (try? glib.address("g_hash_table_new")) != nil
    }

    private static func function<Function>(_ name: String, in library: SystemLibrary?) -> Function {
        try! library!.function(name)
    }

    static let store:
        @convention(c) (
            Object, Object, UnsafePointer<CChar>?, UnsafePointer<CChar>, UnsafePointer<CChar>, Object?,
            UnsafeMutablePointer<Object?>?
        ) -> Int32 = function("secret_password_storev_sync", in: library)
    static let lookUp:
        @convention(c) (Object, Object, Object?, UnsafeMutablePointer<Object?>?) -> UnsafeMutablePointer<CChar>? =
            function("secret_password_lookupv_sync", in: library)
    static let freePassword: @convention(c) (UnsafeMutablePointer<CChar>) -> Void = function(
        "secret_password_free", in: library)

    static let newTable: @convention(c) (Object, Object) -> Object = function("g_hash_table_new", in: glib)
    static let insert: @convention(c) (Object, UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Int32 = function(
        "g_hash_table_insert", in: glib)
    static let freeTable: @convention(c) (Object) -> Void = function("g_hash_table_unref", in: glib)
    static let clearError: @convention(c) (UnsafeMutablePointer<Object?>) -> Void = function("g_clear_error", in: glib)
    static var hashOfText: Object { try! glib!.address("g_str_hash") }
    static var equalityOfTexts: Object { try! glib!.address("g_str_equal") }
}
