extension UICollectionView {
    /// A class of cells, and how they are made to show an item.
    ///
    /// Keep it, instead of making one for each cell: cells are reused for the registration that they were made by.
    @preconcurrency @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Makes a cell show an item.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let handler: Handler
        let registration: ReuseRegistration

        /// Registers the class `Cell`.
        public init(handler: @escaping Handler) {
            self.handler = handler
            registration = ReuseRegistration(kind: nil) { $0.register(Cell.self, kind: nil, identifier: $1) }
        }

        package init(
            making make: @escaping @MainActor () -> UICollectionReusableView?, handler: @escaping Handler
        ) {
            self.handler = handler
            registration = ReuseRegistration(kind: nil) { $0.register(kind: nil, identifier: $1, make) }
        }
    }

    /// Returns a cell of a registration that shows an item.
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        registration.registration.enter(&pool)
        let dequeued = dequeueReusableCell(
            withReuseIdentifier: registration.registration.identifier, for: indexPath)
        guard let cell = dequeued as? Cell else {
            fatalError("the nib of the registration has a \(type(of: dequeued)) instead of a \(Cell.self)")
        }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }
}

/// The identifier under which views of one registration are reused.
@MainActor
final class ReuseRegistration {
    let kind: String?
    private let register: (inout CollectionReusePool, String) -> Void
    private(set) lazy var identifier = "registration \(ObjectIdentifier(self))"

    init(kind: String?, register: @escaping (inout CollectionReusePool, String) -> Void) {
        self.kind = kind
        self.register = register
    }

    func enter(_ pool: inout CollectionReusePool) {
        if !pool.makes(kind: kind, identifier: identifier) {
            // The pool keeps the registration, so that no other one gets its identifier.
            pool.registrations.append(self)
            register(&pool, identifier)
        }
    }
}
