import CoreGraphics

/// Reads the outlines that SVG writes as letters and numbers (the attribute `d` of a path), as its specification says:
/// what follows a mistake is left out.
struct PathData {
    private var bytes: ArraySlice<UInt8>
    private let path = CGMutablePath()
    private var current = CGPoint.zero
    private var start = CGPoint.zero
    /// The control point that a smooth curve goes on from.
    private var lastControl: CGPoint?
    private var lastIsCubic = false

    static func path(_ text: String) -> CGPath {
        var reader = PathData(bytes: Array(text.utf8)[...])
        reader.read()
        return reader.path
    }

    private init(bytes: ArraySlice<UInt8>) { self.bytes = bytes }

    private mutating func read() {
        var command: UInt8?
        while true {
            skipSpace()
            guard let first = bytes.first else { return }
            if first >= 65 {
                bytes.removeFirst()
                command = first
                if first | 32 == UInt8(ascii: "z") {
                    path.closeSubpath()
                    current = start
                    lastControl = nil
                    command = nil
                    continue
                }
            }
            guard let letter = command, step(letter) else { return }
            // Further points after a move are lines.
            if letter == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
            if letter == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
        }
    }

    /// One command with its numbers; false where they are missing.
    private mutating func step(_ letter: UInt8) -> Bool {
        let isRelative = letter >= 97
        let origin = isRelative ? current : .zero
        var control: CGPoint?
        var isCubic = false
        switch letter & ~32 {
        case UInt8(ascii: "M"):
            guard let to = point(origin) else { return false }
            path.move(to: to)
            current = to
            start = to
        case UInt8(ascii: "L"):
            guard let to = point(origin) else { return false }
            line(to: to)
        case UInt8(ascii: "H"):
            guard let x = number() else { return false }
            line(to: CGPoint(x: origin.x + x, y: current.y))
        case UInt8(ascii: "V"):
            guard let y = number() else { return false }
            line(to: CGPoint(x: current.x, y: origin.y + y))
        case UInt8(ascii: "C"):
            guard let first = point(origin), let second = point(origin), let to = point(origin) else { return false }
            curve(first, second, to)
            (control, isCubic) = (second, true)
        case UInt8(ascii: "S"):
            guard let second = point(origin), let to = point(origin) else { return false }
            curve(lastIsCubic ? reflected : current, second, to)
            (control, isCubic) = (second, true)
        case UInt8(ascii: "Q"):
            guard let middle = point(origin), let to = point(origin) else { return false }
            quad(middle, to)
            control = middle
        case UInt8(ascii: "T"):
            guard let to = point(origin) else { return false }
            let middle = lastIsCubic ? current : reflected
            quad(middle, to)
            control = middle
        case UInt8(ascii: "A"):
            guard let rx = number(), let ry = number(), let turn = number(), let isLarge = flag(), let sweeps = flag(),
                let to = point(origin)
            else { return false }
            arc(to: to, radii: CGSize(width: abs(rx), height: abs(ry)), turn * .pi / 180, isLarge, sweeps)
        default: return false
        }
        lastControl = control
        lastIsCubic = isCubic
        return true
    }

    private var reflected: CGPoint {
        guard let lastControl else { return current }
        return CGPoint(x: 2 * current.x - lastControl.x, y: 2 * current.y - lastControl.y)
    }

    private mutating func line(to point: CGPoint) {
        path.addLine(to: point)
        current = point
    }

    private mutating func curve(_ first: CGPoint, _ second: CGPoint, _ to: CGPoint) {
        path.addCurve(to: to, control1: first, control2: second)
        current = to
    }

    private mutating func quad(_ control: CGPoint, _ to: CGPoint) {
        path.addQuadCurve(to: to, control: control)
        current = to
    }

