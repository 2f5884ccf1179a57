extension UICollectionView {
    /// How soon items make room for one that is dragged.
    public enum ReorderingCadence: Int, Sendable {
        /// At once.
        case immediate = 0
        /// Soon.
        case fast = 1
        /// After a while.
        case slow = 2
    }

    private enum Cadence: RareValue { static var usual: ReorderingCadence { .immediate } }

    /// How soon items make room for one that is dragged. Has no effect: they do at once.
    public var reorderingCadence: ReorderingCadence {
        get { rare[Cadence.self] }
        set { rare[Cadence.self] = newValue }
    }
}
