public import Foundation

/// A file, a folder of files or a symbolic link, as a document reads and writes it.
///
/// A wrapper of a folder has wrappers of what is in it by their names there. What is read lazily on iOS is read at once here.
/// Not to be used from several threads at once.
open class FileWrapper: NSObject, NSCoding {
    /// How a wrapper is read.
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Everything is read at once; it always is.
        public static let immediate = ReadingOptions(rawValue: 1)
        /// Files need not be mapped into memory; they never are.
        public static let withoutMapping = ReadingOptions(rawValue: 2)
    }

    /// How a wrapper is written.
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// It is written beside what is there, which it replaces when all of it is written.
        public static let atomic = WritingOptions(rawValue: 1)
        /// The names that the files got are kept as the wrappers' ``FileWrapper/filename``.
        public static let withNameUpdating = WritingOptions(rawValue: 2)
    }

    private enum Content {
        case file(Data)
        case folder([String: FileWrapper])
        case link(URL)
    }

    private var content: Content

    /// The name that the file has in its folder, once it has one.
    open var filename: String?

    /// The name that the file is to have; a folder gives another one if it has that name already.
    open var preferredFilename: String?

    /// What the file system says of the file: `FileAttributeKey` and the values.
    open var fileAttributes: [String: Any] = [:]

    /// Creates the wrapper of a file.
    public init(regularFileWithContents contents: Data) { content = .file(contents) }

    /// Creates the wrapper of a folder. A child without a preferred name of its own gets the name that it is given by.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        content = .folder([:])
        super.init()
        for (name, child) in childrenByPreferredName.sorted(by: { $0.key < $1.key }) {
            if child.preferredFilename == nil { child.preferredFilename = name }
            _ = add(child, as: name)
        }
    }

    /// Creates the wrapper of a symbolic link.
    public init(symbolicLinkWithDestinationURL url: URL) { content = .link(url) }

    /// Reads what is at a URL.
    ///
    /// - Throws: The error of the file system, such as `CocoaError.fileReadNoSuchFile`.
    public init(url: URL, options: ReadingOptions = []) throws {
        content = try FileWrapper.content(of: url)
        super.init()
        try takeNames(of: url)
    }

    /// Reads a wrapper that ``serializedRepresentation`` has written; nil if the data is not of one.
    public convenience init?(serializedRepresentation serializeRepresentation: Data) {
        guard
            let values = try? PropertyListSerialization.propertyList(from: serializeRepresentation, format: nil),
            let wrapper = FileWrapper.wrapper(of: values)
        else { return nil }
        self.init(copying: wrapper)
    }

    public required convenience init?(coder inCoder: NSCoder) {
        guard let data = inCoder.decodeObject(of: NSData.self, forKey: "NSFileWrapperData") else { return nil }
        self.init(serializedRepresentation: data as Data)
    }

    private init(copying other: FileWrapper) {
        content = other.content
        super.init()
        filename = other.filename
        preferredFilename = other.preferredFilename
        fileAttributes = other.fileAttributes
    }

    open func encode(with aCoder: NSCoder) {
        aCoder.encode(serializedRepresentation.map { $0 as NSData }, forKey: "NSFileWrapperData")
    }

    // MARK: What it is

    /// Whether this is a folder.
    open var isDirectory: Bool { if case .folder = content { true } else { false } }

    /// Whether this is a file.
    open var isRegularFile: Bool { if case .file = content { true } else { false } }

    /// Whether this is a symbolic link.
    open var isSymbolicLink: Bool { if case .link = content { true } else { false } }

    /// What is in the file; nil for a folder or a link.
    open var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }

    /// What is in the folder, by the names there; nil for a file or a link.
    open var fileWrappers: [String: FileWrapper]? { if case .folder(let children) = content { children } else { nil } }

    /// Where the link leads; nil for a file or a folder.
    open var symbolicLinkDestinationURL: URL? { if case .link(let url) = content { url } else { nil } }

    // MARK: What is in a folder

    /// Puts a file, a folder or a link into this folder.
    ///
    /// - Returns: Its name there: the one that it prefers, or another one if that is taken. An empty name if this is not a
    ///   folder, to which iOS answers with an exception.
    @discardableResult
    open func addFileWrapper(_ child: FileWrapper) -> String {
        guard let name = child.preferredFilename ?? child.filename, !name.isEmpty else { return "" }
        return add(child, as: name)
    }

    /// Puts a new file into this folder, and returns its name there as ``addFileWrapper(_:)`` does.
    @discardableResult
    open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = fileName
        return addFileWrapper(child)
    }

    /// Takes a file, a folder or a link out of this folder.
    open func removeFileWrapper(_ child: FileWrapper) {
        guard case .folder(var children) = content, let name = keyForChildFileWrapper(child) else { return }
        children[name] = nil
        content = .folder(children)
    }

    /// The name that a wrapper has in this folder; nil if it is not there.
    open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
        fileWrappers?.first { $0.value === child }?.key
    }

    private func add(_ child: FileWrapper, as name: String) -> String {
        guard case .folder(var children) = content else { return "" }
        var key = name
        var number = 2
        while let other = children[key], other !== child {
            let file = name as NSString
            let extent = file.pathExtension
            key = file.deletingPathExtension + " \(number)" + (extent.isEmpty ? "" : "." + extent)
            number += 1
        }
        children[key] = child
        content = .folder(children)
        return key
    }

    // MARK: Reading and writing

    /// Reads what is at a URL, in place of what is here.
    ///
    /// - Throws: The error of the file system; what is here stays then.
    open func read(from url: URL, options: ReadingOptions = []) throws {
        content = try FileWrapper.content(of: url)
        try takeNames(of: url)
    }

    /// Whether the wrapper has what is at a URL: for a file, one of the same size and time; for a folder, the same names with
    /// files of that kind.
    open func matchesContents(of url: URL) -> Bool {
        guard let there = try? FileWrapper(url: url) else { return false }
        switch (content, there.content) {
        case (.file(let mine), .file(let others)): return mine == others
        case (.link(let mine), .link(let others)): return mine == others
        case (.folder(let mine), .folder(let others)):
            return mine.count == others.count
                && mine.allSatisfy { $1.matchesContents(of: url.appendingPathComponent($0)) }
        default: return false
        }
    }

    /// Writes the file, the folder with all that is in it, or the link to a URL.
    ///
    /// - Parameters:
    ///   - originalContentsURL: Where an earlier version is. Without effect: all files are written.
    /// - Throws: The error of the file system. With `.atomic`, what was there stays then.
    open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
        let files = FileManager.default
        guard options.contains(.atomic) else {
            if (try? files.destinationOfSymbolicLink(atPath: url.path)) != nil { try files.removeItem(at: url) }
            try writeContent(to: url)
            if options.contains(.withNameUpdating) { updateNames(to: url.lastPathComponent) }
            return
        }
        let beside = url.deletingLastPathComponent()
            .appendingPathComponent(".\(url.lastPathComponent).\(UUID().uuidString)")
        do {
            try writeContent(to: beside)
            if files.fileExists(atPath: url.path) { try files.removeItem(at: url) }
            try files.moveItem(at: beside, to: url)
        } catch {
            try? files.removeItem(at: beside)
            throw error
        }
        if options.contains(.withNameUpdating) { updateNames(to: url.lastPathComponent) }
    }

    private func writeContent(to url: URL) throws {
        let files = FileManager.default
        switch content {
        case .file(let data): try data.write(to: url)
        case .link(let destination): try files.createSymbolicLink(at: url, withDestinationURL: destination)
        case .folder(let children):
            try files.createDirectory(at: url, withIntermediateDirectories: true)
            for (name, child) in children { try child.writeContent(to: url.appendingPathComponent(name)) }
        }
    }

    private func updateNames(to name: String) {
        filename = name
        for (name, child) in fileWrappers ?? [:] { child.updateNames(to: name) }
    }

    private static func content(of url: URL) throws -> Content {
        let files = FileManager.default
        if let destination = try? files.destinationOfSymbolicLink(atPath: url.path) {
            return .link(URL(fileURLWithPath: destination, relativeTo: url.deletingLastPathComponent()))
        }
        var isFolder: ObjCBool = false
        guard files.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue else {
            return .file(try Data(contentsOf: url))
        }
        var children: [String: FileWrapper] = [:]
        for name in try files.contentsOfDirectory(atPath: url.path) {
            children[name] = try FileWrapper(url: url.appendingPathComponent(name))
        }
        return .folder(children)
    }

    private func takeNames(of url: URL) throws {
        filename = url.lastPathComponent
        if preferredFilename == nil { preferredFilename = url.lastPathComponent }
        let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
        fileAttributes = Dictionary(uniqueKeysWithValues: attributes.map { ($0.key.rawValue, $0.value) })
    }

    // MARK: As data

    /// The wrapper with all that is in it, as data.
    ///
    /// The form is this framework's own: iOS does not read it.
    open var serializedRepresentation: Data? {
        try? PropertyListSerialization.data(fromPropertyList: serializedValues, format: .binary, options: 0)
    }

    private var serializedValues: [String: Any] {
        var values: [String: Any] = [:]
        values["name"] = preferredFilename ?? filename
        switch content {
        case .file(let data): values["contents"] = data
        case .folder(let children): values["children"] = children.mapValues(\.serializedValues)
        case .link(let url): values["link"] = url.path
        }
        return values
    }

    private static func wrapper(of values: Any) -> FileWrapper? {
        guard let values = values as? [String: Any] else { return nil }
        let wrapper: FileWrapper
        if let contents = values["contents"] as? Data {
            wrapper = FileWrapper(regularFileWithContents: contents)
        } else if let children = values["children"] as? [String: Any] {
            wrapper = FileWrapper(directoryWithFileWrappers: children.compactMapValues(FileWrapper.wrapper))
        } else if let link = values["link"] as? String {
            wrapper = FileWrapper(symbolicLinkWithDestinationURL: URL(fileURLWithPath: link))
        } else {
            return nil
        }
        wrapper.preferredFilename = values["name"] as? String
        return wrapper
    }
}
