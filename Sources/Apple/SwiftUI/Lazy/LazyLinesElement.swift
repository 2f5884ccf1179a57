/// Puts elements in lines below or beside each other, and makes those that can be seen alone.
final class LazyLinesElement: ContainerElement {
    private let axis: Axis
    /// Between lines, in points; nil for what is usual.
    var spacing: CGFloat?
    /// How the elements of a stack stand across it, or a grid in its room.
    var alignment: AlignmentKey
    /// The items of a grid; nil for a stack.
    var items: [GridItem]?
    var pinned: PinnedScrollableViews = []
    /// The elements that are on the screen.
    private var shown: [ObjectIdentifier: Element] = [:]
    private var arrangements: [CGFloat?: Arrangement] = [:]
    private var generation = -1

    init(axis: Axis, alignment: AlignmentKey) {
        self.axis = axis
        self.alignment = alignment
        super.init()
    }

    private struct Line {
        var cells: [Item]
        /// Whether the line is one view, from side to side.
        var isWhole = false
        var start: CGFloat = 0
        var length: CGFloat = 0

        var section: SectionContent? { cells.first?.traits.section }
        var edge: SectionEdge? { isWhole ? cells.first?.traits.sectionEdge : nil }
    }

    private struct Arrangement {
        var tracks: [GridTrack] = []
        var lines: [Line] = []
        var length: CGFloat = 0
        var breadth: CGFloat = 0
    }

    // MARK: Lines

    private func arrange(_ room: CGFloat?) -> Arrangement {
        let current = graph?.generation ?? 0
        if generation != current || graph == nil {
            arrangements.removeAll(keepingCapacity: true)
            generation = current
        } else if let known = arrangements[room] {
            return known
        }
        let arrangement = makeArrangement(room)
        arrangements[room] = arrangement
        return arrangement
    }

    private func makeArrangement(_ room: CGFloat?) -> Arrangement {
        var result = Arrangement()
        let finite = room.flatMap { $0.isFinite ? $0 : nil }
        if let items {
            let (tracks, length) = GridTrack.tracks(items, in: finite)
            result.tracks = tracks
            result.breadth = finite ?? length
        }
        for child in children where child.element.lazyRow?.isNothing != true {
            let isWhole = items == nil || child.traits.sectionEdge != nil
            if !isWhole, let last = result.lines.last, !last.isWhole, last.cells.count < result.tracks.count,
                last.section === child.traits.section
            {
                result.lines[result.lines.count - 1].cells.append(child)
            } else {
                result.lines.append(Line(cells: [child], isWhole: isWhole))
            }
        }
        let guess = guess(result, room)
        for index in result.lines.indices {
            let line = result.lines[index]
            result.lines[index].length = isMade(line) ? length(of: line, result.tracks, room) : guess
        }
        if items == nil {
            result.breadth =
                finite
                ?? result.lines.lazy.filter { self.isMade($0) }.map { self.breadth(of: $0, room) }.max() ?? 0
        }
        setStarts(&result)
        return result
    }

    /// How long a line is taken to be that has not been made: as long as the others are on average.
    private func guess(_ arrangement: Arrangement, _ room: CGFloat?) -> CGFloat {
        var lines = arrangement.lines.filter { $0.edge == nil && isMade($0) }
        if lines.isEmpty { lines = Array(arrangement.lines.filter { $0.edge == nil && isBegun($0) }.prefix(1)) }
        guard !lines.isEmpty else { return 0 }
        return lines.reduce(0) { $0 + length(of: $1, arrangement.tracks, room) } / CGFloat(lines.count)
    }

    private func isMade(_ line: Line) -> Bool { line.cells.allSatisfy { $0.element.lazyRow?.isMade ?? true } }
    private func isBegun(_ line: Line) -> Bool { line.cells.contains { $0.element.lazyRow?.isMade ?? true } }

