/// Saves the items as files where the desktop keeps downloads; none that is there already is written over. A browser
/// downloads them.
@MainActor
final class SaveActivity: UIActivity {
    private var items: [Any] = []
    /// In place of the folder for downloads.
    static var folder: URL?

    override var activityType: ActivityType? { .saveToFiles }
    override var activityTitle: String? { "Save to Files" }
    override var activityImage: UIImage? { UIImage(systemName: "folder") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        activityItems.contains { ActivityItems.file(of: $0) != nil }
    }

    override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

    override func perform() {
        let files = items.compactMap(ActivityItems.file)
        if Self.folder == nil, !files.isEmpty, files.allSatisfy({ App.services.give($0.data, named: $0.name) }) {
            return activityDidFinish(true)
        }
        let manager = FileManager.default
        guard let folder = Self.folder ?? manager.urls(for: .downloadsDirectory, in: .userDomainMask).first else {
            return activityDidFinish(false)
        }
        do {
            try manager.createDirectory(at: folder, withIntermediateDirectories: true)
            for (name, data) in files {
                try data.write(to: Self.unused(name, in: folder))
            }
            activityDidFinish(true)
        } catch {
            FileHandle.standardError.write(Data("Saving to \(folder.path) failed: \(error)\n".utf8))
            activityDidFinish(false)
        }
    }

    /// "Text.txt", "Text 2.txt" and so on.
    private static func unused(_ name: String, in folder: URL) -> URL {
        let (base, suffix) = ((name as NSString).deletingPathExtension, (name as NSString).pathExtension)
        var url = folder.appendingPathComponent(name)
        var number = 2
        while FileManager.default.fileExists(atPath: url.path) {
            url = folder.appendingPathComponent(suffix.isEmpty ? "\(base) \(number)" : "\(base) \(number).\(suffix)")
            number += 1
        }
        return url
    }
}
