import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// A keychain in the Secret Service of the session, such as GNOME's keyring: one secret an app.
struct SecretService: KeychainStorage {
    private let name: String
    /// Keeps other processes out.
    private let lock: KeychainFile

    /// Nil where the session has no such service, or the app may not reach it.
    init?(name: String, lock: KeychainFile) {
        let address = ProcessInfo.processInfo.environment["DBUS_SESSION_BUS_ADDRESS"] ?? ""
        guard !address.isEmpty, LibSecret.isAvailable else { return nil }
        self.name = name
        self.lock = lock
        // It may be named on the bus and not answer.
        do {
            // Left by who removed the rest of what the app had kept.
            if access(lock.folder + "/forget", F_OK) == 0 {
                try write(KeychainArchive.data([]))
                unlink(lock.folder + "/forget")
            } else {
                _ = try read()
            }
        } catch {
            return nil
        }
    }

    func alone(_ body: () throws -> Void) throws { try lock.alone(body) }

    func read() throws -> Data? {
        try withSchema { schema, attributes in
            var error: LibSecret.Object?
            let text = LibSecret.lookUp(schema, attributes, nil, &error)
            defer { text.map(LibSecret.freePassword) }
            guard error == nil else {
                LibSecret.clearError(&error)
                throw KeychainStorageError(EIO)
            }
            return text.map { Data(String(cString: $0).utf8) }
        }
    }

    func write(_ data: Data) throws {
        try withSchema { schema, attributes in
            var error: LibSecret.Object?
            let isStored = LibSecret.store(
                schema, attributes, nil, "Keychain of \(name)", String(decoding: data, as: UTF8.self), nil, &error)
            guard isStored != 0 else {
                LibSecret.clearError(&error)
                throw KeychainStorageError(EIO)
            }
        }
        // Tells who looks at the container that there are items elsewhere.
        let mark = open(lock.folder + "/service", O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
        if mark >= 0 { close(mark) }
    }

    func setAside() -> String? {
        let place = lock.folder + "/keychain.damaged-\(UInt(Date.now.timeIntervalSince1970))"
        guard let data = try? read(), FileManager.default.createFile(atPath: place, contents: nil) else { return nil }
        chmod(place, 0o600)
        return (try? data.write(to: URL(fileURLWithPath: place))) == nil ? nil : place
    }

    /// The secret is known by the name of the app.
    private func withSchema<Result>(
        _ body: (_ schema: LibSecret.Object, _ attributes: LibSecret.Object) throws -> Result
    ) throws -> Result {
        let texts: [UnsafeMutablePointer<CChar>?] = ["dev.seam.Keychain", "app", name].map { (text: String) in
            strdup(text)
        }
        defer { for text in texts { free(text) } }
        let schema = UnsafeMutableRawPointer.allocate(byteCount: LibSecret.schemaSize, alignment: 16)
        defer { schema.deallocate() }
        schema.initializeMemory(as: UInt8.self, repeating: 0, count: LibSecret.schemaSize)
        schema.storeBytes(of: texts[0], as: UnsafeMutablePointer<CChar>?.self)
        // The first attribute, of the type of texts, which is 0.
        schema.storeBytes(of: texts[1], toByteOffset: 16, as: UnsafeMutablePointer<CChar>?.self)
        let attributes = LibSecret.newTable(LibSecret.hashOfText, LibSecret.equalityOfTexts)
        defer { LibSecret.freeTable(attributes) }
        _ = LibSecret.insert(attributes, texts[1]!, texts[2]!)
        return try body(schema, attributes)
    }
}
