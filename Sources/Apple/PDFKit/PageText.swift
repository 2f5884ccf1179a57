import SeamFoundation
import UIKit

/// The characters of a page, and where they are: from the page's bottom left, with y pointing up.
struct PageText {
    let string: NSString
    /// A rectangle for each of the string's units.
    private let rectangles: [CGRect]

    /// - Parameter rectangles: one for each Unicode scalar.
    init(_ text: String, _ rectangles: [CGRect]) {
        string = text as NSString
        var all: [CGRect] = []
        all.reserveCapacity(string.length)
        for (index, scalar) in text.unicodeScalars.enumerated() {
            let rectangle = index < rectangles.count ? rectangles[index] : .zero
            for _ in 0..<String(scalar).utf16.count { all.append(rectangle) }
        }
        self.rectangles = all
    }

    func rectangle(at index: Int) -> CGRect? { rectangles.indices.contains(index) ? rectangles[index] : nil }

    func character(at point: CGPoint) -> Int? { rectangles.firstIndex { !$0.isEmpty && $0.contains(point) } }

    func nearestCharacter(to point: CGPoint) -> Int? {
        func distance(_ rect: CGRect) -> CGFloat {
            let x = max(rect.minX - point.x, 0, point.x - rect.maxX)
            let y = max(rect.minY - point.y, 0, point.y - rect.maxY)
            // The line counts more than the place in it.
            return x * x + 16 * y * y
        }
        return rectangles.indices.filter { !rectangles[$0].isEmpty }
            .min { distance(rectangles[$0]) < distance(rectangles[$1]) }
    }

    func word(at index: Int) -> NSRange? {
        var found: NSRange?
        let text = string as String
        guard let line = Range(line(at: index), in: text) else { return nil }
        text.enumerateSubstrings(in: line, options: [.byWords, .substringNotRequired]) { _, place, _, stop in
            let range = NSRange(place, in: text)
            guard NSLocationInRange(index, range) else { return }
            found = range
            stop = true
        }
        return found
    }

    /// Without what ends it.
    func line(at index: Int) -> NSRange {
        var (start, end) = (0, 0)
        string.getLineStart(
            &start, end: nil, contentsEnd: &end,
            for: NSRange(location: min(index, max(0, string.length - 1)), length: 0))
        return NSRange(location: start, length: end - start)
    }

    /// The runs of characters whose middles are in a rectangle.
    func ranges(in rect: CGRect) -> [NSRange] {
        var ranges: [NSRange] = []
        for (index, own) in rectangles.enumerated()
        where !own.isEmpty && rect.contains(CGPoint(x: own.midX, y: own.midY)) {
            if let last = ranges.last, NSMaxRange(last) == index {
                ranges[ranges.count - 1].length += 1
            } else {
                ranges.append(NSRange(location: index, length: 1))
            }
        }
        return ranges
    }

    func places(of text: String, _ options: NSString.CompareOptions) -> [NSRange] {
        guard !text.isEmpty else { return [] }
        var places: [NSRange] = []
        var start = 0
        while start < string.length {
            let found = string.range(
                of: text, options: options.subtracting(.backwards),
                range: NSRange(location: start, length: string.length - start))
            guard found.location != NSNotFound, found.length > 0 else { break }
            places.append(found)
            start = NSMaxRange(found)
        }
        return places
    }

    /// The rectangles of a range, one for each line.
    func lines(of range: NSRange) -> [(range: NSRange, rect: CGRect)] {
        var lines: [(range: NSRange, rect: CGRect)] = []
        for index in range.location..<min(NSMaxRange(range), rectangles.count) {
            let own = rectangles[index]
            guard !own.isEmpty else { continue }
            if let last = lines.last, own.midY > last.rect.minY, own.midY < last.rect.maxY, own.minX >= last.rect.minX {
                lines[lines.count - 1].rect = last.rect.union(own)
                lines[lines.count - 1].range.length = index + 1 - last.range.location
            } else {
                lines.append((NSRange(location: index, length: 1), own))
            }
        }
        return lines
    }
}
