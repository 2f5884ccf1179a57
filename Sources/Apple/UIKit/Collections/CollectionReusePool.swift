public import CoreGraphics
internal import RuntimeShims

/// Cells and other views of a collection that went out of sight, and the classes that new ones are made of.
@MainActor
struct CollectionReusePool {
    private struct Key: Hashable {
        /// Nil for cells.
        var kind: String?
        var identifier: String
    }

    private var waiting: [Key: [UICollectionReusableView]] = [:]
    private var makers: [Key: @MainActor (CGRect) -> UICollectionReusableView?] = [:]

    /// The registrations whose identifiers are in use.
    var registrations: [ReuseRegistration] = []

    nonisolated init() {}

    mutating func register(_ type: AnyClass?, kind: String?, identifier: String) {
        let key = Key(kind: kind, identifier: identifier)
        guard let type else {
            makers[key] = nil
            return
        }
        guard let type = type as? UICollectionReusableView.Type else {
            fatalError("must pass a class of kind UICollectionReusableView")
        }
        makers[key] = { frame in
            InitializerSlots.metatype(of: type, as: _UICollectionReusableViewCreator.self).init(frame: frame)
        }
    }

    mutating func register(
        kind: String?, identifier: String, _ make: @escaping @MainActor () -> UICollectionReusableView?
    ) {
        makers[Key(kind: kind, identifier: identifier)] = { _ in make() }
    }

    func makes(kind: String?, identifier: String) -> Bool { makers[Key(kind: kind, identifier: identifier)] != nil }

    /// A view that waits, or a new one; one of a class is made with the frame that it will have.
    mutating func dequeue(
        kind: String?, identifier: String, frame: @autoclosure () -> CGRect?
    ) -> UICollectionReusableView? {
        let key = Key(kind: kind, identifier: identifier)
        if let view = waiting[key]?.popLast() {
            view.tell("prepareForReuse") { view.prepareForReuse() }
            return view
        }
        let view = makers[key]?(frame() ?? .zero)
        view?.reuseIdentifier = identifier
        return view
    }

    mutating func put(_ view: UICollectionReusableView, kind: String?) {
        guard let identifier = view.reuseIdentifier else { return }
        waiting[Key(kind: kind, identifier: identifier), default: []].append(view)
    }
}

/// Stands for whatever class was registered; see ``InitializerSlots``.
open class _UICollectionReusableViewCreator: UICollectionReusableView {
    public required override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
