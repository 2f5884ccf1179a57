/// The steps that lead from one list to another, as table and collection views take them in a batch: removals by their
/// place in the old list, insertions by their place in the new one, moves from old to new.
///
/// Elements are told apart by their identity. As few are moved as can be. Found in O(n log n).
public struct ListChanges: Equatable, Sendable {
    /// An element that has changed its place among those that stay.
    public struct Move: Hashable, Sendable {
        /// The place in the old list.
        public var from: Int
        /// The place in the new list.
        public var to: Int

        /// Creates a move.
        public init(from: Int, to: Int) {
            self.from = from
            self.to = to
        }
    }

    /// Places in the old list, in ascending order.
    public var removals: [Int] = []
    /// Places in the new list, in ascending order.
    public var insertions: [Int] = []
    /// In ascending order of their places in the new list.
    public var moves: [Move] = []
    /// Places in the new list of elements that were there and have other contents now, in ascending order.
    public var updates: [Int] = []

    /// Whether nothing was removed, inserted or moved.
    public var keepsOrder: Bool { removals.isEmpty && insertions.isEmpty && moves.isEmpty }

    /// Compares two lists.
    ///
    /// - Parameters:
    ///   - identity: Tells elements apart. Of several with the same identity the first stands for the first, and so on.
    ///   - isSame: Whether an element that stays has the same contents.
    public init<Element, Identity: Hashable>(
        from old: [Element], to new: [Element], identity: (Element) -> Identity, isSame: (Element, Element) -> Bool
    ) {
        var places: [Key<Identity>: Int] = [:]
        places.reserveCapacity(old.count)
        for (index, key) in Key.all(old.map(identity)).enumerated() { places[key] = index }
        var stays = Array(repeating: false, count: old.count)
        // Of each element that stays, its old place, in the order of the new places.
        var kept: [(old: Int, new: Int)] = []
        for (index, key) in Key.all(new.map(identity)).enumerated() {
            guard let place = places[key] else {
                insertions.append(index)
                continue
            }
            stays[place] = true
            kept.append((place, index))
            if !isSame(old[place], new[index]) { updates.append(index) }
        }
        removals = stays.indices.filter { !stays[$0] }
        let still = Self.longestAscent(kept.map(\.old))
        for (index, pair) in kept.enumerated() where !still.contains(index) {
            moves.append(Move(from: pair.old, to: pair.new))
        }
    }

    /// Compares two lists by the elements' identities and contents.
    public init<Element: Identifiable & Equatable>(from old: [Element], to new: [Element]) {
        self.init(from: old, to: new, identity: \.id, isSame: ==)
    }

    private struct Key<Identity: Hashable>: Hashable {
        var identity: Identity
        /// How many of the same identity come before.
        var repetition: Int

        static func all(_ identities: [Identity]) -> [Key] {
            var counts: [Identity: Int] = [:]
            counts.reserveCapacity(identities.count)
            return identities.map { identity in
                let count = counts[identity, default: 0]
                counts[identity] = count + 1
                return Key(identity: identity, repetition: count)
            }
        }
    }

    /// The indices of one of the longest ascending sequences in `numbers`.
    private static func longestAscent(_ numbers: [Int]) -> Set<Int> {
        /// By length less one, the index at which the sequence with the lowest end ends.
        var ends: [Int] = []
        var before = Array(repeating: -1, count: numbers.count)
        for (index, number) in numbers.enumerated() {
            var low = 0
            var high = ends.count
            while low < high {
                let middle = (low + high) / 2
                if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
            }
            if low > 0 { before[index] = ends[low - 1] }
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var result: Set<Int> = []
        var index = ends.last ?? -1
        while index >= 0 {
            result.insert(index)
            index = before[index]
        }
        return result
    }
}
