import UniformTypeIdentifiers

/// Asks for files, and tells a view what came of it.
final class FilePicker: UIDocumentPickerViewController, UIDocumentPickerDelegate, PresentedController {
    var didEnd: () -> Void = {}
    /// Called with the files, or with none if the person chose none, after ``didEnd``.
    var completion: ([URL]) -> Void = { _ in }
    /// Whether the app has not taken the question back.
    var isWanted: () -> Bool = { true }
    /// Files of the app's that are no longer needed.
    var folder: URL?

    convenience init(opening types: [UTType], several: Bool) {
        self.init(forOpeningContentTypes: types)
        allowsMultipleSelection = several
        delegate = self
    }

    convenience init(saving files: [URL]) {
        self.init(forExporting: files)
        delegate = self
    }

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) { end(urls) }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { end([]) }

    private func end(_ urls: [URL]) {
        let isWanted = isWanted()
        didEnd()
        if isWanted { completion(urls) }
        // What was given to a browser or a desktop is still named to the app, and is there while it is told.
        if let folder { try? FileManager.default.removeItem(at: folder) }
    }
}

/// Has a person choose or save files while a value is true.
struct FilePickerModifier: ViewModifier {
    let isPresented: Binding<Bool>
    /// Nil where there is nothing to ask for.
    let make: (() -> FilePicker)?
    let completion: ([URL]) -> Void
    let cancellation: () -> Void

    func body(content: Content) -> some View {
        content.modifier(
            _PresentationModifier(
                shown: isPresented.wrappedValue
                    ? make.map { make in (AnyHashable(0), { picker(make) }, { _ in }) } : nil,
                dismissed: { if isPresented.wrappedValue { isPresented.wrappedValue = false } }, onDismiss: nil))
    }

    @MainActor private func picker(_ make: () -> FilePicker) -> UIViewController {
        let picker = make()
        picker.isWanted = { isPresented.wrappedValue }
        picker.completion = { urls in
            if urls.isEmpty { cancellation() } else { completion(urls) }
        }
        return picker
    }
}
