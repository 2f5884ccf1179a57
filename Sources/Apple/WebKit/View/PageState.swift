import UIKit

/// What a view knows of its page.
struct PageState {
    /// The size of the page's own view, in points.
    var viewport = CGSize.zero
    /// The size of the document, in points.
    var document = CGSize.zero
    /// Where the page's own view stands in the document.
    var offset = CGPoint.zero
    /// The width that the document asks to be laid out for; 0 for that of the view.
    var layoutWidth: CGFloat = 0
    /// Pixels of the document to a point.
    var zoom: CGFloat = 1
    /// The background of the document.
    var backgroundColor: UIColor?
    /// The number of the last scrolling that the page was asked for.
    var scrolling = 0
    /// Whether the view follows the page's scrolling just now.
    var isFollowing = false
    var wasInWindow = false
    var sentVisibility: Bool?
    /// The loading that was asked for and has not begun, and the one that goes on.
    var pending: WKNavigation?
    var current: WKNavigation?
    var hasFailed = false
    /// Whether the next decision is about the page itself.
    var expectsMainFrame = false
    /// The scripts of the app that the engine has, by their numbers there.
    var scripts: [ObjectIdentifier: Int] = [:]
    /// Whether something of the page is on its way, for those who wait until nothing moves.
    var isBusy = false
    var waits = 0
}
