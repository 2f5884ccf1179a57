import CoreGraphics
import Documents

/// The drawings of a symbol of an app's own: a template that the SF Symbols app exported, with a group for each weight
/// and scale, such as `Regular-M`. Masters of the same build give the weights between them.
struct SymbolVariants: Sendable {
    private struct Master: Sendable {
        var shapes: [SVGDocument.Shape]
        var paths: [CGPath]
        var width: CGFloat?
        /// Ems a unit of the template, whose text is 100 units large.
        var unit: CGFloat
        /// Where the middle of capital letters is.
        var middle: CGFloat
    }

    private static let names = [
        "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
    ]

    private let masters: [Int: Master]

    /// Nil when there is no drawing in any group that has the name of a weight and a scale.
    init?(_ document: SVGDocument) {
        var masters: [Int: Master] = [:]
        for (weight, name) in Self.names.enumerated() {
            for (scale, factor) in [("M", 1), ("S", 1 / 0.79), ("L", 1 / 1.28)] as [(String, CGFloat)] {
                let id = "\(name)-\(scale)"
                let shapes = document.shapes.filter { $0.groups.contains(id) }
                guard !shapes.isEmpty else { continue }
                let left = document.guides["left-margin-\(id)"] ?? document.guides["left-margin"]
                let right = document.guides["right-margin-\(id)"] ?? document.guides["right-margin"]
                let paths = shapes.map { PathData.path($0) }
                let baseline = document.guides["Baseline-\(scale)"]?.y
                let capline = document.guides["Capline-\(scale)"]?.y
                let box = paths.reduce(CGRect.null) { $0.union($1.boundingBoxOfPath) }
                let middle = baseline.flatMap { low in capline.map { (low + $0) / 2 } } ?? Double(box.midY)
                masters[weight] = Master(
                    shapes: shapes, paths: paths,
                    width: left.flatMap { left in right.map { CGFloat($0.x - left.x) } }.flatMap { $0 > 0 ? $0 : nil },
                    unit: factor / 100, middle: CGFloat(middle))
                break
            }
        }
        guard !masters.isEmpty else { return nil }
        self.masters = masters
    }

    /// The drawing in that weight, or the nearest that there is.
    func drawing(weight: UIImage.SymbolWeight) -> (SymbolGlyph, SymbolMetrics) {
        let wanted = weight == .unspecified ? 3 : weight.rawValue - 1
        let lighter = masters.keys.filter { $0 <= wanted }.max()
        let bolder = masters.keys.filter { $0 >= wanted }.min()
        let nearest = [lighter, bolder].compactMap { $0 }.min { abs($0 - wanted) < abs($1 - wanted) } ?? 3
        if let lighter, let bolder, lighter != bolder, let first = masters[lighter], let second = masters[bolder],
            let paths = Self.between(
                first.paths, second.paths, CGFloat(wanted - lighter) / CGFloat(bolder - lighter))
        {
            return Self.drawing(first, paths)
        }
        guard let master = masters[nearest] else { return (.blank, SymbolMetrics(width: 0, height: 0)) }
        return Self.drawing(master, master.paths)
    }

    private static func drawing(_ master: Master, _ paths: [CGPath]) -> (SymbolGlyph, SymbolMetrics) {
        let parts = zip(paths, master.shapes).map { path, shape in
            SymbolGlyph.Part.area(SymbolOutline(path, rule: shape.isEvenOdd ? .evenOdd : .winding), lineWidth: 0)
        }
        let glyph = SymbolGlyph(parts, unit: master.unit)
        guard !glyph.ink.isNull else { return (glyph, SymbolMetrics(width: 0, height: 0)) }
        return (
            glyph,
            SymbolMetrics(
                width: (master.width ?? glyph.ink.width) * master.unit,
                height: glyph.ink.height * master.unit + SymbolMetrics.marginHeight,
                lift: (master.middle - glyph.ink.midY) * master.unit)
        )
    }

    /// Lines between two drawings of the same build; nil where they differ in it.
    private static func between(_ first: [CGPath], _ second: [CGPath], _ part: CGFloat) -> [CGPath]? {
        guard first.count == second.count else { return nil }
        func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
            CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
        }
        var result: [CGPath] = []
        for (one, other) in zip(first, second) {
            guard one.segments.count == other.segments.count else { return nil }
            var segments: [CGPath.Segment] = []
            for pair in zip(one.segments, other.segments) {
                switch pair {
                case (.move(let a), .move(let b)): segments.append(.move(mix(a, b)))
                case (.line(let a), .line(let b)): segments.append(.line(mix(a, b)))
                case (.quad(let a, let p), .quad(let b, let q)): segments.append(.quad(mix(a, b), mix(p, q)))
                case (.cubic(let a, let b, let p), .cubic(let c, let d, let q)):
                    segments.append(.cubic(mix(a, c), mix(b, d), mix(p, q)))
                case (.close, .close): segments.append(.close)
                default: return nil
                }
            }
            result.append(CGPath(segments: segments))
        }
        return result
    }
}

extension SymbolImage {
    /// A symbol from a template of the SF Symbols app; nil if the file is none.
    static func custom(_ name: String, _ data: Data, displayScale: CGFloat) -> SymbolImage? {
        guard let variants = SymbolVariants(SVGDocument(data)) else { return nil }
        let (glyph, metrics) = variants.drawing(weight: .regular)
        var image = SymbolImage(
            name: name, glyph: glyph, metrics: metrics, configuration: .unspecified, displayScale: displayScale)
        image.isCustom = true
        image.variants = variants
        return image
    }
}
