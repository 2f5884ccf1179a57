extension CGPath {
    /// The parts of the path in the opposite order and direction. A part that is closed stays so, and begins where it did.
    func reversed() -> CGMutablePath {
        var parts: [Part] = []
        applyWithBlock { element in
            let points = element.pointee.points
            let last = parts.indices.last
            switch element.pointee.type {
            case .moveToPoint: parts.append(Part(start: points[0]))
            case .closeSubpath:
                guard let last else { return }
                parts[last].isClosed = true
            case .addLineToPoint: add([points[0]])
            case .addQuadCurveToPoint: add([points[0], points[1]])
            case .addCurveToPoint: add([points[0], points[1], points[2]])
            }
        }
        let result = CGMutablePath()
        for part in parts.reversed() { part.append(to: result) }
        return result

        func add(_ points: [CGPoint]) {
            guard let last = parts.indices.last else { return }
            // After a closing, a piece without a move begins a part where the closed one began.
            if parts[last].isClosed {
                parts.append(Part(start: parts[last].start, pieces: [points]))
            } else {
                parts[last].pieces.append(points)
            }
        }
    }

    /// What a move begins.
    private struct Part {
        var start: CGPoint
        /// The handles and the end of each piece.
        var pieces: [[CGPoint]] = []
        var isClosed = false

        func append(to path: CGMutablePath) {
            let end = pieces.last?.last ?? start
            path.move(to: isClosed ? start : end)
            if isClosed, end != start { path.addLine(to: end) }
            for (index, piece) in pieces.enumerated().reversed() {
                let target = index == 0 ? start : pieces[index - 1].last ?? start
                switch piece.count {
                // The closing is the line to the beginning.
                case 1 where index == 0 && isClosed: break
                case 1: path.addLine(to: target)
                case 2: path.addQuadCurve(to: target, control: piece[0])
                default: path.addCurve(to: target, control1: piece[1], control2: piece[0])
                }
            }
            if isClosed { path.closeSubpath() }
        }
    }
}