    private func setStarts(_ arrangement: inout Arrangement) {
        var position: CGFloat = 0
        for index in arrangement.lines.indices {
            arrangement.lines[index].start = position
            position += arrangement.lines[index].length + (index < arrangement.lines.count - 1 ? spacing ?? 8 : 0)
        }
        arrangement.length = position
    }

    private func offer(_ number: Int, _ line: Line, _ tracks: [GridTrack], _ room: CGFloat?) -> ProposedViewSize {
        var offer = ProposedViewSize.unspecified
        offer[axis.other] = line.isWhole ? room : tracks[number].length
        return offer
    }

    private func length(of line: Line, _ tracks: [GridTrack], _ room: CGFloat?) -> CGFloat {
        line.cells.enumerated()
            .filter { $1.element.lazyRow?.isMade ?? true }
            .map { $1.element.size(offer($0, line, tracks, room))[axis] }.max() ?? 0
    }

    private func breadth(of line: Line, _ room: CGFloat?) -> CGFloat {
        line.cells.map { $0.element.size(offer(0, line, [], room))[axis.other] }.max() ?? 0
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let arrangement = arrange(proposal[axis.other])
        var size = CGSize.zero
        size[axis] = arrangement.length
        size[axis.other] = arrangement.breadth
        return size
    }

