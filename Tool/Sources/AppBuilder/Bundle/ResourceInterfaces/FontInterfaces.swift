import Foundation

/// The names of fonts, by family, as SwiftGen's template of them has them.
struct FontInterfaces {
    /// What the template is told.
    struct Style {
        var root: String
        var type: String
        var access: String
        /// An expression for the bundle.
        var bundle: String
        var hasSwiftUI = true
    }

    let files: [URL]
    let style: Style

    /// The declarations; nil where there are none.
    var source: String? {
        var families: [String: [(style: String, name: String, file: String)]] = [:]
        for file in files {
            guard let data = try? Data(contentsOf: file), case let bytes = [UInt8](data),
                let name = FontName.postScript(bytes), let family = FontName.name([16, 1], in: bytes)
            else { continue }
            let style = FontName.name([17, 2], in: bytes) ?? "Regular"
            families[family, default: []].append((style, name, file.lastPathComponent))
        }
        guard !families.isEmpty else { return nil }
        let access = style.access
        var lines = ["\(access)enum \(style.root): Sendable {"]
        var all: [String] = []
        for (family, fonts) in families.sorted(by: { $0.key < $1.key }) {
            let type = GeneratedNames.type(family)
            all.append(type + ".all")
            lines.append("    \(access)enum \(type): Sendable {")
            var members: [String] = []
            for font in fonts.sorted(by: { $0.style < $1.style }) {
                let member = GeneratedNames.member(font.style)
                guard !members.contains(member) else { continue }
                members.append(member)
                lines.append(
                    "        \(access)static let \(member) = \(style.type)(name: \(quoted(font.name)), "
                        + "family: \(quoted(family)), path: \(quoted(font.file)))")
            }
            lines.append("        \(access)static let all: [\(style.type)] = [\(members.joined(separator: ", "))]")
            lines.append("    }")
        }
        lines.append(
            "    \(access)static let allCustomFonts: [\(style.type)] = [\(all.joined(separator: ", "))].flatMap { $0 }")
        lines.append("    \(access)static func registerAllCustomFonts() { allCustomFonts.forEach { $0.register() } }")
        return (lines + ["}", ""]).joined(separator: "\n") + type
    }

    private var type: String {
        let access = style.access
        let views = """
                \(access)func swiftUIFont(size: CGFloat) -> SwiftUI.Font { SwiftUI.Font.custom(self, size: size) }
                \(access)func swiftUIFont(fixedSize: CGFloat) -> SwiftUI.Font {
                    SwiftUI.Font.custom(self, fixedSize: fixedSize)
                }
                \(access)func swiftUIFont(size: CGFloat, relativeTo textStyle: SwiftUI.Font.TextStyle) -> SwiftUI.Font {
                    SwiftUI.Font.custom(self, size: size, relativeTo: textStyle)
                }

            """
        let text = """
            \(access)struct \(style.type): Sendable {
                \(access)let name: String
                \(access)let family: String
                \(access)let path: String
                \(access)typealias Font = UIKit.UIFont
                \(access)func font(size: CGFloat) -> Font {
                    guard let font = Font(font: self, size: size) else {
                        fatalError("Unable to initialize font '\\(name)' (\\(family))")
                    }
                    return font
                }
            \(style.hasSwiftUI ? views : "")
                \(access)func register() {
                    guard let url else { return }
                    CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
                }
                fileprivate func registerIfNeeded() {
                    if !Font.fontNames(forFamilyName: family).contains(name) { register() }
                }
                fileprivate var url: URL? { \(style.bundle).url(forResource: path, withExtension: nil) }
            }
            \(access)extension UIKit.UIFont {
                convenience init?(font: \(style.type), size: CGFloat) {
                    font.registerIfNeeded()
                    self.init(name: font.name, size: size)
                }
            }

            """
        guard style.hasSwiftUI else { return text }
        return text + """
            \(access)extension SwiftUI.Font {
                static func custom(_ font: \(style.type), size: CGFloat) -> SwiftUI.Font {
                    font.registerIfNeeded()
                    return custom(font.name, size: size)
                }
                static func custom(_ font: \(style.type), fixedSize: CGFloat) -> SwiftUI.Font {
                    font.registerIfNeeded()
                    return custom(font.name, fixedSize: fixedSize)
                }
                static func custom(
                    _ font: \(style.type), size: CGFloat, relativeTo textStyle: SwiftUI.Font.TextStyle
                ) -> SwiftUI.Font {
                    font.registerIfNeeded()
                    return custom(font.name, size: size, relativeTo: textStyle)
                }
            }

            """
    }
}
