import UniformTypeIdentifiers

/// Writes something to files when a value becomes true, and has a person say where they go.
struct ExportModifier: ViewModifier {
    let isPresented: Binding<Bool>
    /// Whether there is anything to write.
    let isThere: Bool
    /// Writes the files into a folder, and tells which they are.
    let write: (_ folder: URL, _ done: @escaping @MainActor (Result<[URL], any Error>) -> Void) -> Void
    let completion: (Result<[URL], any Error>) -> Void
    let cancellation: () -> Void
    @State private var files: ExportedFiles?

    func body(content: Content) -> some View {
        content
            .onChange(of: isPresented.wrappedValue && isThere, initial: true) { _, isWanted in
                if isWanted { prepare() } else { files = nil }
            }
            .modifier(
                FilePickerModifier(
                    isPresented: Binding {
                        files != nil && isPresented.wrappedValue
                    } set: {
                        guard !$0 else { return }
                        files = nil
                        isPresented.wrappedValue = false
                    },
                    make: files.map { files in
                        {
                            let picker = FilePicker(saving: files.urls)
                            picker.folder = files.folder
                            return picker
                        }
                    }, completion: { completion(.success($0)) }, cancellation: cancellation))
    }

    @MainActor private func prepare() {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            return fail(error)
        }
        write(folder) { result in
            switch result {
            case .success(let urls): files = ExportedFiles(folder: folder, urls: urls)
            case .failure(let error):
                try? FileManager.default.removeItem(at: folder)
                fail(error)
            }
        }
    }

    private func fail(_ error: any Error) {
        isPresented.wrappedValue = false
        completion(.failure(error))
    }
}

/// Files that are to be saved.
struct ExportedFiles {
    let folder: URL
    let urls: [URL]

    /// Writes documents into a folder, each under a name of its own.
    static func write(
        _ wrappers: [FileWrapper], as type: UTType, named name: String?, in folder: URL
    ) throws -> [URL] {
        var taken: Set<String> = []
        return try wrappers.map { wrapper in
            // Dialogs save files, and no folders of them.
            guard wrapper.isRegularFile else { throw CocoaError(.featureUnsupported) }
            let full = type._fileName(name ?? wrapper.preferredFilename)
            let (base, ending) = ((full as NSString).deletingPathExtension, (full as NSString).pathExtension)
            var (own, number) = (full, 2)
            while !taken.insert(own).inserted {
                own = ending.isEmpty ? "\(base) \(number)" : "\(base) \(number).\(ending)"
                number += 1
            }
            let url = folder.appendingPathComponent(own)
            try wrapper.write(to: url, originalContentsURL: nil)
            return url
        }
    }
}
