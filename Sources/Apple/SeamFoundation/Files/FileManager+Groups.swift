public import Foundation

extension FileManager {
    /// The folder that the apps of a group share. It is there afterwards.
    ///
    /// Apps share it whose projects name the group in their entitlements. To another app it is a folder of its own, which
    /// nobody else sees; on iOS it would get nil.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        guard !groupIdentifier.isEmpty else { return nil }
        let name = String(
            groupIdentifier.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" })
        let library =
            urls(for: .libraryDirectory, in: .userDomainMask).first
            ?? URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent("Library")
        let folder = library.appendingPathComponent("Group Containers", isDirectory: true)
            .appendingPathComponent(name.hasPrefix(".") ? "_" + name : name, isDirectory: true)
        // As on iOS, with the folders that apps expect in it.
        for part in ["Library/Caches", "Library/Preferences"] {
            try? createDirectory(at: folder.appendingPathComponent(part), withIntermediateDirectories: true)
        }
        var isFolder: ObjCBool = false
        return fileExists(atPath: folder.path, isDirectory: &isFolder) && isFolder.boolValue ? folder : nil
    }

    /// Nil: there is no iCloud here.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

    /// Nil: there is no iCloud here.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

    /// False: nothing is in iCloud here.
    public func isUbiquitousItem(at url: URL) -> Bool { false }
}
