/// The rows that have come and gone while a list's sections stayed.
struct RowChanges {
    /// By where they were.
    private(set) var removed: [IndexPath] = []
    /// By where they are.
    private(set) var inserted: [IndexPath] = []

    /// Nil when the sections are others.
    ///
    /// - Parameters:
    ///   - old: For each section what tells it apart, and then what tells its rows apart.
    ///   - new: The same, as it is now.
    init?(from old: [[AnyHashable]], to new: [[AnyHashable]]) {
        guard !old.isEmpty, old.map(\.first) == new.map(\.first) else { return nil }
        for section in old.indices {
            for change in new[section].dropFirst().difference(from: old[section].dropFirst()) {
                switch change {
                case .remove(let row, _, _): removed.append(IndexPath(row: row, section: section))
                case .insert(let row, _, _): inserted.append(IndexPath(row: row, section: section))
                }
            }
        }
    }
}
