/// Puts the views of rows into columns.
final class GridElement: ContainerElement {
    var alignment = Alignment.center
    var spacing = CGSize(width: 8, height: 8)

    private struct Cell {
        var item: Item
        var row: Int
        var column: Int
        /// Nil for all of them.
        var span: Int?
        var rowAlignment: VerticalAlignment?
        var traits: GridCellTraits { item.traits.gridCell }
    }

    private struct Arrangement {
        var cells: [Cell] = []
        var widths: [CGFloat] = []
        var heights: [CGFloat] = []
        var alignments: [Int: HorizontalAlignment] = [:]
        var size = CGSize.zero
    }

    private func start(_ index: Int, _ lengths: [CGFloat], _ gap: CGFloat) -> CGFloat {
        lengths.prefix(index).reduce(0, +) + gap * CGFloat(index)
    }

    private func span(_ cell: Cell, _ arrangement: Arrangement) -> CGFloat {
        let count = cell.span ?? arrangement.widths.count
        let end = min(cell.column + count, arrangement.widths.count)
        return arrangement.widths[min(cell.column, end)..<end].reduce(0, +)
            + spacing.width * CGFloat(max(end - cell.column - 1, 0))
    }

    private func arrange(_ proposal: ProposedViewSize) -> Arrangement {
        var result = Arrangement()
        var columns = 0
        var rows = 0
        for child in children {
            if let row = child.element as? GridRowElement {
                var column = 0
                for item in row.children {
                    let cell = Cell(
                        item: item, row: rows, column: column, span: item.traits.gridCell.columns,
                        rowAlignment: row.rowAlignment)
                    if let guide = cell.traits.columnAlignment { result.alignments[column] = guide }
                    result.cells.append(cell)
                    column += item.traits.gridCell.columns
                }
                columns = max(columns, column)
            } else {
                result.cells.append(Cell(item: child, row: rows, column: 0, span: nil))
            }
            rows += 1
        }
        guard rows > 0 else { return result }
        columns = max(columns, 1)
        let single = result.cells.filter { $0.span == 1 && !$0.traits.unsized.contains(.horizontal) }
        result.widths = lengths(
            count: columns, offer: proposal.width.map { $0 - spacing.width * CGFloat(columns - 1) }
        ) { column, length in
            single.filter { $0.column == column }
                .map {
                    $0.item.element.size(ProposedViewSize(width: length, height: proposal.height == 0 ? 0 : nil)).width
                }
                .max() ?? 0
        }
        widen(&result, proposal)
        let cells = result.cells
        let whole = result
        result.heights = lengths(
            count: rows, offer: proposal.height.map { $0 - spacing.height * CGFloat(rows - 1) }
        ) { row, length in
            cells.filter { $0.row == row && !$0.traits.unsized.contains(.vertical) }
                .map { $0.item.element.size(ProposedViewSize(width: span($0, whole), height: length)).height }
                .max() ?? 0
        }
        result.size = CGSize(
            width: start(columns, result.widths, spacing.width) - spacing.width,
            height: start(rows, result.heights, spacing.height) - spacing.height)
        return result
    }

    /// Makes columns wider where a view that takes several of them, or all, is wider than they are.
    private func widen(_ arrangement: inout Arrangement, _ proposal: ProposedViewSize) {
        for cell in arrangement.cells where cell.span != 1 && !cell.traits.unsized.contains(.horizontal) {
            let count = cell.span ?? arrangement.widths.count
            let width = cell.item.element.size(ProposedViewSize(width: proposal.width, height: nil)).width
            let missing = width - span(cell, arrangement)
            guard missing > 0, missing.isFinite else { continue }
            let end = min(cell.column + count, arrangement.widths.count)
            for column in cell.column..<end { arrangement.widths[column] += missing / CGFloat(end - cell.column) }
        }
    }

    /// Divides what is offered among columns or rows, the least flexible first.
    private func lengths(
        count: Int, offer: CGFloat?, _ measure: (Int, CGFloat?) -> CGFloat
    ) -> [CGFloat] {
        guard let offer else { return (0..<count).map { measure($0, nil) } }
        let flexibility = (0..<count).map { measure($0, .infinity) - measure($0, 0) }
        var result = Array(repeating: CGFloat(0), count: count)
        var remaining = max(offer, 0)
        let order = (0..<count).sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
        for (number, index) in order.enumerated() {
            result[index] = measure(index, remaining / CGFloat(count - number))
            remaining = max(remaining - result[index], 0)
        }
        return result
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { arrange(proposal).size }

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, in canvas: PlacementCanvas) {
        let arrangement = arrange(proposal)
        for cell in arrangement.cells {
            let room = CGSize(width: span(cell, arrangement), height: arrangement.heights[cell.row])
            let offer = ProposedViewSize(room)
            let dimensions = cell.item.element.dimensions(offer)
            let outer = ViewDimensions(room, proposal: offer)
            let horizontal = arrangement.alignments[cell.column] ?? alignment.horizontal
            let vertical = cell.rowAlignment ?? alignment.vertical
            var origin = CGPoint(
                x: outer[horizontal] - dimensions[horizontal],
                y: guide(vertical, cell, arrangement) - dimensions[vertical])
            if let anchor = cell.traits.anchor {
                origin = CGPoint(
                    x: (room.width - dimensions.width) * anchor.x, y: (room.height - dimensions.height) * anchor.y)
            }
            cell.item.element.place(
                CGRect(
                    x: rect.minX + start(cell.column, arrangement.widths, spacing.width) + origin.x,
                    y: rect.minY + start(cell.row, arrangement.heights, spacing.height) + origin.y,
                    width: dimensions.width, height: dimensions.height), offer, in: canvas)
        }
    }

    /// Where the guide of a row is: text baselines meet, other guides are those of the row's room.
    private func guide(_ alignment: VerticalAlignment, _ cell: Cell, _ arrangement: Arrangement) -> CGFloat {
        let height = arrangement.heights[cell.row]
        guard alignment.key.isTextBaseline else {
            return ViewDimensions(CGSize(width: 0, height: height), proposal: .unspecified)[alignment]
        }
        return arrangement.cells.filter { $0.row == cell.row }.map { other in
            let offer = ProposedViewSize(width: span(other, arrangement), height: height)
            return other.item.element.dimensions(offer)[alignment]
        }.max() ?? height
    }
}
