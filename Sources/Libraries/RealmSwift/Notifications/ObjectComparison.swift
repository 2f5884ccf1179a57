/// Whether an object differs between two states, itself or in what it links to.
struct ObjectComparison {
    let before: Snapshot
    let after: Snapshot
    /// The properties that matter; nil for all.
    var keyPaths: [[String]]?
    let store: Store
    /// How many links are followed.
    private static let depth = 4

    func isModified(_ value: RowValue) -> Bool {
        guard case .link(let link) = value else { return false }
        if let keyPaths { return keyPaths.contains { isModified(link, $0[...]) } }
        var seen: Set<ObjectLink> = []
        return isModified(link, Self.depth, &seen)
    }

    private func isModified(_ link: ObjectLink, _ depth: Int, _ seen: inout Set<ObjectLink>) -> Bool {
        guard seen.insert(link).inserted else { return false }
        let old = before.row(link)
        let new = after.row(link)
        if old !== new {
            if let old, let new {
                if old.values != new.values || old.transaction != new.transaction { return true }
            } else {
                return true
            }
        }
        guard depth > 0, let new else { return false }
        var found = false
        for value in new.values {
            value.forEachLink { part in if !found { found = isModified(part, depth - 1, &seen) } }
            if found { return true }
        }
        return false
    }

    private func isModified(_ link: ObjectLink, _ path: ArraySlice<String>) -> Bool {
        guard let name = path.first, let position = store.type(at: link.table).position(of: name) else { return false }
        guard let old = before.row(link), let new = after.row(link) else {
            return before.row(link) != nil || after.row(link) != nil
        }
        if old.values[position] != new.values[position] { return true }
        guard path.count > 1 else { return false }
        var found = false
        new.values[position].forEachLink { part in if !found { found = isModified(part, path.dropFirst()) } }
        return found
    }
}
