import Documents

/// `<refreshControl>`.
enum RefreshControlElement: ViewElement {
    static let names = ["refreshControl"]
    typealias View = UIRefreshControl
}
