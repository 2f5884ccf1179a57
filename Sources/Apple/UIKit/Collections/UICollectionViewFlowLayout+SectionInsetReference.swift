extension UICollectionViewFlowLayout {
    /// What the room around a section is measured from.
    public enum SectionInsetReference: Int, Sendable {
        /// The collection view's content inset.
        case fromContentInset
        /// The safe area.
        case fromSafeArea
        /// The collection view's margins.
        case fromLayoutMargins

        /// How far in from what the content inset leaves, in points.
        @MainActor
        func insets(in view: UICollectionView) -> UIEdgeInsets {
            let wanted: UIEdgeInsets
            switch self {
            case .fromContentInset: return .zero
            case .fromSafeArea: wanted = view.safeAreaInsets
            case .fromLayoutMargins: wanted = view.layoutMargins
            }
            let given = view.adjustedContentInset
            return UIEdgeInsets(
                top: max(0, wanted.top - given.top), left: max(0, wanted.left - given.left),
                bottom: max(0, wanted.bottom - given.bottom), right: max(0, wanted.right - given.right))
        }
    }
}
