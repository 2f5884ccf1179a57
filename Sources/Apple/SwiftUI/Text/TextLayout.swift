import Foundation

extension Text {
    /// A text laid out in lines, for what draws it in parts.
    public struct Layout: RandomAccessCollection, @unchecked Sendable {
        let lines: [Line]
        /// Whether the text did not fit, and its end is left out.
        public let isTruncated: Bool

        public var startIndex: Int { 0 }
        public var endIndex: Int { lines.count }
        public subscript(index: Int) -> Line { lines[index] }

        /// Where a part of a text is, and how high it stands over its line.
        public struct TypographicBounds: Equatable, Sendable {
            /// Where the part begins, on the line on which letters stand.
            public var origin: CGPoint
            /// The width, in points.
            public var width: CGFloat
            /// How far the part reaches above its line, in points.
            public var ascent: CGFloat
            /// How far the part reaches below its line, in points.
            public var descent: CGFloat
            /// The room to the next line, in points.
            public var leading: CGFloat

            /// The rectangle around the part.
            public var rect: CGRect {
                CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
            }
        }

        /// How a part of a text is drawn.
        public struct DrawingOptions: OptionSet, Sendable {
            public let rawValue: UInt32
            /// Creates a set from its bits.
            public init(rawValue: UInt32) { self.rawValue = rawValue }
            /// Letters begin at whole pixels.
            public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
        }

        /// A line of a text.
        public struct Line: RandomAccessCollection, Equatable {
            let runs: [Run]
            /// Where the line begins, on the line on which its letters stand.
            public let origin: CGPoint

            public var startIndex: Int { 0 }
            public var endIndex: Int { runs.count }
            public subscript(index: Int) -> Run { runs[index] }

            /// Where the line is.
            public var typographicBounds: TypographicBounds { TypographicBounds(around: runs.map(\.typographicBounds)) }
        }

        /// Letters of a line that look the same.
        public struct Run: RandomAccessCollection, Equatable {
            let slices: [RunSlice]
            let attributes: [ObjectIdentifier: any TextAttribute]
            /// The direction in which the letters run.
            public let layoutDirection: LayoutDirection

            public var startIndex: Int { 0 }
            public var endIndex: Int { slices.count }
            public subscript(index: Int) -> RunSlice { slices[index] }

            /// A part of the run.
            public subscript(bounds: Range<Int>) -> Slice<Run> { Slice(base: self, bounds: bounds) }

            /// The attribute of a type that the letters have.
            public subscript<T: TextAttribute>(key: T.Type) -> T? { attributes[ObjectIdentifier(key)] as? T }

            /// Where the run is.
            public var typographicBounds: TypographicBounds {
                TypographicBounds(around: slices.map(\.typographicBounds))
            }

            /// The places of the letters in the text, by UTF-16 units.
            public var characterIndices: [Int] { slices.map(\.range.location) }

            public static func == (lhs: Run, rhs: Run) -> Bool { lhs.slices == rhs.slices }
        }

        /// One letter, with the marks that belong to it.
        public struct RunSlice: Equatable {
            let string: NSAttributedString
            let range: NSRange
            /// Where the letter is.
            public let typographicBounds: TypographicBounds

            public static func == (lhs: RunSlice, rhs: RunSlice) -> Bool {
                lhs.range == rhs.range && lhs.typographicBounds == rhs.typographicBounds
                    && lhs.string.string == rhs.string.string
            }
        }
    }
}

extension Text.Layout.TypographicBounds {
    /// The bounds of several parts of one line.
    init(around parts: [Text.Layout.TypographicBounds]) {
        self.init(
            origin: parts.first?.origin ?? .zero, width: 0, ascent: parts.map(\.ascent).max() ?? 0,
            descent: parts.map(\.descent).max() ?? 0, leading: parts.map(\.leading).max() ?? 0)
        origin.x = parts.map(\.origin.x).min() ?? 0
        width = (parts.map { $0.origin.x + $0.width }.max() ?? 0) - origin.x
    }
}

/// The lines of a text in so much room.
@MainActor
struct TextLines {
    private let manager = NSLayoutManager()
    private let container: NSTextContainer
    // The manager does not keep it.
    private let storage: NSTextStorage

