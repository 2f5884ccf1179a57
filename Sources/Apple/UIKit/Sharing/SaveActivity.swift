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
        activityDidFinish(SavedFiles.save(files, in: Self.folder) != nil)
    }
}
