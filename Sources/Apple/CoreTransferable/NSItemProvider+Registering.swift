public import SeamFoundation

extension NSItemProvider {
    /// Adds a value in all the forms in which it is given; they are made when they are asked for.
    public func register<T: Transferable>(_ transferable: @autoclosure @escaping @Sendable () -> T) {
        register(of: transferable)
    }

    /// Adds a value that no other thread changes.
    public func _register<T: Transferable>(_ transferable: T) {
        nonisolated(unsafe) let value = transferable
        register(of: { value })
    }

    private func register<T: Transferable>(of transferable: @escaping @Sendable () -> T) {
        for part in T.parts where part.exportData != nil || part.exportFile != nil {
            if let export = part.exportData {
                registerDataRepresentation(for: part.contentType) { completion in
                    Task {
                        do {
                            let value = transferable()
                            guard part.isExported(value) else { throw CocoaError(.featureUnsupported) }
                            completion(try await export(value), nil)
                        } catch {
                            completion(nil, error)
                        }
                    }
                    return nil
                }
            } else if let export = part.exportFile {
                registerFileRepresentation(for: part.contentType) { completion in
                    Task {
                        do {
                            let value = transferable()
                            guard part.isExported(value) else { throw CocoaError(.featureUnsupported) }
                            completion(try await export(value).file, false, nil)
                        } catch {
                            completion(nil, false, error)
                        }
                    }
                    return nil
                }
            }
        }
    }

    /// Loads a value in the best of its forms that there is, and tells of it on a thread of its own.
    @discardableResult
    public func loadTransferable<T: Transferable & Sendable>(
        type: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        nonisolated(unsafe) let (provider, done) = (self, progress)
        Task.detached {
            do {
                guard let value = try await provider._transfer(type) else { throw CocoaError(.fileReadUnknown) }
                done.completedUnitCount = 1
                completionHandler(.success(value))
            } catch {
                completionHandler(.failure(error))
            }
        }
        return progress
    }
}
