public import SeamFoundation
internal import UniformTypeIdentifiers

/// A file of the app's that is open: subclasses say what is written and take what is read, and changes are kept by
/// themselves.
@preconcurrency @MainActor
open class UIDocument: NSObject {
    /// A kind of change, for ``updateChangeCount(_:)``.
    public enum ChangeKind: Int, Sendable {
        /// A change, one that was undone or done again, or none that is not written.
        case done, undone, redone, cleared
    }

    /// Whether a file is new.
    public enum SaveOperation: Int, Sendable {
        /// A file that was not there, or the one the document has.
        case forCreating, forOverwriting
    }

    /// What holds of a document. It is open for changes where nothing of it does.
    public struct State: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Open, and nothing is wrong.
        public static let normal: State = []
        /// Not opened, or closed again.
        public static let closed = State(rawValue: 1 << 0)
        /// Versions of the file contradict each other. Never so: nothing else writes the app's files.
        public static let inConflict = State(rawValue: 1 << 1)
        /// The last writing failed.
        public static let savingError = State(rawValue: 1 << 2)
        /// Changes are not safe for now.
        public static let editingDisabled = State(rawValue: 1 << 3)
        /// Bytes are on their way. Never so: files are here.
        public static let progressAvailable = State(rawValue: 1 << 4)
    }

    /// Posted when what holds of a document has changed; the object is the document.
    public nonisolated static let stateChangedNotification = Notification.Name("UIDocumentStateChangedNotification")

    /// Where the document is.
    open private(set) var fileURL: URL
    /// The name to show: the file's, without its ending.
    open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
    /// The identifier of the file's type, by its name's ending.
    open var fileType: String? { UTType(filenameExtension: fileURL.pathExtension)?.identifier }
    /// The type that is written; the file's unless a subclass says otherwise.
    open var savingFileType: String? { fileType }
    /// When the file was written last, as far as the document knows.
    open var fileModificationDate: Date?
    /// How much of the file has been read or written.
    open private(set) var progress = Progress(totalUnitCount: 1)
    /// What holds of the document.
    open private(set) var documentState: State = .closed {
        didSet {
            guard documentState != oldValue else { return }
            NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
        }
    }

    private var changes = 0
    private var isMarked = false
    private var storedManager: UndoManager?
    private let undoNews = NotificationTokens()
    private let appNews = NotificationTokens()
    private var autosaveTimer: Timer?
    private lazy var presenter = DocumentPresenter(self)

    /// In seconds. Apple documents none; this is an estimate.
    static let autosaveDelay = 15.0

    /// Creates a document for a file, which is not read yet and need not be there.
    public init(fileURL url: URL) {
        fileURL = url
        super.init()
    }

    // MARK: For subclasses

    /// Takes what was read: the bytes of a file, or the wrapper of a folder. Subclasses override it.
    open func load(fromContents contents: Any, ofType typeName: String?) throws {}

    /// Returns what is written: bytes, or a wrapper of files. Subclasses override it.
    open func contents(forType typeName: String) throws -> Any {
        throw CocoaError(.featureUnsupported)
    }

    /// Reads the file and has it loaded. Subclasses that read in their own way override it.
    open func read(from url: URL) throws {
        var isFolder: ObjCBool = false
        let isThere = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
        let contents: Any =
            isThere && isFolder.boolValue ? try FileWrapper(url: url, options: .immediate) : try Data(contentsOf: url)
        try load(fromContents: contents, ofType: fileType)
    }

    /// Writes contents to a place that does not matter if it fails, then puts the file where it belongs.
    open func writeContents(
        _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]?, safelyTo url: URL,
        for saveOperation: SaveOperation
    ) throws {
        let manager = FileManager.default
        let folder = url.deletingLastPathComponent()
        let temporary = folder.appendingPathComponent("." + UUID().uuidString)
        do {
            let isThere = manager.fileExists(atPath: url.path)
            try writeContents(
                contents, to: temporary, for: saveOperation, originalContentsURL: isThere ? fileURL : nil)
            if isThere { try manager.removeItem(at: url) }
            try manager.moveItem(at: temporary, to: url)
        } catch {
            try? manager.removeItem(at: temporary)
            throw error
        }
        let attributes = (additionalFileAttributes ?? [:]).reduce(into: [FileAttributeKey: Any]()) { result, entry in
            if let key = entry.key as? FileAttributeKey { result[key] = entry.value }
            if let key = entry.key as? String { result[FileAttributeKey(rawValue: key)] = entry.value }
        }
        if !attributes.isEmpty { try manager.setAttributes(attributes, ofItemAtPath: url.path) }
    }

    /// Writes bytes or a wrapper to a place.
    open func writeContents(
        _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
    ) throws {
        switch contents {
        case let data as Data: try data.write(to: url)
        case let data as NSData: try (data as Data).write(to: url)
        case let wrapper as FileWrapper:
            try wrapper.write(to: url, options: [], originalContentsURL: originalContentsURL)
        default: throw CocoaError(.fileWriteUnknown)
        }
    }

    /// Attributes to write with the file; none by default.
    open func fileAttributesToWrite(to url: URL, for saveOperation: SaveOperation) throws -> [AnyHashable: Any] { [:] }

    /// The ending of names of files of a type; the file's own by default.
    open func fileNameExtension(forType typeName: String?, saveOperation: SaveOperation) -> String {
        typeName.flatMap { UTType($0)?.preferredFilenameExtension } ?? fileURL.pathExtension
    }

    /// Changes are not safe for now; subclasses keep people from making any.
    open func disableEditing() {}
    /// Changes are safe again.
    open func enableEditing() {}

    /// Reading or writing has failed. Subclasses may show it; then they call ``finishedHandlingError(_:recovered:)``.
    open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
        finishedHandlingError(error, recovered: false)
    }

    /// The error has been dealt with.
    open func finishedHandlingError(_ error: any Error, recovered: Bool) {}

    /// An error that is being shown is to go. Subclasses that show errors override it.
    open func userInteractionNoLongerPermitted(forError error: any Error) {
        finishedHandlingError(error, recovered: false)
    }

    /// Runs a block after what else is done with the file.
    open func performAsynchronousFileAccess(_ block: @escaping () -> Void) {
        nonisolated(unsafe) let block = block
        DispatchQueue.main.async { MainActor.assumeIsolated { block() } }
    }

    // MARK: Opening and closing

    /// Reads the file. The handler hears whether it could be read.
    open func open(completionHandler: ((Bool) -> Void)? = nil) {
        performAsynchronousFileAccess { [self] in
            guard documentState.contains(.closed) else { return completionHandler?(false) ?? () }
            do {
                try read(from: fileURL)
                noteDate()
                progress.completedUnitCount = 1
                documentState.remove(.closed)
                didOpen()
                completionHandler?(true)
            } catch {
                handleError(error, userInteractionPermitted: true)
                completionHandler?(false)
            }
        }
    }

    /// Reads the file, and returns whether it could be read.
    open func open() async -> Bool {
        await withCheckedContinuation { continuation in open { continuation.resume(returning: $0) } }
    }

    private func didOpen() {
        NSFileCoordinator.addFilePresenter(presenter)
        appNews.observeOnMain(UIApplication.didEnterBackgroundNotification) { [weak self] in
            self?.autosave(completionHandler: nil)
        }
    }

    /// Writes what has changed and closes the document. The handler hears whether it could be written.
    open func close(completionHandler: ((Bool) -> Void)? = nil) {
        guard !documentState.contains(.closed) else { return completionHandler?(false) ?? () }
        autosave { [self] success in
            if success {
                NSFileCoordinator.removeFilePresenter(presenter)
                appNews.end()
                autosaveTimer?.invalidate()
                documentState.insert(.closed)
            }
            completionHandler?(success)
        }
    }

    /// Writes what has changed and closes the document. Returns whether it could be written.
    @discardableResult
    open func close() async -> Bool {
        await withCheckedContinuation { continuation in close { continuation.resume(returning: $0) } }
    }

    /// Reads the file anew, in place of what has changed.
    open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
        performAsynchronousFileAccess { [self] in
            documentState.insert(.editingDisabled)
            disableEditing()
            var success = true
            do {
                try read(from: url)
                noteDate()
                updateChangeCount(.cleared)
            } catch {
                success = false
                handleError(error, userInteractionPermitted: true)
            }
            enableEditing()
            documentState.remove(.editingDisabled)
            completionHandler?(success)
        }
    }

    // MARK: Saving

    /// Writes the document. One that was closed is open afterwards, and its file is where it was written.
    open func save(
        to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
    ) {
        let before = changes
        performAsynchronousFileAccess { [self] in
            do {
                let written = try contents(forType: savingFileType ?? "public.data")
                let attributes = try fileAttributesToWrite(to: url, for: saveOperation)
                var failure: (any Error)?
                var coordination: NSError?
                NSFileCoordinator(filePresenter: presenter).coordinate(
                    writingItemAt: url, options: saveOperation == .forOverwriting ? .forReplacing : [],
                    error: &coordination
                ) { place in
                    do {
                        try writeContents(written, andAttributes: attributes, safelyTo: place, for: saveOperation)
                    } catch { failure = error }
                }
                if let error = failure ?? coordination { throw error }
                fileURL = url
                noteDate()
                if documentState.contains(.closed) {
                    documentState.remove(.closed)
                    didOpen()
                }
                documentState.remove(.savingError)
                // What has changed meanwhile is not written.
                if changes == before { updateChangeCount(.cleared) }
                completionHandler?(true)
            } catch {
                documentState.insert(.savingError)
                handleError(error, userInteractionPermitted: true)
                completionHandler?(false)
            }
        }
    }

    /// Writes the document, and returns whether it could be written.
    @discardableResult
    open func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
        await withCheckedContinuation { continuation in
            save(to: url, for: saveOperation) { continuation.resume(returning: $0) }
        }
    }

    /// Writes what has changed, if anything has. Called some time after a change, and when the app goes to the background.
    open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
        guard hasUnsavedChanges, !documentState.contains(.closed) else { return completionHandler?(true) ?? () }
        save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
    }

    private func noteDate() {
        let attributes = try? FileManager.default.attributesOfItem(atPath: fileURL.path)
        fileModificationDate = attributes?[.modificationDate] as? Date
    }

    // MARK: Changes

    /// Whether something has changed that is not written.
    open var hasUnsavedChanges: Bool { isMarked || changes != 0 }

    /// Notes a change, which is written in a while.
    open func updateChangeCount(_ change: ChangeKind) {
        switch change {
        case .done, .redone: changes += 1
        case .undone: changes -= 1
        case .cleared: (changes, isMarked) = (0, false)
        }
        scheduleAutosave()
    }

    /// What has changed until now, as a token for ``updateChangeCount(withToken:for:)``.
    open func changeCountToken(for saveOperation: SaveOperation) -> Any { changes }

    /// What had changed when the token was made is written.
    open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) {
        guard let count = changeCountToken as? Int else { return }
        changes -= count
        scheduleAutosave()
    }

    private func scheduleAutosave() {
        guard hasUnsavedChanges else {
            autosaveTimer?.invalidate()
            autosaveTimer = nil
            return
        }
        guard autosaveTimer == nil, !documentState.contains(.closed) else { return }
        autosaveTimer = Timer.scheduledTimer(withTimeInterval: Self.autosaveDelay, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated {
                self?.autosaveTimer = nil
                self?.autosave(completionHandler: nil)
            }
        }
    }

    /// Undoes changes. Each that is registered with it counts as one that is not written.
    open var undoManager: UndoManager! {
        get {
            if let storedManager { return storedManager }
            let made = UndoManager()
            storedManager = made
            follow(made)
            return made
        }
        set {
            storedManager = newValue
            if let newValue { follow(newValue) }
        }
    }

    private func follow(_ manager: UndoManager) {
        undoNews.end()
        let kinds: [(Notification.Name, ChangeKind)] = [
            (.NSUndoManagerDidCloseUndoGroup, .done), (.NSUndoManagerDidUndoChange, .undone),
            (.NSUndoManagerDidRedoChange, .redone),
        ]
        for (name, kind) in kinds {
            undoNews.observeOnMain(name, of: manager) { [weak self] in
                guard let self, let manager = storedManager else { return }
                // Groups are closed while changes are undone, too.
                if kind == .done, manager.isUndoing || manager.isRedoing { return }
                updateChangeCount(kind)
            }
        }
    }

    /// Another part of the app has written the file.
    fileprivate func fileWasWritten() {
        guard !documentState.contains(.closed), !hasUnsavedChanges else { return }
        let date = try? FileManager.default.attributesOfItem(atPath: fileURL.path)[.modificationDate] as? Date
        guard date != fileModificationDate else { return }
        revert(toContentsOf: fileURL)
    }

    fileprivate func fileWasMoved(to url: URL) { fileURL = url }
}

/// Tells a document what others in the app do with its file.
private final class DocumentPresenter: NSObject, NSFilePresenter, @unchecked Sendable {
    private weak var document: UIDocument?
    private let lock = NSLock()
    private var url: URL?
    let presentedItemOperationQueue = OperationQueue.main

    @MainActor
    init(_ document: UIDocument) {
        self.document = document
        url = document.fileURL
        super.init()
    }

    var presentedItemURL: URL? { lock.withLock { url } }

    func presentedItemDidChange() {
        DispatchQueue.main.async { MainActor.assumeIsolated { self.document?.fileWasWritten() } }
    }

    func presentedItemDidMove(to newURL: URL) {
        lock.withLock { url = newURL }
        DispatchQueue.main.async { MainActor.assumeIsolated { self.document?.fileWasMoved(to: newURL) } }
    }
}
