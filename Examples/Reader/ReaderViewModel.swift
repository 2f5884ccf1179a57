import Foundation

/// What the reader's view shows, in properties that it observes.
final class ReaderViewModel: NSObject {
    let book: Book
    let bookmarks: BookmarkStore
    let defaults: UserDefaults

    @objc dynamic var fontSize: Double = 20
    /// From 0 at the first line to 1 at the last.
    @objc dynamic var progress: Double = 0
    @objc dynamic private(set) var bookmarkText = "No bookmarks"

    /// Computed from the other two, and observed as they are.
    @objc dynamic var status: String {
        String(format: "%.0f%% read, %.0f points", progress * 100, fontSize)
    }

    @objc class func keyPathsForValuesAffectingStatus() -> Set<String> {
        [#keyPath(fontSize), #keyPath(progress)]
    }

    init(book: Book, bookmarks: BookmarkStore, defaults: UserDefaults) {
        self.book = book
        self.bookmarks = bookmarks
        self.defaults = defaults
        super.init()
        NotificationCenter.default.addObserver(
            self, selector: #selector(bookmarksChanged(_:)), name: .bookmarksDidChange, object: bookmarks)
    }

    func enlarge() {
        fontSize = min(fontSize + 4, 40)
    }

    func shrink() {
        fontSize = max(fontSize - 4, 12)
    }

    func bookmark() {
        bookmarks.add(Int((progress * 100).rounded()))
    }

    func turnPageColor() {
        defaults.isNightPage.toggle()
    }

    @objc private func bookmarksChanged(_ notification: Notification) {
        let places = bookmarks.percents.map { "\($0)%" }.joined(separator: ", ")
        bookmarkText = places.isEmpty ? "No bookmarks" : "Bookmarks: \(places)"
    }
}
