import CoreGraphics
internal import CGTK
import Foundation
import Synchronization
internal import SeamPrimitives

/// Finds fonts by the names that iOS has for them.
public enum FontLibrary {
    /// Grows when a font is registered.
    static var generation: Int { registrations.load(ordering: .acquiring) }
    private static let registrations = Atomic<Int>(0)

    /// A reason why a file of fonts cannot be used.
    public enum Failure: Error, Equatable {
        /// The file is not there, or is no font.
        case unreadable(path: String)
    }

    /// Makes the fonts of a file available, as an app's `UIAppFonts` do. Before the first of its texts is laid out.
    public static func register(path: String) throws {
        guard FcConfigAppFontAddFile(nil, path) != 0 else { throw Failure.unreadable(path: path) }
        names.withLock { $0 = nil }
        registrations.add(1, ordering: .releasing)
    }

    /// Makes the fonts that the app's Info.plist lists available; once, however often it is called. What is not there,
    /// or is no font, is told of and left out.
    public static func registerFontsOfApp() { _ = fontsOfApp }

    private static let fontsOfApp: Void = {
        // Asked for by key, the bundle would look for translations of it, in every app's start.
        guard let paths = Bundle.main.infoDictionary?["UIAppFonts"] as? [String], !paths.isEmpty else { return }
        let failures = register(paths, in: Bundle.main.resourceURL)
        for path in failures { LoggedOnce.say("UIAppFonts: the font file \(path) cannot be read") }
    }()

    /// Makes fonts of a folder available; those that cannot be are returned.
    static func register(_ paths: [String], in folder: URL?) -> [String] {
        guard !paths.isEmpty, let folder else { return paths }
        let failures = paths.filter { FcConfigAppFontAddFile(nil, folder.appending(path: $0).path) == 0 }
        names.withLock { $0 = nil }
        registrations.add(1, ordering: .releasing)
        return failures
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
        let fallback = Self.fallback
        var resolved = Resolved(families: "", weight: font.weight, isItalic: font.isItalic)
        switch font.family {
        case .system, .rounded:
            resolved.families = (font.size < Tracking.displaySize ? "Inter," : "Inter Display,Inter,") + fallback
        case .monospaced:
            resolved.families = "SF Mono,DejaVu Sans Mono,Noto Sans Mono CJK KR"
        case .serif:
            resolved.families = "New York,P052,Noto Serif CJK KR,DejaVu Serif"
        case .named(let name):
            let face = face(named: name)
            let family = face?.family ?? name
            let standIn = isInstalled(family) ? nil : StandInFont.named(family)?.families
            resolved.families = family + "," + (standIn.map { $0 + "," } ?? "") + "Inter," + fallback
            if let face, face.weight != 400 { resolved.weight = face.weight }
            resolved.isItalic = font.isItalic || face?.isItalic == true
        }
        return resolved
    }

    /// What draws the characters that Inter has not.
    private static let fallback = "Noto Sans CJK KR"

    /// The weight in which Hangul is drawn in a text of the system font: the nearest that is installed. Debian's package
    /// has a regular and a bold cut alone; another has the rest.
    static func hangulWeight(for weight: Int) -> Int {
        let weights = withNames { names in Set(names.values.map(\.face).filter { $0.family == fallback }.map(\.weight))
        }
        return weights.min { (abs($0 - weight), $0) < (abs($1 - weight), $1) } ?? weight
    }

    /// The family of a name and the style in it.
    public struct Face: Hashable, Sendable {
        /// The name of the family.
        public var family: String
        /// As CSS has it.
        public var weight = 400
        /// Whether the letters are slanted.
        public var isItalic = false
    }

    /// A face that is installed.
    private struct InstalledFace: Sendable {
        var face: Face
        /// Its PostScript name; nil for one that stands for its family.
        var name: String?
        /// The file that it is in, and its number there.
        var file: String?
        var index = 0
    }

    /// Finds a face by a PostScript ("HelveticaNeue-Bold"), full or family name: one that is installed or was
    /// registered, or else one that every iPhone has, for which the nearest installed font stands in. Nil for any
    /// other name.
    public static func face(named name: String) -> Face? {
        let installed = withNames { $0[name.lowercased()]?.face }
        if let installed { return installed }
        let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
        guard let first = parts.first, let font = StandInFont.named(first) else { return nil }
        let style = (parts.count > 1 ? parts[1] : "").lowercased()
        var face = Face(family: font.name)
        face.weight = weights.first { style.contains($0.0) }?.1 ?? 400
        face.isItalic = style.contains("italic") || style.contains("oblique") || style.hasSuffix("it")
        return face
    }

