public import UniformTypeIdentifiers

extension View {
    /// Has a person choose a file while a value is true. The app gets a copy of it.
    ///
    /// - Parameter onCompletion: Called with the file when one has been chosen, after the value is false.
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        fileImporter(
            isPresented: isPresented, allowedContentTypes: allowedContentTypes, allowsMultipleSelection: false
        ) { result in
            onCompletion(
                result.flatMap { urls in urls.first.map { .success($0) } ?? .failure(CocoaError(.userCancelled)) })
        }
    }

    /// Has a person choose files while a value is true. The app gets copies of them.
    ///
    /// - Parameter onCompletion: Called with the files when some have been chosen, after the value is false.
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View {
        fileImporter(
            isPresented: isPresented, allowedContentTypes: allowedContentTypes,
            allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion, onCancellation: {})
    }

    /// Has a person choose files while a value is true. The app gets copies of them.
    ///
    /// - Parameters:
    ///   - onCompletion: Called with the files when some have been chosen, after the value is false.
    ///   - onCancellation: Called when the person chose none.
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View {
        modifier(
            FilePickerModifier(
                isPresented: isPresented,
                make: { FilePicker(opening: allowedContentTypes, several: allowsMultipleSelection) },
                completion: { onCompletion(.success($0)) }, cancellation: onCancellation))
    }

    /// Has a person take a file of the app's to another place while a value is true.
    ///
    /// In a browser or a window the app keeps its file. Nothing is shown while there is no file.
    public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View {
        modifier(
            FilePickerModifier(
                isPresented: isPresented, make: file.map { file in { FilePicker(saving: [file]) } },
                completion: { urls in if let url = urls.first { onCompletion(.success(url)) } },
                cancellation: onCancellation))
    }

    /// Has a person take files of the app's to another place while a value is true.
    ///
    /// In a browser or a window the app keeps its files. Nothing is shown while there are none.
    public func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element == URL {
        let files = Array(files)
        return modifier(
            FilePickerModifier(
                isPresented: isPresented, make: files.isEmpty ? nil : { FilePicker(saving: files) },
                completion: { onCompletion(.success($0)) }, cancellation: onCancellation))
    }
}
