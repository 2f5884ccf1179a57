/// A list whose items two fingers may select that are dragged over them.
@MainActor
protocol SpanSelectable: UIScrollView {
    /// Whether several items can be selected, in the present mode.
    var selectsSeveral: Bool { get }
    /// The item at a point of the list's.
    func spanPath(at point: CGPoint) -> IndexPath?
    /// How many items a section has.
    func spanCount(in section: Int) -> Int
    /// Asks the delegate.
    func spanMayBegin(at path: IndexPath) -> Bool
    /// Begins editing, and tells the delegate.
    func spanDidBegin(at path: IndexPath)
    /// Tells the delegate.
    func spanDidEnd()
    /// Selects an item or takes that back, as if it was tapped, unless it is so already.
    func spanSelect(_ selected: Bool, at path: IndexPath)
}

/// Two fingers that are dragged over the items of a list and select them.
@MainActor
final class SpanSelection: NSObject, UIGestureRecognizerDelegate {
    private unowned let list: any SpanSelectable
    private let recognizer = UIPanGestureRecognizer()
    private var first: IndexPath?
    private var swept: Set<IndexPath> = []

    init(_ list: any SpanSelectable) {
        self.list = list
        super.init()
        recognizer.minimumNumberOfTouches = 2
        recognizer.delegate = self
        recognizer.onChange { [weak self] in self?.didChange($0) }
        list.addGestureRecognizer(recognizer)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let path = list.spanPath(at: gestureRecognizer.location(in: list)) else { return false }
        return list.spanMayBegin(at: path)
    }

    /// Whether fingers that would scroll the list select items instead.
    func takes(_ gesture: UIGestureRecognizer) -> Bool {
        guard gesture === list.panGestureRecognizer, gesture.numberOfTouches >= 2,
            let path = list.spanPath(at: gesture.location(in: list))
        else { return false }
        return list.spanMayBegin(at: path)
    }

    private func didChange(_ recognizer: UIGestureRecognizer) {
        let path = list.spanPath(at: recognizer.location(in: list))
        switch recognizer.state {
        case .began:
            guard let path else { return }
            first = path
            list.spanDidBegin(at: path)
            sweep(to: path)
        case .changed: if let path { sweep(to: path) }
        case .ended, .cancelled, .failed:
            guard first != nil else { return }
            first = nil
            swept = []
            list.spanDidEnd()
        default: break
        }
    }

    /// Selects the items from the first one to `path`; those that are no longer between go back.
    private func sweep(to path: IndexPath) {
        guard let first, list.selectsSeveral else { return }
        let range = min(first, path)...max(first, path)
        let between = Set(
            (range.lowerBound.section...range.upperBound.section).flatMap { section in
                (0..<list.spanCount(in: section)).map { IndexPath(item: $0, section: section) }
            }
        ).filter(range.contains)
        for path in between.subtracting(swept).sorted() { list.spanSelect(true, at: path) }
        for path in swept.subtracting(between).sorted() { list.spanSelect(false, at: path) }
        swept = between
    }
}
