/// Saves the items as files: where the person says in the desktop's dialog, or as downloads of a browser.
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
        SavedFiles.save(files, in: Self.folder) { [self] in activityDidFinish($0 != nil) }
    }
}
