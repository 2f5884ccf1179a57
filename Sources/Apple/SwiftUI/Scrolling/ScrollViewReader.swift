/// Lets its content scroll the scroll views and lists in it.
public struct ScrollViewReader<Content: View>: View {
    /// Makes the content.
    public var content: (ScrollViewProxy) -> Content
    @State private var registry = ScrollRegistry()

    /// Creates a view whose content can scroll what is in it.
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

    public var body: some View {
        content(ScrollViewProxy(registry: registry)).environment(\.scrollRegistry, registry)
    }
}

/// Scrolls to views by their identities.
public struct ScrollViewProxy {
    let registry: ScrollRegistry

    /// Scrolls until the view with an identity is seen; without an anchor no farther than it takes, otherwise until the
    /// anchor of the view is at the same place of what is seen.
    @preconcurrency @MainActor
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        let animation = Transaction.current.animation
        for scroller in registry.scrollers where scroller.value?.scroll(to: AnyHashable(id), anchor, animation) == true
        {
            return
        }
    }
}

/// Something that can scroll to a view.
@MainActor
protocol Scroller: AnyObject {
    func scroll(to id: AnyHashable, _ anchor: UnitPoint?, _ animation: Animation?) -> Bool
}

/// The scroll views that a reader scrolls.
@MainActor
final class ScrollRegistry {
    struct Entry {
        weak var value: (any Scroller)?
    }

    private(set) var scrollers: [Entry] = []

    nonisolated init() {}

    func add(_ scroller: any Scroller) {
        scrollers.removeAll { $0.value == nil || $0.value === scroller }
        scrollers.append(Entry(value: scroller))
    }
}

private struct ScrollRegistryKey: EnvironmentKey { static var defaultValue: ScrollRegistry? { nil } }

extension EnvironmentValues {
    /// The reader around.
    var scrollRegistry: ScrollRegistry? {
        get { self[ScrollRegistryKey.self] }
        set { self[ScrollRegistryKey.self] = newValue }
    }
}

extension ScrollElement: Scroller {
    func scroll(to id: AnyHashable, _ anchor: UnitPoint?, _ animation: Animation?) -> Bool {
        graph?.flush()
        guard let rect = contentRect(of: id) else { return false }
        let room = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
        var offset = CGPoint(x: room.minX, y: room.minY)
        for axis in [Axis.horizontal, .vertical] where axes.contains(axis == .horizontal ? .horizontal : .vertical) {
            let (low, length) = axis == .horizontal ? (rect.minX, rect.width) : (rect.minY, rect.height)
            let (start, seen) = axis == .horizontal ? (room.minX, room.width) : (room.minY, room.height)
            var new = start
            if let anchor {
                let part = axis == .horizontal ? anchor.x : anchor.y
                new = low + length * part - seen * part
            } else if low < start {
                new = low
            } else if low + length > start + seen {
                new = low + length - seen
            }
            let whole = axis == .horizontal ? scrollView.contentSize.width : scrollView.contentSize.height
            new = min(max(new, 0), max(whole - seen, 0))
            if axis == .horizontal { offset.x = new } else { offset.y = new }
        }
        let inset = scrollView.adjustedContentInset
        scrollView.setContentOffset(
            CGPoint(x: offset.x - inset.left, y: offset.y - inset.top), animated: animation != nil)
        return true
    }
}
