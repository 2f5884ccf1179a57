internal import Stage
public import UniformTypeIdentifiers

/// Has a person choose files for the app, or save some of the app's.
///
/// In a browser the page's own dialog chooses, and files are saved as downloads; in a window the desktop's dialogs ask for
/// both; in a flow the step `pickFile` answers. The app always gets copies, in the folder `tmp` of its container, as it sees
/// none of the person's own files. Of a folder it gets a copy too, with all that is in it but links.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
    /// The object that hears what was chosen; held weakly.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    /// Whether more than one file may be chosen.
    open var allowsMultipleSelection = false
    /// The folder that is shown first. Has no effect: the dialog knows where it was last.
    open var directoryURL: URL?
    /// Whether the endings of names are shown. Has no effect: the dialog is the browser's or the desktop's.
    open var shouldShowFileExtensions = false

    private enum Task {
        case open([UTType])
        case export([URL], isMove: Bool)
    }

    private let task: Task
    private var chooser: FileChooser?
    private var saving: FileSaving?
    private var hasFinished = false

    /// Creates a picker of files of any of the types, or of folders if no other type is asked for.
    ///
    /// - Parameter asCopy: Whether the app wants copies, which it always gets.
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
        task = .open(contentTypes)
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a picker that saves files of the app's.
    ///
    /// - Parameter asCopy: Whether the app keeps its files. In a browser or a window it always does.
    public init(forExporting urls: [URL], asCopy: Bool = false) {
        task = .export(urls, isMove: !asCopy)
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a picker of files by the identifiers of their types.
    @available(*, deprecated, message: "Use init(forOpeningContentTypes:asCopy:)")
    public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        self.init(forOpeningContentTypes: allowedUTIs.map { UTType(importedAs: $0) }, asCopy: mode == .import)
    }

    /// Creates a picker that saves a file of the app's.
    @available(*, deprecated, message: "Use init(forExporting:asCopy:)")
    public convenience init(url: URL, in mode: UIDocumentPickerMode) {
        self.init(forExporting: [url], asCopy: mode == .exportToService)
    }

    /// Creates a picker that saves files of the app's.
    @available(*, deprecated, message: "Use init(forExporting:asCopy:)")
    public convenience init(urls: [URL], in mode: UIDocumentPickerMode) {
        self.init(forExporting: urls, asCopy: mode == .exportToService)
    }

    public required init?(coder: NSCoder) { nil }

    open override func loadView() {
        switch task {
        case .open(let types):
            let chooser = FileChooser(types) { [weak self] in self?.chosen($0) }
            self.chooser = chooser
            let subject =
                switch (chooser.isForFolders, allowsMultipleSelection) {
                case (true, false): "a Folder"
                case (true, true): "Folders"
                case (false, false): "a File"
                case (false, true): "Files"
                }
            view = FileChoiceView(
                symbol: chooser.isForFolders ? "folder" : "doc", title: "Choose " + subject,
                text: "The app gets a copy of what you choose, and sees nothing else.", action: "Choose…",
                perform: { [weak self] in self?.ask() }, cancel: { [weak self] in self?.close([]) })
        case .export(let urls, _):
            view = FileChoiceView(
                symbol: "square.and.arrow.down", title: urls.map(\.lastPathComponent).joined(separator: ", "),
                text: urls.count == 1 ? "The app gives you a file." : "The app gives you \(urls.count) files.",
                action: "Save", perform: { [weak self] in self?.export() }, cancel: { [weak self] in self?.close([]) })
        }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        ask()
        // Elsewhere the button saves, without a question.
        if view.window?.windowScene?.surface?.savesByDialog == true { export() }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        // Pulled down
        if ownPresentation == nil || ownPresentation?.isDismissing == true { finish([]) }
    }

    private func ask() {
        chooser?.allowsMultiple = allowsMultipleSelection
        chooser?.ask(from: view)
    }

    /// The dialog has been answered. Closed without a choice, it can be had once more.
    private func chosen(_ files: [URL]) {
        if !files.isEmpty { close(files) }
    }

    private func export() {
        guard saving == nil, case .export(let urls, let isMove) = task else { return }
        let files = urls.compactMap { url in
            (try? Data(contentsOf: url)).map { (name: url.lastPathComponent, data: $0) }
        }
        guard files.count == urls.count else { return close([]) }
        saving = SavedFiles.save(files, in: Self.exportFolder) { [weak self] place in
            guard let self else { return }
            saving = nil
            switch place {
            case .browser, .dialog: close(urls)
            case .folder(let saved):
                if isMove { for url in urls { try? FileManager.default.removeItem(at: url) } }
                close(saved)
            // A dialog that is closed can be had once more.
            case nil: break
            }
        }
    }

    /// In place of the folder for downloads.
    static var exportFolder: URL?

    private func close(_ urls: [URL]) {
        guard !hasFinished else { return }
        guard ownPresentation != nil else { return finish(urls) }
        hasFinished = true
        endQuestions()
        dismiss(animated: true) { [self] in
            hasFinished = false
            finish(urls)
        }
    }

    private func endQuestions() {
        chooser?.end()
        if let saving, let surface = view.window?.windowScene?.surface, surface.fileSaving === saving {
            surface.fileSaving = nil
        }
        saving = nil
    }

    private func finish(_ urls: [URL]) {
        guard !hasFinished else { return }
        hasFinished = true
        endQuestions()
        if urls.isEmpty {
            delegate?.documentPickerWasCancelled(self)
        } else {
            delegate?.documentPicker(self, didPickDocumentsAt: urls)
        }
    }
}

/// The purpose of a picker of documents.
@available(*, deprecated, message: "Use the initialisers that say it")
public enum UIDocumentPickerMode: UInt, Sendable {
    /// Gives the app a copy, the file itself, or takes a copy or the file itself from the app.
    case `import`, open, exportToService, moveToService
}