    /// From end points to a centre, after the SVG specification's "Elliptical arc implementation notes".
    private mutating func arc(
        to end: CGPoint, radii: CGSize, _ turn: CGFloat, _ isLarge: Bool, _ sweeps: Bool
    ) {
        guard radii.width > 0, radii.height > 0, end != current else { return line(to: end) }
        let (sine, cosine) = (sin(turn), cos(turn))
        let half = CGPoint(x: (current.x - end.x) / 2, y: (current.y - end.y) / 2)
        let x = cosine * half.x + sine * half.y
        let y = -sine * half.x + cosine * half.y
        var (rx, ry) = (radii.width, radii.height)
        // Too small to reach: as large as they must be.
        let lack = x * x / (rx * rx) + y * y / (ry * ry)
        if lack > 1 {
            rx *= lack.squareRoot()
            ry *= lack.squareRoot()
        }
        let below = rx * rx * y * y + ry * ry * x * x
        var factor = max(0, (rx * rx * ry * ry - below) / below).squareRoot()
        if isLarge == sweeps { factor = -factor }
        let center = CGPoint(x: factor * rx * y / ry, y: -factor * ry * x / rx)
        let from = atan2((y - center.y) / ry, (x - center.x) / rx)
        var sweep = atan2((-y - center.y) / ry, (-x - center.x) / rx) - from
        if sweeps, sweep < 0 { sweep += 2 * .pi }
        if !sweeps, sweep > 0 { sweep -= 2 * .pi }
        let middle = CGPoint(
            x: cosine * center.x - sine * center.y + (current.x + end.x) / 2,
            y: sine * center.x + cosine * center.y + (current.y + end.y) / 2)
        let ellipse = CGAffineTransform(
            a: cosine * rx, b: sine * rx, c: -sine * ry, d: cosine * ry, tx: middle.x, ty: middle.y)
        let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
        let part = sweep / CGFloat(count)
        let reach = 4 / 3 * tan(part / 4)
        for index in 0..<count {
            let (a, b) = (from + part * CGFloat(index), from + part * CGFloat(index + 1))
            let first = CGPoint(x: cos(a) - reach * sin(a), y: sin(a) + reach * cos(a))
            let second = CGPoint(x: cos(b) + reach * sin(b), y: sin(b) - reach * cos(b))
            let to = index == count - 1 ? end : CGPoint(x: cos(b), y: sin(b)).applying(ellipse)
            curve(first.applying(ellipse), second.applying(ellipse), to)
        }
    }

    // MARK: Numbers

    private mutating func skipSpace() {
        bytes = bytes.drop { $0 == 32 || (9...13).contains($0) || $0 == UInt8(ascii: ",") }
    }

    private mutating func point(_ origin: CGPoint) -> CGPoint? {
        guard let x = number(), let y = number() else { return nil }
        return CGPoint(x: origin.x + x, y: origin.y + y)
    }

    /// A single digit; nothing need part it from what follows.
    private mutating func flag() -> Bool? {
        skipSpace()
        guard let byte = bytes.first, byte == 48 || byte == 49 else { return nil }
        bytes.removeFirst()
        return byte == 49
    }

    /// A second point, or a sign, begins the next number.
    private mutating func number() -> CGFloat? {
        skipSpace()
        var end = bytes.startIndex
        var hasPoint = false
        var hasExponent = false
        while end < bytes.endIndex {
            switch bytes[end] {
            case 48...57: break
            case UInt8(ascii: "."):
                if hasPoint || hasExponent { return take(end) }
                hasPoint = true
            case UInt8(ascii: "-"), UInt8(ascii: "+"):
                let follows = end > bytes.startIndex && bytes[end - 1] | 32 == UInt8(ascii: "e")
                if end > bytes.startIndex, !follows { return take(end) }
            case UInt8(ascii: "e"), UInt8(ascii: "E"):
                if hasExponent { return take(end) }
                hasExponent = true
            default: return take(end)
            }
            end += 1
        }
        return take(end)
    }

    private mutating func take(_ end: Int) -> CGFloat? {
        guard let value = Double(String(decoding: bytes[..<end], as: UTF8.self)), value.isFinite, abs(value) < 1e6
        else { return nil }
        bytes = bytes[end...]
        return value
    }
}
