import CoreGraphics

/// Letter spacing that brings Inter's widths to San Francisco's.
///
/// Below 20 points the spacing is San Francisco's own, which Apple publishes by size; from there on, where its display
/// cut begins, what Inter Display needs. What is left is the letters' own widths, see ``letterAdjustment(of:in:)``.
/// The figures are those that best explain the widths of some 1,200 labels and buttons that Xcode recorded in
/// storyboards of public apps: nine in ten of them then are as wide as recorded, to half a point.
enum Tracking {
    /// Where the display cut begins to be used, in points.
    static let displaySize: CGFloat = 20

    /// What is added after each character, in points.
    static func adjustment(for font: FontDescriptor) -> CGFloat {
        switch font.family {
        case .system, .rounded: break
        case .named(let name): return font.size * (StandInFont.named(name)?.tracking ?? 0)
        default: return 0
        }
        // Heavier weights of San Francisco are wider beside Inter's, lighter ones narrower.
        let weight = CGFloat(font.weight - 400) / 300
        if font.size < displaySize { return published(font.size) + font.size * 0.0140 * weight }
        return font.size * (interpolate(display, at: font.size) + 0.0112 * weight)
    }

    /// Letter spacing of Hangul, which is Apple SD Gothic Neo's on iOS and has no tracking: its syllables are 0.8655 em
    /// wide, and those of Noto Sans CJK 0.92 (measured at "일출", "월요일", "강동구", "대한민국" and at bold texts in
    /// storyboards). Nil where the font is not the system's.
    static func hangulAdjustment(for font: FontDescriptor) -> CGFloat? {
        guard font.family == .system else { return nil }
        return font.size * (0.8655 - 0.92)
    }

    /// What is added after a digit of a font whose digits are all as wide: Inter's are narrower than San Francisco's.
    private static func tabularDigitAdjustment(_ size: CGFloat) -> CGFloat {
        if size < displaySize { return size * 0.006 }
        return size * (size < 48 ? 0.025 : 0.0125)
    }

    /// What to add after each character of a text so that it is as long as in San Francisco, whose letters are not
    /// Inter's: the average over its characters, so that one run stays one run, and kerned. Hangul and
    /// emoji count for nothing.
    static func letterAdjustment(of text: some Sequence<UnicodeScalar>, in font: FontDescriptor) -> CGFloat {
        var sum: CGFloat = 0
        var count = 0
        let weight = CGFloat(font.weight - 400) / 300
        for scalar in text where scalar.value < 0x1F000 && !isHangul(scalar) {
            count += 1
            let isCyrillic = (0x400..<0x500).contains(scalar.value)
            guard isCyrillic || (32..<127).contains(scalar.value) else { continue }
            if font.monospacedDigits, (0x30...0x39).contains(scalar.value) {
                sum += tabularDigitAdjustment(font.size)
                continue
            }
            let index = isCyrillic ? 95 : Int(scalar.value) - 32
            var wider = CGFloat(letters[index]) + weight * CGFloat(boldLetters[index])
            if font.size >= displaySize { wider += CGFloat(displayLetters[index]) }
            sum += wider * font.size / 10_000
        }
        return count == 0 ? 0 : sum / CGFloat(count)
    }

    /// By how much characters of San Francisco are wider than Inter's, from the space on, in 1/10,000 em; Cyrillic ones come
    /// last, as one.
    private static let letters: [Int16] = [
        19, 626, 0, -93, -81, 344, 527, 808, 121, 121, -367, -47, -11, 25, 57, -475,  // space to /
        36, 137, -155, -73, 46, 80, 141, 142, 269, 109, 279, 0, -110, -208, -83, 39,  // 0 to ?
        -512, -69, 131, -139, 84, 29, -161, -21, 66, 82, 88, 217, 8, -188, -56, -17,  // @ to O
        16, 141, 98, -35, -208, -17, -27, 106, 419, 87, 353, 125, 20, 125, 0, 1096,  // P to _
        0, -68, -99, 8, -90, -87, 42, -80, 31, 119, -113, 43, 142, -35, -6, -21,  // ` to o
        44, 22, 124, -30, -51, 32, -250, -488, -196, -126, 71, 0, -652, 0, 0, -25,  // p to ~, Cyrillic
    ]

