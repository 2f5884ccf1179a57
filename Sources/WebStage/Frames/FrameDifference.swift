/// The way from one picture to the next: rectangles that moved, then rectangles that are new. In pixels.
package struct FrameDifference: Equatable, Sendable {
    /// A rectangle of pixels.
    package struct Area: Equatable, Sendable {
        package var x, y, width, height: Int
        /// Creates an area.
        package init(x: Int, y: Int, width: Int, height: Int) {
            self.x = x
            self.y = y
            self.width = width
            self.height = height
        }
        var size: Int { width * height }
        func union(_ other: Area) -> Area {
            let (left, top) = (min(x, other.x), min(y, other.y))
            return Area(
                x: left, y: top, width: max(x + width, other.x + other.width) - left,
                height: max(y + height, other.y + other.height) - top)
        }
    }

    /// Rectangles, by where they are now, that were `shift` pixels further down before. In the order in which they can be
    /// copied within one picture.
    package var moved: [Area] = []
    /// How far up they moved; negative for down.
    package var shift = 0
    /// Rectangles whose pixels have to be sent.
    package var changed: [Area] = []

    /// Whether the pictures are the same.
    package var isEmpty: Bool { moved.isEmpty && changed.isEmpty }

    /// The pixels that have to be sent.
    var changedSize: Int { changed.reduce(0) { $0 + $1.size } }

    /// The difference between two pictures; from nothing, or from one of another size, all is new.
    package init(from old: FrameGrid?, to new: FrameGrid) {
        guard let old, old.width == new.width, old.height == new.height else {
            changed = [Area(x: 0, y: 0, width: new.width, height: new.height)]
            return
        }
        guard let rows = Self.changedRows(old, new) else { return }
        shift = Self.shift(old, new, rows)
        var rowsOfMoved: [ClosedRange<Int>?] = []
        var rowsOfChanged: [ClosedRange<Int>?] = []
        for row in rows {
            let (moved, changed) = Self.split(old, new, row, shift: shift)
            rowsOfMoved.append(moved)
            rowsOfChanged.append(changed)
        }
        Self.bridge(&rowsOfMoved, old, new, from: rows.lowerBound, shift: shift)
        Self.dropShort(&rowsOfMoved, into: &rowsOfChanged)
        moved = Self.areas(rowsOfMoved, from: rows.lowerBound, new, gap: 0)
        if shift < 0 { moved.reverse() }
        changed = Self.merged(Self.areas(rowsOfChanged, from: rows.lowerBound, new, gap: 4))
    }

    private static func changedRows(_ old: FrameGrid, _ new: FrameGrid) -> Range<Int>? {
        let columns = new.columns
        return old.cells.withUnsafeBufferPointer { old in
            new.cells.withUnsafeBufferPointer { new in
                guard let first = new.indices.first(where: { old[$0] != new[$0] }),
                    let last = new.indices.last(where: { old[$0] != new[$0] })
                else { return nil }
                return first / columns..<last / columns + 1
            }
        }
    }

    /// How far the content moved up, found by where the rows of each column that occur once went; 0 if it did not.
    private static func shift(_ old: FrameGrid, _ new: FrameGrid, _ rows: Range<Int>) -> Int {
        guard rows.count >= 32 else { return 0 }
        var votes: [Int: Int] = [:]
        // A cell of the old column leads to its row, or to none if it occurs twice. Few of the columns say enough.
        var table = CellTable(capacity: rows.count)
        for column in stride(from: new.columns / 2 % 2, to: new.columns, by: new.columns > 6 ? 2 : 1) {
            table.removeAll()
            for row in rows { table.insert(old.cell(row, column), row) }
            for row in rows {
                let cell = new.cell(row, column)
                if cell != old.cell(row, column), let place = table.row(of: cell) {
                    votes[place - row, default: 0] += 1
                }
            }
        }
        guard let best = votes.max(by: { ($0.value, $1.key.magnitude) < ($1.value, $0.key.magnitude) }),
            best.value >= rows.count / 8
        else { return 0 }
        return best.key
    }

    /// The columns of a row that can be copied, and those that must be sent.
    private static func split(
        _ old: FrameGrid, _ new: FrameGrid, _ row: Int, shift: Int
    ) -> (moved: ClosedRange<Int>?, changed: ClosedRange<Int>?) {
        let source = row + shift
        func isMoved(_ column: Int) -> Bool {
            source >= 0 && source < old.height && new.cell(row, column) == old.cell(source, column)
        }
        func differs(_ column: Int) -> Bool { new.cell(row, column) != old.cell(row, column) }
        guard let first = (0..<new.columns).first(where: differs),
            let last = (0..<new.columns).last(where: differs)
        else { return (nil, nil) }
        guard shift != 0, let start = (first...last).first(where: { differs($0) && isMoved($0) }) else {
            return (nil, first...last)
        }
        // The run around it of what the copy makes right, or leaves right.
        var (low, high) = (start, start)
        while low > 0, isMoved(low - 1) { low -= 1 }
        while high + 1 < new.columns, isMoved(high + 1) { high += 1 }
        let rest = (first...last).filter { differs($0) && !(low...high).contains($0) }
        guard let left = rest.first, let right = rest.last else { return (low...high, nil) }
        return (low...high, left...right)
    }

    /// Rows that look the same before and after, such as those between two lines of text, are copied along where the
    /// copy leaves them as they are: one rectangle in place of many.
    private static func bridge(
        _ moved: inout [ClosedRange<Int>?], _ old: FrameGrid, _ new: FrameGrid, from top: Int, shift: Int
    ) {
        guard shift != 0 else { return }
        for index in moved.indices.dropFirst() where moved[index] == nil {
            guard let range = moved[index - 1] else { continue }
            let (row, source) = (top + index, top + index + shift)
            guard source >= 0, source < old.height,
                range.allSatisfy({ new.cell(row, $0) == old.cell(source, $0) })
            else { continue }
            moved[index] = range
        }
    }

    /// A run of few rows is sent rather than copied.
    private static func dropShort(_ moved: inout [ClosedRange<Int>?], into changed: inout [ClosedRange<Int>?]) {
        var start = 0
        while start < moved.count {
            var end = start + 1
            while end < moved.count, moved[end] == moved[start] { end += 1 }
            if let range = moved[start], end - start < 16 {
                for row in start..<end {
                    moved[row] = nil
                    let other = changed[row] ?? range
                    changed[row] = min(range.lowerBound, other.lowerBound)...max(range.upperBound, other.upperBound)
                }
            }
            start = end
        }
    }

    /// The rectangles of consecutive rows with the same columns; up to `gap` rows in between that need nothing are taken in.
    private static func areas(_ rows: [ClosedRange<Int>?], from top: Int, _ grid: FrameGrid, gap: Int) -> [Area] {
        var result: [Area] = []
        for (index, range) in rows.enumerated() {
            guard let range else { continue }
            let left = range.lowerBound * FrameGrid.columnWidth
            let right = min((range.upperBound + 1) * FrameGrid.columnWidth, grid.width)
            let row = top + index
            if var last = result.last, last.x == left, last.width == right - left, row - (last.y + last.height) <= gap {
                last.height = row + 1 - last.y
                result[result.count - 1] = last
            } else {
                result.append(Area(x: left, y: row, width: right - left, height: 1))
            }
        }
        return result
    }

    /// Joins neighbours where little is sent for nothing: each rectangle costs about as much as a few thousand pixels.
    private static func merged(_ areas: [Area]) -> [Area] {
        var result: [Area] = []
        for area in areas {
            var area = area
            while let last = result.last {
                let union = last.union(area)
                guard union.size <= last.size + area.size + 6_000 || result.count > 24 else { break }
                area = union
                result.removeLast()
            }
            result.append(area)
        }
        return result
    }
}