    // MARK: Places

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, in canvas: PlacementCanvas) {
        canvas.scroller?.followsScrolling = true
        let room = proposal[axis.other]
        var arrangement = arrange(room)
        let expected = arrangement.length
        let begin = axis == .vertical ? rect.minY : rect.minX
        let low = (axis == .vertical ? canvas.visible.minY : canvas.visible.minX) - begin
        let high = (axis == .vertical ? canvas.visible.maxY : canvas.visible.maxX) - begin
        var position: CGFloat = 0
        var visible: [Int] = []
        for index in arrangement.lines.indices {
            let line = arrangement.lines[index]
            var length = line.length
            let isVisible = { position < high && position + max(length, 0.5) > low }
            if isVisible() {
                if !isMade(line) {
                    for cell in line.cells { cell.element.lazyRow?.realize() }
                    length = self.length(of: line, arrangement.tracks, room)
                }
                // The line may be shorter than it was taken to be.
                if isVisible() { visible.append(index) }
            }
            arrangement.lines[index].start = position
            arrangement.lines[index].length = length
            position += length + (index < arrangement.lines.count - 1 ? spacing ?? 8 : 0)
        }
        arrangement.length = position
        if abs(position - expected) > 0.01 || visible.contains(where: { hasNothing(arrangement.lines[$0]) }) {
            canvas.scroller?.contentDidGrow()
            graph?.sizesDidChange()
        }
        show(visible, arrangement, rect, room, canvas, low...max(high, low))
    }

    private func hasNothing(_ line: Line) -> Bool { line.cells.contains { $0.element.lazyRow?.isNothing == true } }

    private func show(
        _ visible: [Int], _ arrangement: Arrangement, _ rect: CGRect, _ room: CGFloat?, _ canvas: PlacementCanvas,
        _ window: ClosedRange<CGFloat>
    ) {
        var now: [ObjectIdentifier: Element] = [:]
        let pins = pins(arrangement, window)
        for index in visible where pins[index] == nil {
            show(arrangement.lines[index], at: arrangement.lines[index].start, arrangement, rect, room, canvas, &now)
        }
        for (index, start) in pins.sorted(by: { $0.key < $1.key }) {
            show(arrangement.lines[index], at: start, arrangement, rect, room, canvas, &now)
        }
        for (id, element) in shown where now[id] == nil { element.leaveScreen() }
        shown = now
    }

    /// Where the headers and footers are that stay in sight.
    private func pins(_ arrangement: Arrangement, _ window: ClosedRange<CGFloat>) -> [Int: CGFloat] {
        guard !pinned.isEmpty else { return [:] }
        var result: [Int: CGFloat] = [:]
        for (index, line) in arrangement.lines.enumerated() {
            guard let edge = line.edge, let section = line.section else { continue }
            let lines = arrangement.lines.filter { $0.section === section }
            guard let first = lines.first, let last = lines.last else { continue }
            let end = last.start + last.length
            guard first.start < window.upperBound, end > window.lowerBound else { continue }
            if edge == .header, pinned.contains(.sectionHeaders) {
                result[index] = min(max(line.start, window.lowerBound), end - line.length)
            } else if edge == .footer, pinned.contains(.sectionFooters) {
                result[index] = max(min(line.start, window.upperBound - line.length), first.start)
            }
        }
        return result
    }

    private func show(
        _ line: Line, at start: CGFloat, _ arrangement: Arrangement, _ rect: CGRect, _ room: CGFloat?,
        _ canvas: PlacementCanvas, _ now: inout [ObjectIdentifier: Element]
    ) {
        for (number, cell) in line.cells.enumerated() {
            let offer = offer(number, line, arrangement.tracks, room)
            let dimensions = cell.element.dimensions(offer)
            var track = GridTrack(start: 0, length: rect.size[axis.other])
            var across = alignment
            var along: AlignmentKey?
            if !line.isWhole {
                track = arrangement.tracks[number]
                track.start += gridStart(arrangement, rect)
                let own = track.alignment ?? .center
                across = axis == .vertical ? own.horizontal.key : own.vertical.key
                along = axis == .vertical ? own.vertical.key : own.horizontal.key
            }
            var box = CGSize.zero
            box[axis] = line.length
            box[axis.other] = track.length
            let outer = ViewDimensions(box, proposal: offer)
            let minor = track.start + outer[across] - dimensions[across]
            let major = start + (along.map { outer[$0] - dimensions[$0] } ?? 0)
            let origin = axis == .vertical ? CGPoint(x: minor, y: major) : CGPoint(x: major, y: minor)
            cell.element.place(
                CGRect(
                    x: rect.minX + origin.x, y: rect.minY + origin.y, width: dimensions.width, height: dimensions.height
                ),
                offer, in: canvas)
            now[ObjectIdentifier(cell.element)] = cell.element
        }
    }

    /// Where the tracks begin in the room of the grid.
    private func gridStart(_ arrangement: Arrangement, _ rect: CGRect) -> CGFloat {
        guard let last = arrangement.tracks.last else { return 0 }
        var inner = CGSize.zero
        inner[axis.other] = last.start + last.length
        return ViewDimensions(rect.size, proposal: .unspecified)[alignment]
            - ViewDimensions(inner, proposal: .unspecified)[alignment]
    }

    override func locate(_ id: AnyHashable, _ rect: CGRect, _ proposal: ProposedViewSize) -> CGRect? {
        let room = proposal[axis.other]
        let arrangement = arrange(room)
        for line in arrangement.lines {
            var place = rect
            if axis == .vertical {
                (place.origin.y, place.size.height) = (rect.minY + line.start, line.length)
            } else {
                (place.origin.x, place.size.width) = (rect.minX + line.start, line.length)
            }
            for (number, cell) in line.cells.enumerated() {
                let offer = offer(number, line, arrangement.tracks, room)
                if let found = cell.locate(id, place, offer) { return found }
            }
        }
        return nil
    }

    override func cells(_ rect: CGRect, _ proposal: ProposedViewSize) -> [ScrollRest] {
        arrange(proposal[axis.other]).lines.flatMap { line in
            var place = rect
            if axis == .vertical {
                (place.origin.y, place.size.height) = (rect.minY + line.start, line.length)
            } else {
                (place.origin.x, place.size.width) = (rect.minX + line.start, line.length)
            }
            return line.cells.map { ScrollRest($0, place) }
        }
    }

    override func leaveScreen() {
        for element in shown.values { element.leaveScreen() }
        shown = [:]
    }
}
