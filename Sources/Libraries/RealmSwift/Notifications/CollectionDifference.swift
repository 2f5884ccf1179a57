/// The difference between two states of a collection.
struct CollectionDifference {
    var deletions: [Int] = []
    var insertions: [Int] = []
    var modifications: [Int] = []

    var isEmpty: Bool { deletions.isEmpty && insertions.isEmpty && modifications.isEmpty }

    /// - Parameter isModified: Whether an element that stayed has changed.
    init(from old: [RowValue], to new: [RowValue], isModified: (RowValue) -> Bool) {
        // Elements that are there twice are told apart by how often they came before.
        let oldMarks = Self.marks(old)
        let newMarks = Self.marks(new)
        var places: [Mark: Int] = [:]
        places.reserveCapacity(new.count)
        for (index, mark) in newMarks.enumerated() { places[mark] = index }
        // Those that keep their order stay; the others go and come again.
        var kept: [(old: Int, new: Int)] = []
        for (index, mark) in oldMarks.enumerated() { if let place = places[mark] { kept.append((index, place)) } }
        let staying = Self.longestRising(kept.map(\.new))
        var stayingOld = Set<Int>(minimumCapacity: staying.count)
        var stayingNew = Set<Int>(minimumCapacity: staying.count)
        for position in staying {
            stayingOld.insert(kept[position].old)
            stayingNew.insert(kept[position].new)
        }
        deletions = old.indices.filter { !stayingOld.contains($0) }
        insertions = new.indices.filter { !stayingNew.contains($0) }
        modifications = old.indices.filter { stayingOld.contains($0) && isModified(old[$0]) }
    }

    private struct Mark: Hashable {
        var value: RowValue
        var number: Int
    }

    private static func marks(_ values: [RowValue]) -> [Mark] {
        var counts: [RowValue: Int] = [:]
        return values.map { value in
            let number = counts[value, default: 0]
            counts[value] = number + 1
            return Mark(value: value, number: number)
        }
    }

    /// The positions of a longest part of the numbers that rises.
    private static func longestRising(_ numbers: [Int]) -> [Int] {
        var ends: [Int] = []
        var previous = [Int](repeating: -1, count: numbers.count)
        for (index, number) in numbers.enumerated() {
            var low = 0
            var high = ends.count
            while low < high {
                let middle = (low + high) / 2
                if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
            }
            if low > 0 { previous[index] = ends[low - 1] }
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var result: [Int] = []
        var next = ends.last ?? -1
        while next >= 0 {
            result.append(next)
            next = previous[next]
        }
        return result.reversed()
    }
}
