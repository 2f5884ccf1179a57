import CoreGraphics
internal import CGTK
import Foundation
import Synchronization

/// Finds fonts by the names that iOS has for them.
public enum FontLibrary {
    /// Grows when a font is registered.
    static var generation: Int { registrations.load(ordering: .acquiring) }
    private static let registrations = Atomic<Int>(0)

    public enum Failure: Error, Equatable {
        /// The file is not there, or is no font.
        case unreadable(path: String)
    }

    /// Makes the fonts of a file available, as an app's `UIAppFonts` do.
    public static func register(path: String) throws {
        // The current configuration is one for the process; fontconfig guards it by itself.
        guard FcConfigAppFontAddFile(nil, path) != 0 else { throw Failure.unreadable(path: path) }
        names.withLock { $0 = nil }
        registrations.add(1, ordering: .releasing)
    }

    /// A font in the words of Pango.
    struct Resolved {
        /// Families separated by commas, the first one that has a character draws it.
        var families: String
        var weight: Int
        var isItalic: Bool
    }

    /// Inter stands in for San Francisco, with its display cut from 20 points on, where San Francisco changes too.
    ///
    /// The emoji font is no part of the list: it has digits and spaces too, and Pango finds it by itself for emoji.
    static func resolve(_ font: FontDescriptor) -> Resolved {
        let fallback = "Noto Sans CJK KR"
        var resolved = Resolved(families: "", weight: font.weight, isItalic: font.isItalic)
        switch font.family {
        case .system, .rounded:
            resolved.families = (font.size < Tracking.displaySize ? "Inter," : "Inter Display,Inter,") + fallback
        case .monospaced:
            resolved.families = "SF Mono,Menlo,DejaVu Sans Mono,Noto Sans Mono CJK KR"
        case .serif:
            resolved.families = "New York,Georgia,P052,DejaVu Serif,Noto Serif CJK KR"
        case .named(let name):
            let face = face(named: name)
            resolved.families = (face.family.map { $0 + "," } ?? "") + "Inter," + fallback
            resolved.weight = max(font.weight, face.weight)
            resolved.isItalic = font.isItalic || face.isItalic
        }
        return resolved
    }

    /// A face by a PostScript, full or family name.
    struct Face: Sendable {
        var family: String?
        var weight = 400
        var isItalic = false
    }

    /// What is installed, by PostScript name; nil before it is needed.
    private static let names = Mutex<[String: Face]?>(nil)

    static func face(named name: String) -> Face {
        let installed = names.withLock { names in
            if names == nil { names = readInstalled() }
            return names![name.lowercased()]
        }
        if let installed { return installed }
        // The fonts of iOS that aren't here: by the family's name, with a metrically similar one that is.
        let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
        let style = (parts.count > 1 ? parts[1] : "").lowercased()
        var face = Face()
        face.weight = weights.first { style.contains($0.0) }?.1 ?? 400
        face.isItalic = style.contains("italic") || style.contains("oblique")
        face.family = family(of: parts.first ?? name)
        return face
    }

    /// Whether a family or a face of this name is installed.
    public static func isInstalled(_ name: String) -> Bool {
        names.withLock { names in
            if names == nil { names = readInstalled() }
            return names![name.lowercased()] != nil
        }
    }

    private static let weights: [(String, Int)] = [
        ("ultralight", 200), ("extralight", 200), ("thin", 100), ("semibold", 600), ("demibold", 600),
        ("extrabold", 800), ("ultrabold", 800), ("light", 300), ("medium", 500), ("bold", 700), ("heavy", 800),
        ("black", 900),
    ]

    /// A family that is as wide and as high as one of iOS's; nil leaves the choice to the system font.
    private static func family(of name: String) -> String? {
        switch name.lowercased().replacingOccurrences(of: " ", with: "") {
        case "helvetica", "helveticaneue", "arial", "arialmt": "Helvetica Neue,Helvetica,Arial,Liberation Sans,Nimbus Sans"
        case "georgia": "Georgia,Gelasio,P052,DejaVu Serif"
        case "timesnewroman", "timesnewromanps", "timesnewromanpsmt", "times":
            "Times New Roman,Liberation Serif,Nimbus Roman"
        case "courier", "couriernew", "couriernewpsmt", "couriernewps": "Courier New,Liberation Mono,Nimbus Mono PS"
        case "menlo", "sfmono", "monaco": "Menlo,DejaVu Sans Mono"
        case "palatino": "Palatino,P052"
        case "avenir", "avenirnext", "futura": "Avenir,URW Gothic"
        case "applesdgothicneo": "Noto Sans CJK KR"
        default: nil
        }
    }

    /// Every installed face under its PostScript, full and family names, in lower case.
    private static func readInstalled() -> [String: Face] {
        var found: [String: Face] = [:]
        let pattern = FcPatternCreate()
        let wanted = FcObjectSetCreate()
        for object in ["family", "fullname", "postscriptname", "weight", "slant"] { FcObjectSetAdd(wanted, object) }
        defer {
            FcPatternDestroy(pattern)
            FcObjectSetDestroy(wanted)
        }
        guard let list = FcFontList(nil, pattern, wanted) else { return [:] }
        defer { FcFontSetDestroy(list) }
        for i in 0..<Int(list.pointee.nfont) {
            guard let font = list.pointee.fonts[i], let family = string(font, "family") else { continue }
            var weight: Int32 = 80
            var slant: Int32 = 0
            _ = FcPatternGetInteger(font, "weight", 0, &weight)
            _ = FcPatternGetInteger(font, "slant", 0, &slant)
            let face = Face(family: family, weight: Int(FcWeightToOpenType(weight)), isItalic: slant > 0)
            for name in [string(font, "postscriptname"), string(font, "fullname")].compactMap({ $0 }) {
                found[name.lowercased()] = face
            }
            if found[family.lowercased()] == nil { found[family.lowercased()] = Face(family: family) }
        }
        return found
    }

    private static func string(_ pattern: OpaquePointer, _ object: String) -> String? {
        var value: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(pattern, object, 0, &value) == FcResultMatch, let value else { return nil }
        return String(cString: value)
    }
}
