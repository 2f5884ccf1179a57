import CoreGraphics
import Foundation
import SwiftUI

/// What is drawn of a chart's marks.
@MainActor
struct ChartDrawing {
    /// A part of the picture.
    struct Piece {
        var path: Path
        var style: any ShapeStyle
        /// Nil for an area.
        var stroke: StrokeStyle?
        var opacity: Double
    }

    /// A view of the app's at a point.
    struct Symbol {
        var view: AnyView
        var place: CGPoint
        var opacity: Double
    }

    private(set) var pieces: [Piece] = []
    private(set) var symbols: [Symbol] = []
    /// Where marks are, for what stands beside them.
    private(set) var places: [(mark: _ChartMark, rect: CGRect)] = []
    private let plan: ChartPlan

    init(_ plan: ChartPlan) {
        self.plan = plan
        if plan.isRound { drawSectors() } else { drawMarks() }
    }

    private mutating func drawMarks() {
        let stacks = ChartStacks(plan.marks)
        let isSideways = ChartStacks.isSideways(plan.marks)
        var groups: [_PlottedValue] = []
        for mark in plan.marks {
            if let value = mark.positionBy?.value, !groups.contains(value) { groups.append(value) }
        }
        drawAreas(stacks)
        drawLines()
        for (index, mark) in plan.marks.enumerated() {
            let (firstPiece, firstSymbol, firstPlace) = (pieces.count, symbols.count, places.count)
            defer { move(mark.offset, firstPiece, firstSymbol, firstPlace) }
            switch mark.form {
            case .bar(let width):
                if let span = stacks.spans[index] {
                    drawBar(mark, index, span, width, isSideways, groups)
                } else {
                    drawLongBar(mark, index, width)
                }
            case .point: drawPoint(mark, index, area: plan.area(of: mark) ?? 60)
            case .line:
                if mark.showsSymbol { drawPoint(mark, index, area: plan.area(of: mark) ?? 40) } else { note(mark) }
            case .rule: drawRule(mark, index)
            case .rectangle: drawRectangle(mark, index)
            case .area: note(mark)
            case .sector: break
            }
        }
    }

    /// Moves what was drawn since.
    private mutating func move(_ offset: CGSize, _ piece: Int, _ symbol: Int, _ place: Int) {
        guard offset != .zero else { return }
        for index in piece..<pieces.count {
            pieces[index].path = pieces[index].path.offsetBy(dx: offset.width, dy: offset.height)
        }
        for index in symbol..<symbols.count {
            symbols[index].place.x += offset.width
            symbols[index].place.y += offset.height
        }
        for index in place..<places.count {
            places[index].rect = places[index].rect.offsetBy(dx: offset.width, dy: offset.height)
        }
    }

    private func point(_ mark: _ChartMark) -> CGPoint? {
        let onX = mark.x == nil ? mark.xPlace.start ?? plan.plot.width / 2 : mark.x.flatMap(plan.x.position)
        let onY = mark.y == nil ? mark.yPlace.start ?? plan.plot.height / 2 : mark.y.flatMap(plan.y.position)
        guard let x = onX, let y = onY else { return nil }
        return CGPoint(x: x, y: y)
    }

    private mutating func note(_ mark: _ChartMark) {
        if let point = point(mark) { places.append((mark, CGRect(origin: point, size: .zero))) }
    }

    private mutating func drawBar(
        _ mark: _ChartMark, _ index: Int, _ span: (Double, Double), _ width: MarkDimension, _ isSideways: Bool,
        _ groups: [_PlottedValue]
    ) {
        let across = isSideways ? plan.y : plan.x
        let along = isSideways ? plan.x : plan.y
        guard let start = along.position(number: span.0), let end = along.position(number: span.1) else { return }
        let free = isSideways ? mark.yPlace : mark.xPlace
        guard let place = isSideways ? mark.y : mark.x else {
            // Without a value there it is as broad as the plot, or as it is told.
            let (low, high) = (free.start ?? 0, free.end ?? across.length)
            let breadth = width.length(of: abs(high - low), automatic: abs(high - low))
            let near = (low + high - breadth) / 2
            let rect =
                isSideways
                ? CGRect(x: min(start, end), y: near, width: abs(end - start), height: breadth)
                : CGRect(x: near, y: min(start, end), width: breadth, height: abs(end - start))
            return addBar(
                mark, index, rect, xFalls: isSideways ? end < start : nil, yFalls: isSideways ? nil : end < start)
        }
        guard let middle = across.position(place) else { return }
        var room = across.room(place)
        if room == 0 { room = min(across.length / 12, 24) }
        var breadth = width.length(of: room, automatic: room * 0.7)
        var offset = middle - breadth / 2
        if let value = mark.positionBy?.value, let group = groups.firstIndex(of: value) {
            let part = breadth / CGFloat(groups.count)
            offset += part * CGFloat(group)
            breadth = part * 0.9
        }
        let rect =
            isSideways
            ? CGRect(x: min(start, end), y: offset, width: abs(end - start), height: breadth)
            : CGRect(x: offset, y: min(start, end), width: breadth, height: abs(end - start))
        addBar(mark, index, rect, xFalls: isSideways ? end < start : nil, yFalls: isSideways ? nil : end < start)
    }

