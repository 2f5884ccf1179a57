public import UniformTypeIdentifiers

extension View {
    /// Has a person save a document while a value is true. Nothing is shown while there is no document.
    ///
    /// - Parameters:
    ///   - contentType: The type of the file.
    ///   - defaultFilename: Its name, with or without its ending; nil for the document's own.
    ///   - onCompletion: Called with where the document is, or why it could not be written, after the value is false.
    public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        fileExporter(
            isPresented: isPresented, document: document, contentTypes: [contentType], defaultFilename: defaultFilename,
            onCompletion: onCompletion)
    }

    /// Has a person save a document while a value is true. Nothing is shown while there is no document.
    ///
    /// - Parameters:
    ///   - contentTypes: The types of the file, the first of which it gets; the document's own if there are none.
    ///   - onCancellation: Called when the person did not save it.
    public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        let type = contentTypes.first ?? D.writableContentTypes.first ?? .data
        return exporting(isPresented, document.map { [$0] } ?? [], type, defaultFilename, onCancellation) { document in
            try document.fileWrapper(configuration: .init(contentType: type, existingFile: nil))
        } completion: {
            onCompletion($0.map { $0[0] })
        }
    }

    /// Has a person save documents while a value is true. Nothing is shown while there are none.
    public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: FileDocument {
        exporting(isPresented, Array(documents), contentType, nil, {}) { document in
            try document.fileWrapper(configuration: .init(contentType: contentType, existingFile: nil))
        } completion: {
            onCompletion($0)
        }
    }

    /// Has a person save a document while a value is true. Nothing is shown while there is no document.
    ///
    /// - Parameters:
    ///   - contentType: The type of the file.
    ///   - defaultFilename: Its name, with or without its ending; nil for the document's own.
    ///   - onCompletion: Called with where the document is, or why it could not be written, after the value is false.
    public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        fileExporter(
            isPresented: isPresented, document: document, contentTypes: [contentType], defaultFilename: defaultFilename,
            onCompletion: onCompletion)
    }

    /// Has a person save a document while a value is true. Nothing is shown while there is no document.
    public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        let type = contentTypes.first ?? D.writableContentTypes.first ?? .data
        return exporting(isPresented, document.map { [$0] } ?? [], type, defaultFilename, onCancellation) { document in
            try document.fileWrapper(
                snapshot: document.snapshot(contentType: type),
                configuration: .init(contentType: type, existingFile: nil))
        } completion: {
            onCompletion($0.map { $0[0] })
        }
    }

    /// Has a person save a value as a file while another is true. Nothing is shown while there is none.
    ///
    /// - Parameters:
    ///   - contentTypes: The types that the file may have; the first form of the value if there are none.
    ///   - defaultFilename: Its name, with or without its ending; nil for the value's own.
    public func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        modifier(
            ExportModifier(
                isPresented: isPresented, isThere: item != nil,
                write: { folder, done in
                    guard let item else { return }
                    nonisolated(unsafe) let value = item
                    Task { @MainActor in
                        do {
                            done(
                                .success([try await value._write(as: contentTypes, named: defaultFilename, in: folder)])
                            )
                        } catch {
                            done(.failure(error))
                        }
                    }
                }, completion: { onCompletion($0.map { $0[0] }) }, cancellation: onCancellation))
    }

    private func exporting<D>(
        _ isPresented: Binding<Bool>, _ documents: [D], _ type: UTType, _ name: String?,
        _ cancellation: @escaping () -> Void, _ wrapper: @escaping (D) throws -> FileWrapper,
        completion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View {
        modifier(
            ExportModifier(
                isPresented: isPresented, isThere: !documents.isEmpty,
                write: { folder, done in
                    done(
                        Result {
                            try ExportedFiles.write(documents.map(wrapper), as: type, named: name, in: folder)
                        })
                }, completion: completion, cancellation: cancellation))
    }
}