    init(_ string: NSAttributedString, in size: CGSize, lineLimit: Int = 0) {
        container = NSTextContainer(size: size)
        container.lineFragmentPadding = 0
        container.maximumNumberOfLines = lineLimit
        storage = NSTextStorage(attributedString: string)
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
    }

    private func forEachLine(_ body: (NSRange, CGRect, CGFloat) -> Void) {
        var next = 0
        while next < storage.length {
            var range = NSRange()
            let rect = manager.lineFragmentUsedRect(forGlyphAt: next, effectiveRange: &range)
            guard range.length > 0 else { return }
            let fragment = manager.lineFragmentRect(forGlyphAt: next, effectiveRange: nil)
            body(range, rect, fragment.minY + manager.location(forGlyphAt: range.location).y)
            guard NSMaxRange(range) > next else { return }
            next = NSMaxRange(range)
        }
    }

    /// Where the first line stands, below the top of the text.
    var firstBaseline: CGFloat {
        var first: CGFloat?
        forEachLine { if first == nil { first = $2 } }
        return first ?? 0
    }

    /// Where the last line stands, below the top of the text.
    var lastBaseline: CGFloat {
        var last: CGFloat = 0
        forEachLine { last = $2 }
        return last
    }

    /// The text's parts, beside a point.
    func layout(at origin: CGPoint, _ direction: LayoutDirection) -> Text.Layout {
        var lines: [Text.Layout.Line] = []
        let letters = storage.string as NSString
        forEachLine { range, rect, baseline in
            var runs: [Text.Layout.Run] = []
            storage.enumerateAttributes(in: range) { attributes, part, _ in
                var slices: [Text.Layout.RunSlice] = []
                var next = part.location
                for letter in letters.substring(with: part) {
                    let place = NSRange(location: next, length: letter.utf16.count)
                    next += place.length
                    guard !letter.isNewline else { continue }
                    let box = manager.boundingRect(forGlyphRange: place, in: container)
                    let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 17)
                    slices.append(
                        Text.Layout.RunSlice(
                            string: storage.attributedSubstring(from: place), range: place,
                            typographicBounds: .init(
                                origin: CGPoint(x: origin.x + box.minX, y: origin.y + baseline), width: box.width,
                                ascent: font.ascender, descent: -font.descender, leading: font.leading)))
                }
                guard !slices.isEmpty else { return }
                let own = attributes[Text.attributes] as? CustomTextAttributes
                runs.append(
                    Text.Layout.Run(slices: slices, attributes: own?.values ?? [:], layoutDirection: direction))
            }
            lines.append(
                Text.Layout.Line(runs: runs, origin: CGPoint(x: origin.x + rect.minX, y: origin.y + baseline)))
        }
        return Text.Layout(lines: lines, isTruncated: false)
    }
}

/// What an app says of a part of a text, for what draws it.
public protocol TextAttribute {}

/// Attributes of a part of a text, as one of UIKit's.
final class CustomTextAttributes: NSObject {
    let values: [ObjectIdentifier: any TextAttribute]
    init(_ values: [ObjectIdentifier: any TextAttribute]) { self.values = values }
}

extension Text {
    /// The key of an app's attributes in a text of UIKit's.
    static let attributes = NSAttributedString.Key("SwiftUI.TextAttributes")

    /// Says something of the text, for what draws it.
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
        var copy = self
        copy.modifiers.append(.attribute(TextAttributeBox(value: value)))
        return copy
    }
}

/// An attribute that is the same as itself alone.
final class TextAttributeBox: Equatable {
    let value: any TextAttribute
    init(value: any TextAttribute) { self.value = value }
    static func == (lhs: TextAttributeBox, rhs: TextAttributeBox) -> Bool { lhs === rhs }
}

extension GraphicsContext {
    /// Draws a line of a text where it is.
    public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
        for run in line { draw(run, options: options) }
    }

    /// Draws letters that look the same where they are.
    public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
        for slice in run { draw(slice, options: options) }
    }

    /// Draws a letter where it is.
    public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
        let bounds = slice.typographicBounds
        let lines = TextLines(slice.string, in: CGSize(width: CGFloat.greatestFiniteMagnitude, height: 10_000))
        let origin = CGPoint(x: bounds.origin.x, y: bounds.origin.y - lines.firstBaseline)
        drawingText { slice.string.draw(at: origin) }
    }
}
