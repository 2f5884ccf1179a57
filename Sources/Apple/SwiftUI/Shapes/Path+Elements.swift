extension Path: Equatable {
    public static func == (lhs: Path, rhs: Path) -> Bool { lhs.cgPath == rhs.cgPath }
}

extension Path {
    /// A piece of a path.
    public enum Element: Equatable, Sendable {
        /// The beginning of a part.
        case move(to: CGPoint)
        /// A line.
        case line(to: CGPoint)
        /// A curve with one handle.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A curve with two handles.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A line to the beginning of the part.
        case closeSubpath
    }

    /// Calls a block with each piece of the path.
    public func forEach(_ body: (Element) -> Void) {
        cgPath.applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint: body(.move(to: points[0]))
            case .addLineToPoint: body(.line(to: points[0]))
            case .addQuadCurveToPoint: body(.quadCurve(to: points[1], control: points[0]))
            case .addCurveToPoint: body(.curve(to: points[2], control1: points[0], control2: points[1]))
            case .closeSubpath: body(.closeSubpath)
            }
        }
    }
}

extension Path: LosslessStringConvertible {
    /// The pieces of the path, each as its numbers and a letter: `m` moves, `l` is a line, `q` and `c` are curves with
    /// one and two handles, `h` closes.
    public var description: String {
        var words: [String] = []
        func add(_ letter: String, _ points: CGPoint...) {
            words += points.flatMap { [number($0.x), number($0.y)] } + [letter]
        }
        func number(_ value: CGFloat) -> String {
            value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : "\(Double(value))"
        }
        forEach { element in
            switch element {
            case .move(let end): add("m", end)
            case .line(let end): add("l", end)
            case .quadCurve(let end, let control): add("q", control, end)
            case .curve(let end, let first, let second): add("c", first, second, end)
            case .closeSubpath: add("h")
            }
        }
        return words.joined(separator: " ")
    }

    /// Creates a path from what another one's description is; nil if it is none.
    public init?(_ string: String) {
        self.init()
        var numbers: [CGFloat] = []
        func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1]) }
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) {
                numbers.append(number)
                continue
            }
            switch (word, numbers.count) {
            case ("m", 2): move(to: point(0))
            case ("l", 2): addLine(to: point(0))
            case ("q", 4): addQuadCurve(to: point(1), control: point(0))
            case ("c", 6): addCurve(to: point(2), control1: point(0), control2: point(1))
            case ("h", 0): closeSubpath()
            case ("re", 4): addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
            default: return nil
            }
            numbers = []
        }
        if !numbers.isEmpty { return nil }
    }
}
