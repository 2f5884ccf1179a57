import Foundation

extension Notification.Name {
    /// Posted by a ``BookmarkStore`` when its bookmarks have changed.
    static let bookmarksDidChange = Notification.Name("BookmarksDidChange")
}

/// The places that a reader wants to find again.
final class BookmarkStore {
    private(set) var percents: [Int] = []

    func add(_ percent: Int) {
        guard !percents.contains(percent) else { return }
        percents = (percents + [percent]).sorted()
        NotificationCenter.default.post(name: .bookmarksDidChange, object: self, userInfo: ["added": percent])
    }

    func removeAll() {
        percents = []
        NotificationCenter.default.post(name: .bookmarksDidChange, object: self)
    }
}
