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