    /// What the display cuts differ by beyond that.
    private static let displayLetters: [Int16] = [
        -536, -10, 0, 0, 0, 0, 0, 92, 0, 0, 0, 172, 0, 181, 54, 0,  // space to /
        -340, 698, 204, 181, 253, 192, -81, 119, -148, 174, 197, 0, 0, 0, 0, -33,  // 0 to ?
        -268, -248, 13, -59, 113, -164, -165, 41, 241, 251, 0, -145, 393, 37, -77, -29,  // @ to O
        37, -11, 319, -173, -132, 248, 292, -87, 22, -32, 0, 0, 0, 0, 0, 0,  // P to _
        0, 166, -274, -3, -53, 14, -188, -155, -226, 97, -234, -21, -19, -56, -252, -196,  // ` to o
        301, 0, -2, 65, -73, 260, 155, -158, -186, -357, -268, 0, 0, 0, 0, -102,  // p to ~, Cyrillic
    ]

    /// What bold letters differ by beyond that; semibold ones by two thirds of it, and so on.
    private static let boldLetters: [Int16] = [
        60, -69, 0, 9, 0, 0, 59, 153, 140, 140, 0, -51, 0, -390, 229, 5,  // space to /
        -307, -60, -26, -85, 2, -33, 0, 147, -78, -180, 126, 0, 0, 0, 0, -100,  // 0 to ?
        -120, -217, -27, 123, 29, -53, 269, -245, 84, 38, -116, 120, -45, -180, 217, -107,  // @ to O
        191, -101, 66, -1, 36, 177, -260, 79, 9, -109, 0, -40, 0, -40, 0, 0,  // P to _
        0, -147, 456, -6, -29, -14, 135, 179, -150, -188, -250, 323, -63, 278, -1, 2,  // ` to o
        -71, 0, -98, -107, 242, -218, -8, -68, 26, 179, 129, 0, 0, 0, 0, 0,  // p to ~, Cyrillic
    ]

    /// How much smaller than Noto Color Emoji, which are 1.245 em wide at every size, Apple's emoji are: those are wider
    /// than their size by some 4.8 points from 20 points on (43, 50 and 75 points wide at 38, 45 and 70).
    static func emojiScale(for font: FontDescriptor) -> CGFloat {
        font.size <= 0 ? 1 : min(1, (font.size + 4.8) / (1.2476 * font.size))
    }

    /// What a character is drawn and spaced as.
    enum Script { case hangul, emoji, other }

    /// `last` is what the character before it is, which joiners and variation selectors belong to.
    static func script(of scalar: UnicodeScalar, after last: Script?) -> Script {
        if scalar.isASCII { return .other }
        if isHangul(scalar) { return .hangul }
        if scalar.value >= 0x1F000 { return scalar.properties.isEmoji ? .emoji : .other }
        let isJoiner = scalar.value == 0x200D || scalar.value == 0xFE0F
        return isJoiner && last == .emoji ? .emoji : .other
    }

    /// Hangul syllables and letters.
    static func isHangul(_ scalar: UnicodeScalar) -> Bool {
        (0xAC00...0xD7A3).contains(scalar.value) || (0x3131...0x318E).contains(scalar.value)
            || (0x1100...0x11FF).contains(scalar.value)
    }

    /// Tracking of SF Pro by size, from Apple's Human Interface Guidelines, "Typography".
    private static let table: [(size: CGFloat, spacing: CGFloat)] = [
        (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15),
        (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45),
    ]

    /// What Inter Display needs by size, in em.
    private static let display: [(size: CGFloat, spacing: CGFloat)] = [
        (20, 0.0262), (22, 0.0099), (24, 0.0122), (28, 0.0122), (36, 0.0081), (60, 0.0153),
    ]

    private static func published(_ size: CGFloat) -> CGFloat {
        size < table[0].size ? table[0].spacing * max(0, size) / table[0].size : interpolate(table, at: size)
    }

    private static func interpolate(_ table: [(size: CGFloat, spacing: CGFloat)], at size: CGFloat) -> CGFloat {
        guard let next = table.firstIndex(where: { $0.size >= size }) else { return table.last?.spacing ?? 0 }
        guard next > 0 else { return table[0].spacing }
        let (low, high) = (table[next - 1], table[next])
        return low.spacing + (high.spacing - low.spacing) * (size - low.size) / (high.size - low.size)
    }
}
