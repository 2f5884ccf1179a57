import Foundation

/// Where the sections of a table and their rows lie, from the top of the content.
struct TableMetrics {
    struct Section {
        var rows: RowHeights
        /// Room above the header that does not float with it.
        var topPadding: CGFloat = 0
        var header: CGFloat = 0
        var footer: CGFloat = 0
        /// Whether the view of the header or footer has been asked for, so that the height is its own.
        var headerIsKnown = true
        var footerIsKnown = true

        var height: CGFloat { topPadding + header + rows.total + footer }
    }

    private(set) var sections: [Section] = []
    /// Where the first section begins: below the table's own header.
    var top: CGFloat = 0 {
        didSet { if top != oldValue { validCount = 0 } }
    }
    private var tops: [CGFloat] = []
    /// How many of `tops` are right.
    private var validCount = 0

    mutating func replace(_ sections: [Section]) {
        self.sections = sections
        tops = []
        validCount = 0
    }

    mutating func change(_ section: Int, _ body: (inout Section) -> Void) {
        body(&sections[section])
        validCount = min(validCount, section + 1)
    }

    mutating func sectionTop(_ section: Int) -> CGFloat {
        if validCount <= section {
            if tops.count != sections.count + 1 { tops = [CGFloat](repeating: 0, count: sections.count + 1) }
            for index in validCount...section {
                tops[index] = index == 0 ? top : tops[index - 1] + sections[index - 1].height
            }
            validCount = section + 1
        }
        return tops[section]
    }

    /// Where the last section ends.
    var bottom: CGFloat {
        mutating get { sections.isEmpty ? top : sectionTop(sections.count - 1) + sections[sections.count - 1].height }
    }

    mutating func rowsTop(_ section: Int) -> CGFloat {
        sectionTop(section) + sections[section].topPadding + sections[section].header
    }

    /// The y coordinates of a row.
    mutating func span(_ path: IndexPath) -> (top: CGFloat, height: CGFloat) {
        let rows = sections[path.section].rows
        return (rowsTop(path.section) + rows.offset(of: path.row), rows[path.row])
    }

    func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && sections.indices.contains(path.section) && path.row >= 0
            && path.row < sections[path.section].rows.count
    }

    /// The section at a coordinate: the last one that begins at or above it.
    mutating func section(at y: CGFloat) -> Int? {
        guard !sections.isEmpty else { return nil }
        _ = sectionTop(sections.count - 1)
        var (low, high) = (0, sections.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if tops[middle] <= y { low = middle } else { high = middle }
        }
        return low
    }

    /// The first row that reaches below a coordinate.
    mutating func firstRow(below y: CGFloat) -> IndexPath? {
        guard var section = section(at: y) else { return nil }
        while section < sections.count {
            let rows = sections[section].rows
            let distance = y - rowsTop(section)
            if rows.count > 0, distance < rows.total, let row = rows.row(at: max(distance, 0)) {
                return IndexPath(row: row, section: section)
            }
            section += 1
        }
        return nil
    }

    /// The row after this one, in the next sections if need be.
    func row(after path: IndexPath) -> IndexPath? {
        if path.row + 1 < sections[path.section].rows.count {
            return IndexPath(row: path.row + 1, section: path.section)
        }
        for section in sections.indices.dropFirst(path.section + 1) where sections[section].rows.count > 0 {
            return IndexPath(row: 0, section: section)
        }
        return nil
    }

    var rowCount: Int { sections.reduce(0) { $0 + $1.rows.count } }
}
