import CoreGraphics

/// A font that every iPhone has and this machine may not, and what is drawn in its place.
struct StandInFont: Sendable {
    /// The family's name on iOS.
    var name: String
    /// Families that are drawn instead, the nearest first; empty for the system font's.
    var families: String?
    /// How far lines reach above and below the baseline, in em, from the font's own horizontal header; nil where the
    /// font that is drawn decides.
    var ascent: CGFloat?
    var descent: CGFloat?
    /// The space after each character that makes lines as long, in em.
    var tracking: CGFloat = 0
    /// Further space after small letters and after punctuation, in em.
    var kinds: (small: CGFloat, punctuation: CGFloat) = (0, 0)

    func metrics(size: CGFloat) -> FontMetrics? {
        guard let ascent, let descent else { return nil }
        return FontMetrics(
            ascender: ascent * size, descender: -descent * size, lineHeight: (ascent + descent) * size, leading: 0,
            capHeight: 0.716 * size, xHeight: 0.519 * size)
    }

    /// Finds a family by its name, however it is spaced, or as it begins a PostScript name ("TimesNewRomanPSMT").
    static func named(_ name: String) -> StandInFont? {
        var key = normalized(name)
        if let found = byName[key] { return found }
        for suffix in ["psmt", "mt", "ps"] where key.hasSuffix(suffix) {
            key.removeLast(suffix.count)
            return byName[key]
        }
        return nil
    }

    private static func normalized(_ name: String) -> String { name.lowercased().filter { $0 != " " } }

    private static let byName = Dictionary(
        all.map { (normalized($0.name), $0) }, uniquingKeysWith: { first, _ in first })

    private static let sans = "Liberation Sans,Nimbus Sans"
    private static let script = "Z003"

    static let all: [StandInFont] = [
        StandInFont(name: "Helvetica Neue", families: sans, ascent: 0.952, descent: 0.213),
        StandInFont(name: "Helvetica", families: sans, ascent: 0.92, descent: 0.23),
        StandInFont(name: "Arial", families: sans, ascent: 0.905, descent: 0.212),
        StandInFont(
            name: "Arial Rounded MT Bold", families: sans, ascent: 0.962, descent: 0.229, tracking: 0.0388,
            // As long as "Put the Bull's Eye as close as you can to : ", "Score: ", "Round:" and numbers are recorded.
            kinds: (small: -0.0217, punctuation: 0.087)),
        StandInFont(name: "Avenir", families: "URW Gothic", ascent: 1.0, descent: 0.366),
        StandInFont(name: "Avenir Next", families: "URW Gothic", ascent: 1.0, descent: 0.366, tracking: -0.025),
        StandInFont(name: "Avenir Next Condensed", families: "Nimbus Sans Narrow", ascent: 1.0, descent: 0.366),
        StandInFont(name: "Futura", families: "URW Gothic"),
        StandInFont(name: "Gill Sans", families: sans),
        StandInFont(name: "Optima", families: sans),
        StandInFont(name: "Verdana", families: "DejaVu Sans", ascent: 1.005, descent: 0.21),
        StandInFont(name: "Trebuchet MS", families: sans, ascent: 0.939, descent: 0.222),
        StandInFont(name: "DIN Alternate", families: sans),
        StandInFont(name: "DIN Condensed", families: "Nimbus Sans Narrow"),
        StandInFont(name: "Impact", families: "Nimbus Sans Narrow"),
        StandInFont(name: "Galvji", families: nil),
        StandInFont(name: "Georgia", families: "Gelasio,C059", ascent: 0.917, descent: 0.219),
        StandInFont(name: "Times New Roman", families: "Liberation Serif,Nimbus Roman", ascent: 0.891, descent: 0.216),
        StandInFont(name: "Palatino", families: "P052"),
        StandInFont(name: "Baskerville", families: "Nimbus Roman"),
        StandInFont(name: "Bodoni 72", families: "Nimbus Roman"),
        StandInFont(name: "Bodoni 72 Oldstyle", families: "Nimbus Roman"),
        StandInFont(name: "Bodoni 72 Smallcaps", families: "Nimbus Roman"),
        StandInFont(name: "Charter", families: "C059"),
        StandInFont(name: "Cochin", families: "P052"),
        StandInFont(name: "Copperplate", families: "URW Bookman"),
        StandInFont(name: "Didot", families: "Nimbus Roman"),
        StandInFont(name: "Hoefler Text", families: "P052"),
        StandInFont(name: "Rockwell", families: "URW Bookman"),
        StandInFont(name: "American Typewriter", families: "URW Bookman"),
        StandInFont(name: "STIX Two Text", families: "Nimbus Roman"),
        StandInFont(name: "Courier", families: "Nimbus Mono PS"),
        StandInFont(name: "Courier New", families: "Liberation Mono,Nimbus Mono PS", ascent: 0.833, descent: 0.3),
        StandInFont(name: "Menlo", families: "DejaVu Sans Mono", ascent: 0.928, descent: 0.236),
        StandInFont(name: "Zapfino", families: script),
        StandInFont(name: "Snell Roundhand", families: script),
        StandInFont(name: "Savoye LET", families: script),
        StandInFont(name: "Bradley Hand", families: script),
        StandInFont(name: "Party LET", families: script),
        StandInFont(name: "Papyrus", families: script),
        StandInFont(name: "Chalkboard SE", families: nil),
        StandInFont(name: "Chalkduster", families: nil),
        StandInFont(name: "Marker Felt", families: nil),
        StandInFont(name: "Noteworthy", families: nil),
        StandInFont(name: "Academy Engraved LET", families: "Nimbus Roman"),
        StandInFont(name: "Apple SD Gothic Neo", families: "Noto Sans CJK KR", ascent: 0.9, descent: 0.3),
        StandInFont(name: "Hiragino Sans", families: "Noto Sans CJK JP"),
        StandInFont(name: "Hiragino Mincho ProN", families: "Noto Serif CJK JP"),
        StandInFont(name: "Hiragino Maru Gothic ProN", families: "Noto Sans CJK JP"),
        StandInFont(name: "PingFang SC", families: "Noto Sans CJK SC"),
        StandInFont(name: "PingFang TC", families: "Noto Sans CJK TC"),
        StandInFont(name: "PingFang HK", families: "Noto Sans CJK HK"),
        StandInFont(name: "Apple Color Emoji", families: "Noto Color Emoji"),
        StandInFont(name: "Apple Symbols", families: nil),
        StandInFont(name: "Symbol", families: nil),
        StandInFont(name: "Thonburi", families: nil),
        StandInFont(name: "Geeza Pro", families: nil),
        StandInFont(name: "Damascus", families: nil),
        StandInFont(name: "Kailasa", families: nil),
        StandInFont(name: "Arial Hebrew", families: nil),
        StandInFont(name: "Devanagari Sangam MN", families: nil),
        StandInFont(name: "Kohinoor Devanagari", families: nil),
    ]
}