    /// A bar at a value that is no number, from one edge of the plot to the other.
    private mutating func drawLongBar(_ mark: _ChartMark, _ index: Int, _ width: MarkDimension) {
        if let x = mark.x, mark.y == nil, let middle = plan.x.position(x) {
            let breadth = width.length(of: plan.x.room(x), automatic: plan.x.room(x) * 0.7)
            let (top, bottom) = (mark.yPlace.start ?? 0, mark.yPlace.end ?? plan.plot.height)
            addBar(
                mark, index,
                CGRect(x: middle - breadth / 2, y: min(top, bottom), width: breadth, height: abs(bottom - top)))
        } else if let y = mark.y, mark.x == nil, let middle = plan.y.position(y) {
            let breadth = width.length(of: plan.y.room(y), automatic: plan.y.room(y) * 0.7)
            let (left, right) = (mark.xPlace.start ?? 0, mark.xPlace.end ?? plan.plot.width)
            addBar(
                mark, index,
                CGRect(x: min(left, right), y: middle - breadth / 2, width: abs(right - left), height: breadth))
        }
    }

    /// A rectangle with the edges moved as the mark says.
    private func stretched(_ rect: CGRect, _ mark: _ChartMark, xFalls: Bool? = nil, yFalls: Bool? = nil) -> CGRect {
        guard mark.stretch != ChartStretch() else { return rect }
        func falls(_ start: ChartValue?, _ end: ChartValue?, _ scale: ChartScale) -> Bool {
            guard let start = start.flatMap(scale.position), let end = end.flatMap(scale.position) else { return false }
            return end < start
        }
        return mark.stretch.moved(
            rect, xFalls: xFalls ?? falls(mark.x, mark.xEnd, plan.x), yFalls: yFalls ?? falls(mark.y, mark.yEnd, plan.y)
        )
    }

    private mutating func addBar(
        _ mark: _ChartMark, _ index: Int, _ rect: CGRect, xFalls: Bool? = nil, yFalls: Bool? = nil
    ) {
        let rect = stretched(rect, mark, xFalls: xFalls, yFalls: yFalls)
        let radius = min(mark.cornerRadius, min(rect.width, rect.height) / 2)
        let path = radius > 0 ? Path(roundedRect: rect, cornerRadius: radius) : Path(rect)
        pieces.append(Piece(path: path, style: plan.style(of: mark, at: index), stroke: nil, opacity: mark.opacity))
        places.append((mark, rect))
    }

    private mutating func drawPoint(_ mark: _ChartMark, _ index: Int, area: CGFloat) {
        guard let point = point(mark) else { return }
        let side = area.squareRoot()
        let size = mark.symbolSize ?? CGSize(width: side, height: side)
        let rect = CGRect(
            x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width, height: size.height)
        if let view = mark.symbolView {
            symbols.append(Symbol(view: view, place: point, opacity: mark.opacity))
            places.append((mark, rect))
            return
        }
        pieces.append(
            Piece(
                path: plan.symbol(of: mark).path(in: rect), style: plan.style(of: mark, at: index), stroke: nil,
                opacity: mark.opacity))
        places.append((mark, rect))
    }

    private mutating func drawRule(_ mark: _ChartMark, _ index: Int) {
        var from = CGPoint.zero
        var to = CGPoint.zero
        if let x = mark.x, mark.xEnd == nil {
            guard let place = plan.x.position(x) else { return }
            from = CGPoint(x: place, y: mark.y.flatMap(plan.y.position) ?? mark.yPlace.start ?? 0)
            to = CGPoint(x: place, y: mark.yEnd.flatMap(plan.y.position) ?? mark.yPlace.end ?? plan.plot.height)
        } else {
            guard let place = mark.y.flatMap(plan.y.position) else { return }
            from = CGPoint(x: mark.x.flatMap(plan.x.position) ?? mark.xPlace.start ?? 0, y: place)
            to = CGPoint(x: mark.xEnd.flatMap(plan.x.position) ?? mark.xPlace.end ?? plan.plot.width, y: place)
        }
        from.x += mark.stretch.xStart
        from.y += mark.stretch.yStart
        to.x += mark.stretch.xEnd
        to.y += mark.stretch.yEnd
        let path = Path {
            $0.move(to: from)
            $0.addLine(to: to)
        }
        pieces.append(
            Piece(
                path: path, style: plan.style(of: mark, at: index),
                stroke: plan.stroke(of: mark) ?? StrokeStyle(lineWidth: 1),
                opacity: mark.opacity))
        places.append(
            (
                mark,
                CGRect(
                    x: min(from.x, to.x), y: min(from.y, to.y), width: abs(to.x - from.x), height: abs(to.y - from.y))
            ))
    }

