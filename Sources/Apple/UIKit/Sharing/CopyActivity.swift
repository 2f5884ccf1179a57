/// Copies texts and addresses to the pasteboard.
@MainActor
final class CopyActivity: UIActivity {
    private var items: [Any] = []

    override var activityType: ActivityType? { .copyToPasteboard }
    override var activityTitle: String? { "Copy" }
    override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        activityItems.contains { ActivityItems.text(of: $0) != nil }
    }

    override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

    override func perform() {
        UIPasteboard.general.string = items.compactMap(ActivityItems.text).joined(separator: "\n")
        activityDidFinish(true)
    }
}