    /// Whether a family or a face of this name is installed or was registered.
    public static func isInstalled(_ name: String) -> Bool { withNames { $0[name.lowercased()] != nil } }

    /// The file of the face that draws texts in a font of this name, and the face's number in it; nil for a name that
    /// ``face(named:)`` does not find.
    public static func file(named name: String) -> (path: String, index: Int)? {
        guard let face = face(named: name) else { return nil }
        let families =
            [face.family] + (StandInFont.named(face.family)?.families ?? "").split(separator: ",").map(String.init)
        return withNames { names in
            for wanted in [name] + families + ["Inter"] {
                let exact = names[wanted.lowercased()]
                let found =
                    exact?.file != nil
                    ? exact
                    : names.values.filter { $0.face.family == wanted && $0.file != nil }.min {
                        (abs($0.face.weight - face.weight), $0.name ?? "") < (
                            abs($1.face.weight - face.weight), $1.name ?? ""
                        )
                    }
                if let found, let file = found.file { return (file, found.index & 0xffff) }
            }
            return nil
        }
    }

    /// The families that ``face(named:)`` finds, in order.
    public static var familyNames: [String] {
        (Set(StandInFont.all.map(\.name)).union(withNames { Set($0.values.map(\.face.family)) })).sorted()
    }

    /// The PostScript names of a family's faces, in order. Of a family for which another stands in these are the usual four.
    public static func names(ofFamily family: String) -> [String] {
        let installed = withNames { Set($0.values.filter { $0.face.family == family }.compactMap(\.name)) }
        if !installed.isEmpty { return installed.sorted() }
        guard let font = StandInFont.named(family) else { return [] }
        let name = font.name.filter { $0 != " " }
        return ["", "-Bold", "-BoldItalic", "-Italic"].map { name + $0 }
    }

    private static let weights: [(String, Int)] = [
        ("ultralight", 200), ("extralight", 200), ("thin", 100), ("semibold", 600), ("demibold", 600),
        ("extrabold", 800), ("ultrabold", 800), ("condensedbold", 700), ("light", 300), ("medium", 500),
        ("bold", 700), ("heavy", 800), ("black", 900),
    ]

    /// The installed fonts, by family, PostScript and full name in lower case; nil before it is needed.
    private static let names = Locked<[String: InstalledFace]?>(nil)

    private static func withNames<R: Sendable>(_ body: ([String: InstalledFace]) -> R) -> R {
        registerFontsOfApp()
        return names.withLock { names in
            let known = names ?? readInstalled()
            names = known
            return body(known)
        }
    }

    private static func readInstalled() -> [String: InstalledFace] {
        var found: [String: InstalledFace] = [:]
        let pattern = FcPatternCreate()
        let wanted = FcObjectSetCreate()
        for object in ["family", "fullname", "postscriptname", "weight", "slant", "file", "index", "fontformat"] {
            FcObjectSetAdd(wanted, object)
        }
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
            var index: Int32 = 0
            _ = FcPatternGetInteger(font, "index", 0, &index)
            // A file of Type 1 has no tables that could be read: the same face may be there as another file.
            let isReadable = string(font, "fontformat") != "Type 1"
            let installed = InstalledFace(
                face: face, name: string(font, "postscriptname"), file: isReadable ? string(font, "file") : nil,
                index: Int(index))
            for name in [installed.name, string(font, "fullname")].compactMap({ $0 }) {
                if isReadable || found[name.lowercased()] == nil { found[name.lowercased()] = installed }
            }
        }
        // A family's own name means its regular face, even where a face's full name is the same.
        for family in Set(found.values.map(\.face.family)) {
            found[family.lowercased()] = InstalledFace(face: Face(family: family))
        }
        return found
    }

    private static func string(_ pattern: OpaquePointer, _ object: String) -> String? {
        var value: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(pattern, object, 0, &value) == FcResultMatch, let value else { return nil }
        return String(cString: value)
    }
}
