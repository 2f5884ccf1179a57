/// Elements that are found out when the menu shows.
@preconcurrency @MainActor
public final class UIDeferredMenuElement: UIMenuElement {
    /// Makes the elements, at once or later, and hands them to the block.
    public typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void

    private let provider: Provider
    private let caches: Bool
    private var elements: [UIMenuElement]?

    /// `elementProvider` is asked once, when the menu first shows, and calls its argument with the elements.
    public convenience init(_ elementProvider: @escaping Provider) {
        self.init(elementProvider, caches: true)
    }

    /// The same, but asked each time the menu shows.
    public class func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
        UIDeferredMenuElement(elementProvider, caches: false)
    }

    private init(_ provider: @escaping Provider, caches: Bool) {
        self.provider = provider
        self.caches = caches
        super.init(title: "", image: nil)
    }

    /// Calls back at once or later.
    func load(_ completion: @escaping ([UIMenuElement]) -> Void) {
        if let elements { return completion(elements) }
        provider { [self] found in
            if caches { elements = found }
            completion(found)
        }
    }
}
