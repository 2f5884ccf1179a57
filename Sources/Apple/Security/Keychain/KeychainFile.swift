import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// A keychain in a file that only its owner may read.
struct KeychainFile: KeychainStorage {
    /// The folder, which is made when something is kept.
    let folder: String
    private var file: String { folder + "/keychain.json" }
    private var lock: String { folder + "/keychain.lock" }

    /// More than that is no keychain.
    private static let largest = 256 << 20

    func alone(_ body: () throws -> Void) throws {
        try makeFolder(folder)
        let descriptor = open(lock, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else {
            // Of a folder that cannot be written to, the file can be read.
            guard errno == EACCES || errno == EROFS else { throw KeychainStorageError() }
            return try body()
        }
        // Closing it opens the lock.
        defer { close(descriptor) }
        while flock(descriptor, LOCK_EX) != 0 {
            guard errno == EINTR else { throw KeychainStorageError() }
        }
        try body()
    }

    func read() throws -> Data? {
        let descriptor = open(file, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        guard descriptor >= 0 else {
            if errno == ENOENT { return nil }
            throw KeychainStorageError()
        }
        defer { close(descriptor) }
        var data = Data()
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw KeychainStorageError() }
            guard count > 0 else { return data }
            data.append(contentsOf: buffer[..<count])
            guard data.count <= Self.largest else { throw KeychainStorageError(EFBIG) }
        }
    }

    func write(_ data: Data) throws {
        let temporary = folder + "/keychain.new"
        // What a process left that ended in the middle; nobody else is here now.
        unlink(temporary)
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw KeychainStorageError() }
        do {
            defer { close(descriptor) }
            try data.withUnsafeBytes { bytes in
                var rest = bytes[...]
                while !rest.isEmpty {
                    let part = UnsafeRawBufferPointer(rebasing: rest)
                    let count = Glibc.write(descriptor, part.baseAddress, part.count)
                    if count < 0, errno == EINTR { continue }
                    guard count > 0 else { throw KeychainStorageError() }
                    rest = rest.dropFirst(count)
                }
            }
            guard fsync(descriptor) == 0 else { throw KeychainStorageError() }
        } catch {
            unlink(temporary)
            throw error
        }
        guard rename(temporary, file) == 0 else {
            let error = KeychainStorageError()
            unlink(temporary)
            throw error
        }
    }

    func setAside() -> String? {
        let place = folder + "/keychain.damaged-\(UInt(Date.now.timeIntervalSince1970))"
        return rename(file, place) == 0 ? place : nil
    }

    private func makeFolder(_ path: String) throws {
        if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
        guard errno == ENOENT, path.count > 1 else { throw KeychainStorageError() }
        try makeFolder((path as NSString).deletingLastPathComponent)
        if mkdir(path, 0o700) != 0, errno != EEXIST { throw KeychainStorageError() }
    }
}
