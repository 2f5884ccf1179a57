public import Foundation

/// Lets parts of an app read and write files one after another: readers of a file or folder at once, a writer alone.
///
/// It is for what is in one process. May be used from any thread, which waits until it is its turn.
open class NSFileCoordinator: NSObject {
    /// What is to happen before a file is read.
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Presenters do not write their changes first.
        public static let withoutChanges = ReadingOptions(rawValue: 1)
        /// A symbolic link is followed.
        public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
        /// Only what is known of the file is read.
        public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
        /// The file is read to be uploaded.
        public static let forUploading = ReadingOptions(rawValue: 8)
    }

    /// What is about to happen to a file that is written.
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// It is deleted.
        public static let forDeleting = WritingOptions(rawValue: 1)
        /// It is moved.
        public static let forMoving = WritingOptions(rawValue: 2)
        /// Presenters write their changes first.
        public static let forMerging = WritingOptions(rawValue: 4)
        /// Another file takes its place.
        public static let forReplacing = WritingOptions(rawValue: 8)
        /// Only what is known of the file is written.
        public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
    }

    /// A presenter that is not told, as it is the one that reads and writes.
    private let presenter: (any NSFilePresenter)?
    private let turns = FileTurns.shared

    /// What tells several coordinators that work for one purpose from others.
    open var purposeIdentifier = UUID().uuidString

    /// Creates a coordinator for a presenter of files, which is not told of what it does itself.
    public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) { presenter = filePresenterOrNil }

    /// The presenters that are told.
    open class var filePresenters: [any NSFilePresenter] { FileTurns.shared.presenters }

    /// Adds a presenter, which is told and kept until it is removed.
    open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {
        FileTurns.shared.add(filePresenter)
    }

    /// Removes a presenter.
    open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {
        FileTurns.shared.remove(filePresenter)
    }

    /// Waits until nobody writes a file, then has it read.
    ///
    /// - Parameters:
    ///   - outError: Gets the error of ``cancel()``, or of a presenter that could not write its changes. The reader is not
    ///     called then.
    ///   - reader: Reads the file at the URL that it is given.
    open func coordinate(
        readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer,
        byAccessor reader: (URL) -> Void
    ) {
        run(reading: [(url, options)], writing: [], outError) {
            reader(options.contains(.resolvesSymbolicLink) ? url.resolvingSymlinksInPath() : url)
        }
    }

    /// Waits until nobody reads or writes a file, then has it written.
    open func coordinate(
        writingItemAt url: URL, options: WritingOptions = [], error outError: NSErrorPointer,
        byAccessor writer: (URL) -> Void
    ) {
        run(reading: [], writing: [(url, options)], outError) { writer(url) }
    }

    /// Waits until one file may be read and another written, then has both done.
    open func coordinate(
        readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL,
        options writingOptions: WritingOptions = [], error outError: NSErrorPointer,
        byAccessor readerWriter: (URL, URL) -> Void
    ) {
        run(reading: [(readingURL, readingOptions)], writing: [(writingURL, writingOptions)], outError) {
            readerWriter(readingURL, writingURL)
        }
    }

    /// Waits until two files may be written, then has both written.
    open func coordinate(
        writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL,
        options options2: WritingOptions = [], error outError: NSErrorPointer, byAccessor writer: (URL, URL) -> Void
    ) {
        run(reading: [], writing: [(url1, options1), (url2, options2)], outError) { writer(url1, url2) }
    }

    /// Waits until all of several files may be read and written, then has it done.
    open func prepare(
        forReadingItemsAt readingURLs: [URL], options readingOptions: ReadingOptions = [],
        writingItemsAt writingURLs: [URL], options writingOptions: WritingOptions = [], error outError: NSErrorPointer,
        byAccessor batchAccessor: (@escaping () -> Void) -> Void
    ) {
        run(
            reading: readingURLs.map { ($0, readingOptions) }, writing: writingURLs.map { ($0, writingOptions) },
            outError
        ) { batchAccessor {} }
    }

    /// Does several things to files in another queue, when it is their turn.
    open func coordinate(
        with intents: [NSFileAccessIntent], queue: OperationQueue,
        byAccessor accessor: @escaping @Sendable ((any Error)?) -> Void
    ) {
        nonisolated(unsafe) let coordinator = self
        nonisolated(unsafe) let wanted = intents
        queue.addOperation {
            var error: NSError?
            coordinator.run(
                reading: wanted.compactMap { intent in intent.reading.map { (intent.url, $0) } },
                writing: wanted.compactMap { intent in intent.writing.map { (intent.url, $0) } }, &error
            ) { accessor(nil) }
            if let error { accessor(error) }
        }
    }

    /// Tells presenters that a file is about to be moved. Has no effect: they are told when it has been.
    open func item(at oldURL: URL, willMoveTo newURL: URL) {}

    /// Tells presenters that a file was moved.
    open func item(at oldURL: URL, didMoveTo newURL: URL) {
        for presenter in turns.presenters(of: oldURL, but: presenter) {
            presenter.tell {
                if presenter.shows(oldURL) {
                    presenter.presentedItemDidMove(to: newURL)
                } else {
                    presenter.presentedSubitem(at: oldURL, didMoveTo: newURL)
                }
            }
        }
    }

    /// Ends the waiting of this coordinator: what has not begun ends with `CocoaError.userCancelled`.
    open func cancel() { turns.cancel(self) }

    private func run(
        reading: [(url: URL, options: ReadingOptions)], writing: [(url: URL, options: WritingOptions)],
        _ outError: NSErrorPointer, _ body: () -> Void
    ) {
        for (url, options) in reading where !options.contains(.withoutChanges) {
            if let error = turns.presenters(of: url, but: presenter).firstError({ $0.saveChanges() }) {
                outError?.pointee = error as NSError
                return
            }
        }
        for (url, options) in writing {
            let presenters = turns.presenters(of: url, but: presenter)
            if options.contains(.forMerging), let error = presenters.firstError({ $0.saveChanges() }) {
                outError?.pointee = error as NSError
                return
            }
            if options.contains(.forDeleting), let error = presenters.firstError({ $0.accommodateDeletion() }) {
                outError?.pointee = error as NSError
                return
            }
        }
        guard turns.begin(self, reading: reading.map(\.url), writing: writing.map(\.url)) else {
            outError?.pointee = CocoaError(.userCancelled) as NSError
            return
        }
        var regain: [() -> Void] = []
        for (url, _) in reading {
            for presenter in turns.presenters(of: url, but: presenter) {
                regain.append(presenter.giveUp(toWriter: false))
            }
        }
        for (url, _) in writing {
            for presenter in turns.presenters(of: url, but: presenter) {
                regain.append(presenter.giveUp(toWriter: true))
            }
        }
        let were = writing.map { FileManager.default.fileExists(atPath: $0.url.path) }
        body()
        turns.end(self)
        for closure in regain { closure() }
        for (index, (url, options)) in writing.enumerated() where !options.contains(.forDeleting) {
            for presenter in turns.presenters(of: url, but: presenter) {
                presenter.tell {
                    if presenter.shows(url) {
                        presenter.presentedItemDidChange()
                    } else if were[index] {
                        presenter.presentedSubitemDidChange(at: url)
                    } else {
                        presenter.presentedSubitemDidAppear(at: url)
                    }
                }
            }
        }
    }
}

/// One of several things that are to be done to files at once.
open class NSFileAccessIntent: NSObject {
    /// The file.
    public let url: URL
    let reading: NSFileCoordinator.ReadingOptions?
    let writing: NSFileCoordinator.WritingOptions?

    private init(_ url: URL, reading: NSFileCoordinator.ReadingOptions?, writing: NSFileCoordinator.WritingOptions?) {
        self.url = url
        self.reading = reading
        self.writing = writing
    }

    /// A file is to be read.
    open class func readingIntent(
        with url: URL, options: NSFileCoordinator.ReadingOptions = []
    ) -> NSFileAccessIntent { NSFileAccessIntent(url, reading: options, writing: nil) }

    /// A file is to be written.
    open class func writingIntent(
        with url: URL, options: NSFileCoordinator.WritingOptions = []
    ) -> NSFileAccessIntent { NSFileAccessIntent(url, reading: nil, writing: options) }
}
