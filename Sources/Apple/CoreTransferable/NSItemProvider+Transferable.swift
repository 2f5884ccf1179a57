public import SeamFoundation

extension NSItemProvider {
    /// Reads a value in the best of its forms that there is; nil if there is none of them.
    public func _transfer<T: Transferable>(_ type: T.Type) async throws -> T? {
        let there = registeredContentTypes
        for part in T.parts {
            guard let found = there.first(where: { $0.conforms(to: part.contentType) }) else { continue }
            if let read = part.importData { return try await read(data(of: found)) }
            if let read = part.importFile {
                let file = try await file(of: found)
                defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
                return try await read(ReceivedTransferredFile(_file: file, isOriginal: false))
            }
        }
        return nil
    }

    private func data(of type: UTType) async throws -> Data {
        try await withCheckedThrowingContinuation { continuation in
            _ = loadDataRepresentation(forTypeIdentifier: type.identifier) { data, error in
                continuation.resume(with: data.map { .success($0) } ?? .failure(error ?? CocoaError(.fileReadUnknown)))
            }
        }
    }

    /// A copy of the file, in a folder of its own; the provider's is gone when its closure has run.
    private func file(of type: UTType) async throws -> URL {
        try await withCheckedThrowingContinuation { continuation in
            _ = loadFileRepresentation(forTypeIdentifier: type.identifier) { file, error in
                continuation.resume(
                    with: Result {
                        guard let file else { throw error ?? CocoaError(.fileReadUnknown) }
                        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
                        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                        let copy = folder.appendingPathComponent(file.lastPathComponent)
                        try FileManager.default.copyItem(at: file, to: copy)
                        return copy
                    })
            }
        }
    }
}
