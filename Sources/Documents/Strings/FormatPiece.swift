/// A part of a format, as `String(format:)` reads it.
enum FormatPiece: Equatable {
    /// Letters that stand as they are, `%%` among them.
    case literal(String)
    /// What a value is put in place of: `%2$@` has a position of 2 and the rest `@`.
    ///
    /// `stars` is how many values before it say its width and precision.
    case specifier(position: Int?, rest: String, stars: Int)
    /// A variable whose text goes by a number: `%#@items@`, or `%1$#@items@`.
    case variable(position: Int?, name: String)

    /// The parts of a format in their order. A percent sign that begins nothing is a letter.
    static func pieces(of format: String) -> [FormatPiece] {
        var pieces: [FormatPiece] = []
        var literal = ""
        var rest = Substring(format)
        while let percent = rest.firstIndex(of: "%") {
            literal += rest[..<percent]
            rest = rest[percent...]
            if rest.hasPrefix("%%") {
                literal += "%%"
                rest = rest.dropFirst(2)
            } else if let match = rest.prefixMatch(of: /%(?:(\d+)\$)?#@(\w+)@/) {
                flush()
                pieces.append(.variable(position: match.output.1.flatMap { Int($0) }, name: String(match.output.2)))
                rest = rest[match.range.upperBound...]
            } else if let match = rest.prefixMatch(
                of: /%(?:(\d+)\$)?([-+ 0#']*(?:\d+|\*)?(?:\.(?:\d+|\*)?)?(?:hh|h|ll|l|q|L|z|j|t)?[@A-Za-z])/)
            {
                flush()
                let text = String(match.output.2)
                pieces.append(
                    .specifier(
                        position: match.output.1.flatMap { Int($0) }, rest: text, stars: text.count { $0 == "*" }))
                rest = rest[match.range.upperBound...]
            } else {
                literal += "%"
                rest = rest.dropFirst()
            }
        }
        literal += rest
        flush()
        return pieces

        func flush() {
            if !literal.isEmpty { pieces.append(.literal(literal)) }
            literal = ""
        }
    }

    /// A format whose parts say which value each is for, if none of them takes its width from a value.
    static func positioned(_ format: String) -> String {
        let pieces = pieces(of: format)
        var next = 1
        var result = ""
        for piece in pieces {
            switch piece {
            case .literal(let text): result += text
            case .specifier(let position, let rest, let stars):
                guard stars == 0 else { return format }
                result += "%\(position ?? next)$\(rest)"
                if position == nil { next += 1 }
            case .variable(let position, let name):
                result += "%\(position ?? next)$#@\(name)@"
                if position == nil { next += 1 }
            }
        }
        return result
    }

    /// The first value that a format shows as a number, counted from 1.
    static func firstNumber(in format: String) -> Int? {
        var next = 1
        for piece in pieces(of: format) {
            switch piece {
            case .literal: continue
            case .specifier(let position, let rest, let stars):
                next += position == nil ? stars : 0
                if let kind = rest.last, "dDiuUoOxXfFeEgGaA".contains(kind) { return position ?? next }
                if position == nil { next += 1 }
            case .variable(let position, _):
                if position == nil { next += 1 }
            }
        }
        return nil
    }
}
