import CoreGraphics
import Documents
import SeamPrimitives

/// Finds what is drawn under a name of SF Symbols: a shape of our own, an icon of Bootstrap Icons, which Debian's
/// package `bootstrap-icons` has, or what ``SymbolComposition`` makes of them. `Documentation/Symbols.md` lists the names.
///
/// The first use of a name reads one small file, some tenths of a millisecond; later ones take a microsecond. A name
/// that is not known costs a search in sorted lists, about ten microseconds. Any thread may ask.
enum SymbolLibrary {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var known: [String: SymbolGlyph] = [:]

    /// Where a release of Seam has its pictures, or where the package puts them.
    static let iconFolder: String = {
        let brought = LaunchEnvironment.current.home.map { $0 + "/Assets/Icons" }
        if let brought, FileManager.default.fileExists(atPath: brought) { return brought }
        return "/usr/share/bootstrap-icons/svg"
    }()

    /// Nil for a name that stands for nothing here, and for an icon whose file is not there.
    static func glyph(named name: String) -> SymbolGlyph? {
        if let glyph = lock.withLock({ known[name] }) { return glyph }
        guard let glyph = make(name, folder: iconFolder) else { return nil }
        lock.withLock { known[name] = glyph }
        return glyph
    }

    /// Whether a name is known and only its icon is missing, which has been said.
    static func lacksIcons(_ name: String) -> Bool { SymbolNames.icon(for: name) != nil }

    /// `folder` is where the icons are.
    static func make(_ name: String, folder: String) -> SymbolGlyph? {
        if let drawn = drawing(of: name, folder: folder) { return drawn }
        // Only its icon is missing, which has been said.
        guard SymbolNames.icon(for: name) == nil else { return SymbolComposition.plainShape(of: name) }
        var composed = SymbolComposition.glyph(name) { drawing(of: $0, folder: folder) }
        composed?.isEnclosed = isEnclosed(name)
        return composed
    }

    /// A drawing of just that name.
    private static func drawing(of name: String, folder: String) -> SymbolGlyph? {
        if var own = SymbolCatalog.glyphs[name] {
            own.isEnclosed = isEnclosed(name)
            return own
        }
        guard let entry = SymbolNames.icon(for: name) else { return nil }
        let words = entry.split(separator: ":", maxSplits: 1)
        guard let icon = words.last, var drawn = self.icon(String(icon), folder: folder) else { return nil }
        if words.count == 2 { drawn = enclosed(drawn, in: words[0]) }
        drawn.isEnclosed = isEnclosed(name)
        return drawn
    }

    private static func isEnclosed(_ name: String) -> Bool {
        name.hasSuffix(".circle.fill") || name.hasSuffix(".square.fill")
    }

    /// Bootstrap's icons are drawn on 16 units, with lines of one.
    private static func icon(_ name: String, folder: String) -> SymbolGlyph? {
        let file = "\(folder)/\(name).svg"
        guard let data = FileManager.default.contents(atPath: file) else {
            let isInstalled = FileManager.default.fileExists(atPath: folder)
            LoggedOnce.say(
                isInstalled
                    ? "UIImage: there is no \(file), which symbols need"
                    : "UIImage: most symbols need the Debian package bootstrap-icons: sudo apt-get install bootstrap-icons"
            )
            return nil
        }
        let parts = SVGDocument(data).shapes.map { shape in
            SymbolGlyph.Part.area(
                SymbolOutline(
                    PathData.path(shape), rule: shape.isEvenOdd ? .evenOdd : .winding, isSolid: name.hasSuffix("-fill")),
                lineWidth: 1)
        }
        return parts.isEmpty ? nil : SymbolGlyph(parts, unit: 1.0 / 16)
    }

    /// A symbol within a circle or a square, or cut out of a filled one.
    private static func enclosed(_ glyph: SymbolGlyph, in kind: Substring) -> SymbolGlyph {
        let isSquare = kind == "square" || kind == "box"
        let room: CGFloat = isSquare ? 9.4 : 8.6
        let factor = min(room / glyph.ink.width, room / glyph.ink.height, 0.68)
        var place = CGAffineTransform(translationX: -glyph.ink.midX, y: -glyph.ink.midY)
            .concatenating(CGAffineTransform(scaleX: factor, y: factor))
            .concatenating(CGAffineTransform(translationX: 8, y: 8))
        let inner = glyph.parts.compactMap { part -> SymbolOutline? in
            guard case .area(let outline, _) = part else { return nil }
            return outline.path.copy(using: &place).map {
                SymbolOutline($0, rule: outline.rule, isSolid: outline.isSolid)
            }
        }
        func outer(_ inset: CGFloat) -> CGPath {
            let box = CGRect(x: inset, y: inset, width: 16 - 2 * inset, height: 16 - 2 * inset)
            let corner = 3 - inset
            return isSquare
                ? CGPath(roundedRect: box, cornerWidth: corner, cornerHeight: corner, transform: nil)
                : CGPath(ellipseIn: box, transform: nil)
        }
        let area = CGMutablePath()
        area.addPath(outer(0))
        if kind == "circle" || kind == "square" {
            area.addPath(outer(1))
            return SymbolGlyph(
                [.area(SymbolOutline(area, rule: .evenOdd), lineWidth: 1)]
                    + inner.map { .area($0, lineWidth: max(factor, 0.6)) }, unit: 1.0 / 16)
        }
        for outline in inner { area.addPath(outline.path) }
        return SymbolGlyph(
            [.area(SymbolOutline(area, rule: .evenOdd, isSolid: true), lineWidth: max(factor, 0.6))], unit: 1.0 / 16)
    }
}

extension PathData {
    static func path(_ shape: SVGDocument.Shape) -> CGPath {
        let t = shape.transform
        let path = path(shape.data)
        guard t != .identity else { return path }
        var transform = CGAffineTransform(a: t.a, b: t.b, c: t.c, d: t.d, tx: t.tx, ty: t.ty)
        return path.copy(using: &transform) ?? path
    }
}
