import Foundation

/// Files or colours under one name, of which the device and the appearance choose one.
public struct AssetSet: Sendable {
    /// The ending of the set's folder.
    public enum Kind: String, Sendable, CaseIterable {
        case image = "imageset"
        case color = "colorset"
        case data = "dataset"
        case symbol = "symbolset"
        case icon = "appiconset"
    }

    /// One of the alternatives.
    public struct Entry: Sendable {
        /// Nil in a set of colours, and where Xcode keeps a place for a file that is not there.
        public var file: URL?
        /// Pixels a point; nil for a file of no particular scale, such as a PDF.
        public var scale: Int?
        /// `universal`, `iphone`, `ipad` and the like.
        public var idiom: String
        /// Nil for any appearance.
        public var isDark: Bool?
        /// Whether the entry is for increased contrast.
        public var isHighContrast = false
        /// The colour, in a set of colours.
        public var color: AssetColor?
        /// How a picture is stretched, if it is.
        public var slicing: AssetSlicing?
        /// Points to leave out at the edges, in the file's pixels.
        public var alignmentInsets: AssetInsets?
        /// The horizontal size class that the entry is for: `regular` or `compact`.
        public var widthClass: String?
        /// The vertical size class that the entry is for: `regular` or `compact`.
        public var heightClass: String?
        /// The direction of languages that the entry is for: `left-to-right` or `right-to-left`.
        public var languageDirection: String?
        /// The language of a localised file; nil for any.
        public var language: String?
        /// For displays of more colours than sRGB.
        public var isWideGamut = false
        /// Chosen by nothing that is known here, such as the tinted variant of an icon.
        var isElsewhere = false
    }

    /// Whether a picture is drawn as it is or as a mask.
    public enum RenderingIntent: String, Sendable {
        case original, template
    }

    /// The kind of all entries.
    public var kind: Kind
    /// The variants, in the order of the file.
    public var entries: [Entry]
    /// Whether a picture is drawn as it is or as a mask; nil for as the context wants.
    public var renderingIntent: RenderingIntent?
    /// Whether a picture made of curves is scaled as such.
    public var preservesVectors: Bool

    /// Reads the text of a Contents.json; `folder` is where its files are.
    public init(contents data: Data, kind: Kind, folder: URL) throws(DocumentError) {
        let file = folder.appendingPathComponent("Contents.json").path
        let value: Any
        do {
            value = try JSONSerialization.jsonObject(with: data)
        } catch {
            throw DocumentError(file: file, line: Self.line(of: error, in: data), message: "it is no JSON")
        }
        guard let root = value as? [String: Any] else {
            throw DocumentError(file: file, line: 1, message: "expected an object")
        }
        self.kind = kind
        let properties = root["properties"] as? [String: Any] ?? [:]
        renderingIntent = (properties["template-rendering-intent"] as? String).flatMap(RenderingIntent.init)
        preservesVectors = properties["preserves-vector-representation"] as? Bool ?? false
        let list: Any?
        switch kind {
        case .image, .icon: list = root["images"]
        case .color: list = root["colors"]
        case .data: list = root["data"]
        case .symbol: list = root["symbols"]
        }
        entries = (list as? [Any] ?? []).compactMap { ($0 as? [String: Any]).map { Self.entry($0, folder) } }
    }

    /// Whether the Contents.json of a folder puts the folder's name before the names in it.
    static func providesNamespace(_ data: Data) -> Bool {
        let root = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
        return (root?["properties"] as? [String: Any])?["provides-namespace"] as? Bool ?? false
    }

    private static func entry(_ item: [String: Any], _ folder: URL) -> Entry {
        var entry = Entry(idiom: item["idiom"] as? String ?? "universal")
        if let name = item["filename"] as? String, !name.isEmpty, !name.contains("/") {
            entry.file = folder.appendingPathComponent(name)
        }
        if let text = item["scale"] as? String, text.hasSuffix("x"), let scale = Int(text.dropLast()), (1...9) ~= scale
        {
            entry.scale = scale
        }
        for case let appearance as [String: Any] in item["appearances"] as? [Any] ?? [] {
            switch appearance["value"] as? String {
            case "dark": entry.isDark = true
            case "light": entry.isDark = false
            case "high": entry.isHighContrast = true
            default: entry.isElsewhere = true
            }
        }
        entry.color = (item["color"] as? [String: Any]).flatMap(AssetColor.init)
        entry.slicing = (item["resizing"] as? [String: Any]).flatMap(AssetSlicing.init)
        entry.alignmentInsets = (item["alignment-insets"] as? [String: Any]).map(AssetInsets.init)
        entry.widthClass = item["width-class"] as? String
        entry.heightClass = item["height-class"] as? String
        entry.languageDirection = item["language-direction"] as? String
        entry.language = item["locale"] as? String
        entry.isWideGamut = item["display-gamut"] as? String == "display-P3"
        return entry
    }

    /// Foundation tells where JSON is wrong in words.
    private static func line(of error: any Error, in data: Data) -> Int {
        let text = "\(error)"
        guard let range = text.range(of: "around line ") else { return 1 }
        return Int(text[range.upperBound...].prefix { $0.isNumber }) ?? 1
    }

    // MARK: Choosing

    /// The entries that may be shown, the best first: for the device's idiom before `universal`, in the app's language before in
    /// none, for the appearance before for any, and in the scale that is nearest, larger ones first.
    public func entries(for traits: AssetTraits) -> [Entry] {
        func rank(_ entry: Entry) -> [Int] {
            let own = entry.scale ?? 0
            let distance = entry.scale == nil ? 0 : own >= traits.scale ? own - traits.scale : 100 + traits.scale - own
            return [
                entry.idiom == traits.idiom ? 0 : 1,
                entry.language.flatMap(traits.languages.firstIndex) ?? traits.languages.count,
                entry.isDark == nil ? 1 : entry.isDark == traits.isDark ? 0 : 2,
                entry.isHighContrast == traits.isHighContrast ? 0 : 1,
                entry.languageDirection == nil ? 1 : 0, entry.widthClass == nil && entry.heightClass == nil ? 0 : 1,
                entry.isWideGamut ? 1 : 0, distance,
            ]
        }
        let direction = traits.isRightToLeft ? "right-to-left" : "left-to-right"
        return
            entries
            .filter { entry in
                (entry.file != nil || entry.color != nil) && !entry.isElsewhere
                    && (entry.idiom == traits.idiom || entry.idiom == "universal")
                    && (entry.isDark != true || traits.isDark) && (!entry.isHighContrast || traits.isHighContrast)
                    && (entry.languageDirection ?? direction) == direction
                    && entry.language.map { traits.languages.isEmpty || traits.languages.contains($0) } ?? true
            }
            .map { (rank: rank($0), entry: $0) }
            .enumerated()
            .sorted { one, other in
                one.element.rank == other.element.rank
                    ? one.offset < other.offset : one.element.rank.lexicographicallyPrecedes(other.element.rank)
            }
            .map(\.element.entry)
    }

    /// The best of ``entries(for:)``.
    public func entry(for traits: AssetTraits) -> Entry? { entries(for: traits).first }
}
