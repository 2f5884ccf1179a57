import Documents

/// The translations of a document's texts: `Main.strings` beside `Base.lproj/Main.storyboard`, of which the build makes some
/// of `Main.xcstrings`.
@MainActor
final class NibStrings {
    /// Texts by `objectID.property`.
    private let texts: [String: String]

    private init(_ texts: [String: String]) {
        self.texts = texts
    }

    private static var known: [String: NibStrings?] = [:]

    static func strings(for document: InterfaceDocument, in bundle: Bundle) -> NibStrings? {
        if let found = known[document.file] { return found }
        let stem = ((document.file as NSString).lastPathComponent as NSString).deletingPathExtension
        var texts: [String: String] = [:]
        if let folder = bundle.resourceURL {
            for language in bundle.preferredLocalizations where language != "Base" {
                let url = folder.appendingPathComponent("\(language).lproj/\(stem).strings")
                guard let data = FileManager.default.contents(atPath: url.path) else { continue }
                texts.merge(StringsFile.read(data)) { first, _ in first }
            }
        }
        let result = texts.isEmpty ? nil : NibStrings(texts)
        known[document.file] = .some(result)
        return result
    }

    /// Puts translations in the place of the texts of an object.
    func apply(to element: InterfaceElement) {
        guard let id = element.id else { return }
        for key in ["text", "title", "placeholder", "prompt", "headerTitle", "footerTitle", "normalTitle"] {
            guard let translated = texts["\(id).\(key)"] else { continue }
            if key == "normalTitle" {
                element.children(named: "state").first { $0["key"] == "normal" }?.override("title", with: translated)
            } else {
                element.override(key, with: translated)
            }
        }
        if let translated = texts["\(id).configuration.title"] {
            element.child(key: "configuration")?.override("title", with: translated)
        }
        guard element.name == "segmentedControl" else { return }
        for (index, segment) in (element.child(named: "segments")?.children ?? []).enumerated() {
            if let translated = texts["\(id).segmentTitles[\(index)]"] { segment.override("title", with: translated) }
        }
    }
}
