public import Foundation

/// The files that an app asks a person for.
public struct FileRequest: Sendable, Equatable {
    /// The endings of the names of files that may be chosen, in lower case and without dots. With none, any file may be.
    public var endings: [String]
    /// The kinds of content that may be chosen, such as `image/png`; they say the same as the endings.
    public var mimeTypes: [String]
    /// Whether more than one file may be chosen.
    public var allowsMultiple: Bool
    /// Whether folders are chosen, and not files.
    public var isForFolders = false
    /// Where copies of the chosen files go. It is made when there are any.
    public var folder: URL

    /// Creates a request for one file of any kind.
    public init(folder: URL, endings: [String] = [], mimeTypes: [String] = [], allowsMultiple: Bool = false) {
        self.folder = folder
        self.endings = endings
        self.mimeTypes = mimeTypes
        self.allowsMultiple = allowsMultiple
    }

    /// Whether a file, or a folder if those are asked for, of that name may be chosen.
    public func accepts(_ name: String) -> Bool {
        endings.isEmpty || endings.contains(URL(fileURLWithPath: name).pathExtension.lowercased())
    }

    /// The folder for files that need not stay: `tmp` of the app's container, and without one the system's.
    public static var temporaryFolder: URL {
        let own = URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent("tmp")
        return FileManager.default.isWritableFile(atPath: own.path) ? own : FileManager.default.temporaryDirectory
    }

    /// A place in a folder for a file that somebody else has named, with the folder made. No name leads out of it, and none
    /// replaces a file that is there.
    public static func place(for name: String, in folder: URL) throws -> URL {
        let manager = FileManager.default
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        var plain = String(name.split(separator: "/").last ?? "").filter { $0 != "\0" }
        // 255 bytes are the most that Linux takes.
        while plain.utf8.count > 200 { plain.removeFirst() }
        if ["", ".", ".."].contains(plain) { plain = "file" }
        let (base, ending) = (plain as NSString).splitAtEnding
        var url = folder.appendingPathComponent(plain)
        var number = 2
        while manager.fileExists(atPath: url.path) {
            url = folder.appendingPathComponent("\(base) \(number)\(ending)")
            number += 1
        }
        return url
    }
}

extension NSString {
    /// `("Text", ".txt")`
    fileprivate var splitAtEnding: (base: String, ending: String) {
        (deletingPathExtension, pathExtension.isEmpty ? "" : "." + pathExtension)
    }
}
