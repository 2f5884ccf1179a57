import Foundation

/// The difference between two snapshots as a batch of updates.
struct SnapshotDifference {
    private(set) var deletedSections = IndexSet()
    private(set) var insertedSections = IndexSet()
    private(set) var movedSections: [(from: Int, to: Int)] = []
    private(set) var deleted: [IndexPath] = []
    private(set) var inserted: [IndexPath] = []
    private(set) var moved: [(from: IndexPath, to: IndexPath)] = []

    init<Section, Item>(
        from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        let (oldSections, newSections) = (old.sectionIdentifiers, new.sectionIdentifiers)
        let oldIndex = Dictionary(uniqueKeysWithValues: oldSections.enumerated().map { ($1, $0) })
        let newIndex = Dictionary(uniqueKeysWithValues: newSections.enumerated().map { ($1, $0) })
        for (index, section) in oldSections.enumerated() where newIndex[section] == nil {
            deletedSections.insert(index)
        }
        for (index, section) in newSections.enumerated() where oldIndex[section] == nil {
            insertedSections.insert(index)
        }
        let keptSections = newSections.compactMap { oldIndex[$0] }
        let stable = Self.longestIncrease(keptSections)
        for section in newSections {
            guard let from = oldIndex[section], !stable.contains(from) else { continue }
            movedSections.append((from, newIndex[section]!))
        }

        let (oldPlaces, newPlaces) = (old.places, new.places)
        for (section, identifier) in oldSections.enumerated() where !deletedSections.contains(section) {
            for (row, item) in old.itemIdentifiers(inSection: identifier).enumerated() where newPlaces[item] == nil {
                deleted.append(IndexPath(row: row, section: section))
            }
        }
        for (section, identifier) in newSections.enumerated() {
            let items = new.itemIdentifiers(inSection: identifier)
            let source = oldIndex[identifier]
            // Items that stay in their section move only as far as their order changed.
            let rows = items.compactMap { item in
                oldPlaces[item].flatMap { $0.section == source ? $0.row : nil }
            }
            let stable = Self.longestIncrease(rows)
            for (row, item) in items.enumerated() {
                let path = IndexPath(row: row, section: section)
                guard let from = oldPlaces[item] else {
                    if !insertedSections.contains(section) { inserted.append(path) }
                    continue
                }
                if from.section == source, stable.contains(from.row) { continue }
                // UIKit does not move rows out of sections that go, nor into new ones.
                if deletedSections.contains(from.section) {
                    if !insertedSections.contains(section) { inserted.append(path) }
                } else if insertedSections.contains(section) {
                    deleted.append(from)
                } else {
                    moved.append((from, path))
                }
            }
        }
    }

    var isEmpty: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty && deleted.isEmpty
            && inserted.isEmpty && moved.isEmpty
    }

    /// The members of a longest increasing subsequence: what may stay where it is while the rest moves.
    static func longestIncrease(_ numbers: [Int]) -> Set<Int> {
        var tails: [Int] = []
        var previous = [Int](repeating: -1, count: numbers.count)
        for (index, number) in numbers.enumerated() {
            var (low, high) = (0, tails.count)
            while low < high {
                let middle = (low + high) / 2
                if numbers[tails[middle]] < number { low = middle + 1 } else { high = middle }
            }
            if low > 0 { previous[index] = tails[low - 1] }
            if low == tails.count { tails.append(index) } else { tails[low] = index }
        }
        var result: Set<Int> = []
        var next = tails.last ?? -1
        while next >= 0 {
            result.insert(numbers[next])
            next = previous[next]
        }
        return result
    }
}
