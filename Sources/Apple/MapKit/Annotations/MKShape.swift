/// Something with texts that may be on a map.
open class MKShape: NSObject {
    /// Tells the maps that it is on.
    var changed: (() -> Void)?

    /// What the callout says first.
    open var title: String? { didSet { changed?() } }
    /// What the callout says below that.
    open var subtitle: String? { didSet { changed?() } }
}
