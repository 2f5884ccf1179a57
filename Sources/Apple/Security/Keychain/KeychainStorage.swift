import Foundation

/// Where a keychain's bytes are kept.
protocol KeychainStorage: Sendable {
    /// Keeps other processes out while `body` runs.
    func alone(_ body: () throws -> Void) throws
    /// Nil if nothing is kept yet.
    func read() throws -> Data?
    /// Replaces what is kept: all of it, or, if it fails, none.
    func write(_ data: Data) throws
    /// Puts bytes that cannot be read somewhere else, and returns where; nil if that cannot be done.
    func setAside() -> String?
}

/// A system call that failed.
struct KeychainStorageError: Error {
    var code: Int32
    init(_ code: Int32 = errno) { self.code = code }
}
