import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Takes out the elements at these distances from the start.
    public mutating func remove(atOffsets offsets: IndexSet) {
        var position = 0
        removeAll { _ in
            defer { position += 1 }
            return offsets.contains(position)
        }
    }
}

extension MutableCollection where Self: RangeReplaceableCollection {
    /// Puts the elements at these distances before the one that is at `destination` now.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let elements = Array(self)
        var before: [Element] = []
        var moved: [Element] = []
        var after: [Element] = []
        for (position, element) in elements.enumerated() {
            if source.contains(position) {
                moved.append(element)
            } else if position < destination {
                before.append(element)
            } else {
                after.append(element)
            }
        }
        replaceSubrange(startIndex..<endIndex, with: before + moved + after)
    }
}
