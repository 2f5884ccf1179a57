extension UICollectionView {
    /// A class of headers, footers or the like, and how they are made to show their section.
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Makes a view show what belongs to an index path.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        let handler: Handler
        let kind: String
        let registration: ReuseRegistration

        /// Registers the class `Supplementary` for a kind of views.
        public init(elementKind: String, handler: @escaping Handler) {
            self.handler = handler
            kind = elementKind
            registration = ReuseRegistration(kind: elementKind) {
                $0.register(Supplementary.self, kind: elementKind, identifier: $1)
            }
        }

        package init(
            elementKind: String, making make: @escaping @MainActor () -> UICollectionReusableView?,
            handler: @escaping Handler
        ) {
            self.handler = handler
            kind = elementKind
            registration = ReuseRegistration(kind: elementKind) {
                $0.register(kind: elementKind, identifier: $1, make)
            }
        }
    }

    /// Returns a header, footer or the like of a registration, made to show what belongs to the index path.
    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        registration.registration.enter(&pool)
        let dequeued = dequeueReusableSupplementaryView(
            ofKind: registration.kind, withReuseIdentifier: registration.registration.identifier, for: indexPath)
        guard let view = dequeued as? Supplementary else {
            fatalError("the nib of the registration has a \(type(of: dequeued)) instead of a \(Supplementary.self)")
        }
        registration.handler(view, registration.kind, indexPath)
        return view
    }
}