    private mutating func drawRectangle(_ mark: _ChartMark, _ index: Int) {
        func span(
            _ start: ChartValue?, _ end: ChartValue?, _ place: (start: CGFloat?, end: CGFloat?), _ scale: ChartScale,
            _ breadth: MarkDimension
        ) -> (CGFloat, CGFloat)? {
            guard let start else {
                let (first, last) = (place.start ?? 0, place.end ?? scale.length)
                return (min(first, last), max(first, last))
            }
            guard let first = scale.position(start) else { return nil }
            if let end, let last = scale.position(end) { return (min(first, last), max(first, last)) }
            let room = max(scale.room(start), 12)
            let length = breadth.length(of: room, automatic: room)
            return (first - length / 2, first + length / 2)
        }
        guard case .rectangle(let width, let height) = mark.form,
            let (left, right) = span(mark.x, mark.xEnd, mark.xPlace, plan.x, width),
            let (top, bottom) = span(mark.y, mark.yEnd, mark.yPlace, plan.y, height)
        else { return }
        let rect = stretched(CGRect(x: left, y: top, width: right - left, height: bottom - top), mark)
        let radius = min(mark.cornerRadius, min(rect.width, rect.height) / 2)
        let path = radius > 0 ? Path(roundedRect: rect, cornerRadius: radius) : Path(rect)
        pieces.append(Piece(path: path, style: plan.style(of: mark, at: index), stroke: nil, opacity: mark.opacity))
        places.append((mark, rect))
    }

    /// Marks that belong together, in the order of their first ones.
    private func series(_ isWanted: (_ChartMark) -> Bool) -> [[(Int, _ChartMark)]] {
        var names: [String?] = []
        var found: [[(Int, _ChartMark)]] = []
        for (index, mark) in plan.marks.enumerated() where isWanted(mark) {
            if let known = names.firstIndex(of: mark.series) {
                found[known].append((index, mark))
            } else {
                names.append(mark.series)
                found.append([(index, mark)])
            }
        }
        return found
    }

    private mutating func drawLines() {
        for line in series({ if case .line = $0.form { true } else { false } }) {
            let points = line.compactMap { entry in
                point(entry.1).map {
                    CGPoint(x: $0.x + entry.1.offset.width, y: $0.y + entry.1.offset.height)
                }
            }
            guard points.count > 1, let (index, first) = line.first else { continue }
            var path = Path()
            path.move(to: points[0])
            first.interpolation.add(points, to: &path)
            pieces.append(
                Piece(
                    path: path, style: plan.style(of: first, at: index),
                    stroke: plan.stroke(of: first) ?? StrokeStyle(lineWidth: 2, lineJoin: .round),
                    opacity: first.opacity))
        }
    }

    private mutating func drawAreas(_ stacks: ChartStacks) {
        for area in series({ if case .area = $0.form { true } else { false } }) {
            guard let (index, first) = area.first else { continue }
            var upper: [CGPoint] = []
            var lower: [CGPoint] = []
            for (number, mark) in area {
                guard let span = stacks.spans[number], let x = mark.x.flatMap(plan.x.position),
                    let start = plan.y.position(number: span.0), let end = plan.y.position(number: span.1)
                else { continue }
                upper.append(
                    CGPoint(
                        x: x + mark.offset.width + mark.stretch.xEnd, y: end + mark.offset.height + mark.stretch.yEnd))
                lower.append(
                    CGPoint(
                        x: x + mark.offset.width + mark.stretch.xStart,
                        y: start + mark.offset.height + mark.stretch.yStart))
            }
            guard upper.count > 1 else { continue }
            var path = Path()
            path.move(to: upper[0])
            first.interpolation.add(upper, to: &path)
            let back = Array(lower.reversed())
            path.addLine(to: back[0])
            first.interpolation.add(back, to: &path)
            path.closeSubpath()
            pieces.append(
                Piece(path: path, style: plan.style(of: first, at: index), stroke: nil, opacity: first.opacity))
        }
    }

    private mutating func drawSectors() {
        let total = plan.marks.compactMap { $0.x?.value.number }.reduce(0) { $0 + max($1, 0) }
        guard total > 0 else { return }
        let center = CGPoint(x: plan.plot.width / 2, y: plan.plot.height / 2)
        let room = min(plan.plot.width, plan.plot.height) / 2
        var angle = -Double.pi / 2
        for (index, mark) in plan.marks.enumerated() {
            guard case .sector(let inner, let outer, let inset) = mark.form, let number = mark.x?.value.number,
                number > 0
            else { continue }
            let end = angle + number / total * 2 * .pi
            let far = outer.length(of: room, automatic: room)
            let near = inner.length(of: far, automatic: 0)
            let path = ChartSector(
                center: center, near: near, far: far, start: angle, end: end, inset: inset, corner: mark.cornerRadius
            ).path
            pieces.append(Piece(path: path, style: plan.style(of: mark, at: index), stroke: nil, opacity: mark.opacity))
            let middle = (angle + end) / 2
            let reach = near > 0 ? (near + far) / 2 : far * 0.65
            places.append(
                (
                    mark,
                    CGRect(
                        x: center.x + cos(middle) * reach, y: center.y + sin(middle) * reach, width: 0, height: 0)
                ))
            angle = end
        }
    }
}
