package import Foundation
import RuntimeShims

/// The file manager of an app that has a container: its folders are those of iOS, below the container.
///
/// Foundation on Linux takes Application Support and Caches from the person's own home folder, and knows no Library.
package final class ContainerFileManager: FileManager, @unchecked Sendable {
    /// Makes the default file manager one, for an app whose home folder is its container. Call it before there is a second
    /// thread. Returns whether it is one now.
    @discardableResult
    package static func start() -> Bool { ObjectClasses.become(FileManager.default, ContainerFileManager.self) }

    package override func urls(
        for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask
    ) -> [URL] {
        guard domainMask.contains(.userDomainMask), let path = Self.path(of: directory) else {
            return super.urls(for: directory, in: domainMask)
        }
        return [URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent(path, isDirectory: true)]
    }

    // MARK: Resources

    // The files in an app's bundle are links to the author's, which an app is to take for files: a copy of one is a file
    // that it may change.

    package override func copyItem(atPath srcPath: String, toPath dstPath: String) throws {
        try super.copyItem(atPath: Self.resource(srcPath), toPath: dstPath)
    }

    package override func copyItem(at srcURL: URL, to dstURL: URL) throws {
        let path = Self.resource(srcURL.path)
        try super.copyItem(at: path == srcURL.path ? srcURL : URL(fileURLWithPath: path), to: dstURL)
    }

    package override func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] {
        try super.attributesOfItem(atPath: Self.resource(path))
    }

    /// What a link in the app's bundle leads to; another path as it is.
    private static func resource(_ path: String) -> String {
        guard path.hasPrefix(bundle), let real = realpath(path, nil) else { return path }
        defer { free(real) }
        return String(cString: real)
    }

    private static let bundle = Bundle.main.bundlePath + "/"

    /// Below the container; nil for a folder that is elsewhere.
    private static func path(of directory: SearchPathDirectory) -> String? {
        switch directory {
        case .documentDirectory: "Documents"
        case .libraryDirectory: "Library"
        case .cachesDirectory: "Library/Caches"
        case .applicationSupportDirectory: "Library/Application Support"
        case .preferencePanesDirectory: "Library/PreferencePanes"
        case .autosavedInformationDirectory: "Library/Autosave Information"
        case .inputMethodsDirectory: "Library/Input Methods"
        case .downloadsDirectory: "Downloads"
        case .desktopDirectory: "Desktop"
        case .moviesDirectory: "Movies"
        case .musicDirectory: "Music"
        case .picturesDirectory: "Pictures"
        case .sharedPublicDirectory: "Public"
        case .userDirectory: nil
        default: nil
        }
    }
}
