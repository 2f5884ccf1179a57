import Documents
import Foundation
import Glibc

/// The folders of a visit: the app's home, and one for its socket.
///
/// Only this user may enter them. The folder for the socket goes with the visit; so does the home, unless it is kept.
struct VisitFolder: Equatable {
    struct CreationError: Error {
        var path: String
        var code: Int32
        var message: String { "\(path) cannot be made: \(String(cString: strerror(code)))" }
    }

    /// The folder that holds what goes with the visit.
    let temporary: String
    let container: String
    let isKept: Bool

    var runtime: String { temporary + "/run" }
    var socket: String { runtime + "/app" }

    /// The longest path that a socket's address holds.
    static let longestSocketPath = MemoryLayout.size(ofValue: sockaddr_un().sun_path) - 1

    /// - Parameter kept: The folder for the home if that is to be kept.
    static func make(in folder: String, kept: String?) throws(CreationError) -> VisitFolder {
        var temporary = ""
        repeat {
            temporary = folder + "/" + String(Secret.make().prefix(12))
        } while access(temporary, F_OK) == 0
        let visit = VisitFolder(
            temporary: temporary, container: kept ?? temporary + "/home", isKept: kept != nil)
        for path in [visit.temporary, visit.runtime] { try makeFolder(path) }
        if let kept { try makeFolders(kept) } else { try makeFolder(visit.container) }
        for name in ["Documents", "Library/Caches", "Library/Preferences", "tmp"] {
            try makeFolders(visit.container + "/" + name)
        }
        return visit
    }

    private static func makeFolders(_ path: String) throws(CreationError) {
        var isFolder = stat()
        // Not what a link in an app's home leads to.
        if lstat(path, &isFolder) == 0 {
            guard isFolder.st_mode & S_IFMT == S_IFDIR else { throw CreationError(path: path, code: ENOTDIR) }
            return
        }
        let parent = (path as NSString).deletingLastPathComponent
        if !parent.isEmpty, parent != "/" { try makeFolders(parent) }
        try makeFolder(path)
    }

    private static func makeFolder(_ path: String) throws(CreationError) {
        if mkdir(path, 0o700) != 0, errno != EEXIST { throw CreationError(path: path, code: errno) }
    }

    /// Writes the languages where Foundation looks for them, for apps that ask for `AppleLanguages`.
    func write(_ languages: LanguagePreferences) {
        let path = container + "/Library/Preferences/.GlobalPreferences.plist"
        // A kept home may hold a link in its place.
        unlink(path)
        guard !languages.tags.isEmpty else { return }
        var values = [String: Any]()
        values["AppleLanguages"] = languages.tags
        values["AppleLocale"] = languages.locale
        let data = try? PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0, let data else { return }
        defer { close(descriptor) }
        data.withUnsafeBytes { _ = Glibc.write(descriptor, $0.baseAddress, $0.count) }
    }

    /// The program that removes what goes with the visit. Folders that an app has closed to itself are opened first.
    var removal: [String] {
        [
            "/bin/sh", "-c",
            "rm -rf --one-file-system -- \"$0\" 2>/dev/null || { chmod -R u+rwX -- \"$0\"; exec rm -rf -- \"$0\"; }",
            temporary,
        ]
    }
}
