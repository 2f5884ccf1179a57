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
        if font.size < displaySize { return published(font.size) + font.size * 0.0137 * weight }
        return font.size * (interpolate(display, at: font.size) + 0.0147 * weight)
    }

    /// Letter spacing of Hangul, which is Apple SD Gothic Neo's on iOS and has no tracking: its syllables are 0.8655 em
    /// wide, and those of Noto Sans CJK 0.92 (measured at "일출", "월요일", "강동구", "대한민국" and at bold texts in
    /// storyboards).
    static func hangulAdjustment(for font: FontDescriptor) -> CGFloat { font.size * (0.8655 - 0.92) }

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
            if let other = others[scalar] {
                sum += other * font.size
                continue
            }
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

    /// The same for a font that another stands in for.
    static func letterAdjustment(of text: some Sequence<UnicodeScalar>, in font: StandInFont) -> CGFloat {
        var sum: CGFloat = 0
        var count = 0
        for scalar in text {
            count += 1
            if scalar.properties.isLowercase { sum += font.kinds.small }
            if ":'".unicodeScalars.contains(scalar) { sum += font.kinds.punctuation }
        }
        return count == 0 ? 0 : sum / CGFloat(count)
    }

    /// By how much characters of San Francisco are wider than Inter's, from the space on, in 1/10,000 em; Cyrillic ones
    /// come last, as one.
    private static let letters: [Int16] = [
        -1, 541, 0, -103, -99, 418, 289, 372, 120, 120, -346, -23, 14, 74, 66, -361,  // space to /
        40, 107, -160, -66, 63, 76, 142, 79, 353, 119, 264, 0, -90, -188, -73, 34,  // 0 to ?
        -375, -47, 149, -107, 79, 47, -207, 11, 64, 75, 72, 235, 14, -160, -14, -50,  // @ to O
        26, 156, 133, -30, -193, -23, -55, 124, 249, 20, 252, 109, 3, 109, 0, 923,  // P to _
        0, -63, -50, 1, -82, -86, 66, -77, 26, 113, 59, 63, 139, -22, -2, -18,  // ` to o
        24, -715, 116, -28, -48, 11, -231, -467, -167, -121, 46, 0, -663, 0, 0, -19,  // p to ~, Cyrillic
    ]

    /// Of other characters, in em.
    private static let others: [UnicodeScalar: CGFloat] = ["°": -0.0179]

    /// What the display cuts differ by beyond that.
    private static let displayLetters: [Int16] = [
        -577, -1, 0, 0, 0, 0, 0, -5, 0, 0, 0, 157, 0, 175, 72, 0,  // space to /
        -437, 788, 266, 171, 372, 264, -63, -5, -112, 210, 97, 0, 0, 0, 0, -55,  // 0 to ?
        -216, -120, 12, -41, 47, -160, -72, 56, 114, 175, 0, -200, 370, 97, 22, -118,  // @ to O
        121, 19, 307, -99, -224, 277, 250, -222, -18, -28, 0, 0, 0, 0, 0, 0,  // P to _
        0, 68, -235, -86, -34, 48, -74, -180, -134, 95, -52, 94, -9, -34, -184, -274,  // ` to o
        3, -304, -19, 35, -41, 67, 188, 79, -90, -188, -216, 0, 0, 0, 0, -88,  // p to ~, Cyrillic
    ]

    /// What bold letters differ by beyond that; semibold ones by two thirds of it, and so on.
    private static let boldLetters: [Int16] = [
        86, -40, 0, 4, 0, 0, 32, -5, 104, 104, 0, -26, 0, -53, 143, -12,  // space to /
        -159, -75, -77, -35, 7, -96, 0, 124, -43, -123, 146, 0, 0, 0, 0, -76,  // 0 to ?
        -80, -249, -70, 114, 106, -28, 214, -233, 35, -22, -52, -50, 3, -196, 239, -91,  // @ to O
        58, -135, 36, 7, 18, 92, -208, -10, -18, -52, 0, -16, 0, -16, 0, 0,  // P to _
        0, -152, 373, -4, 69, -25, 87, 132, -33, -129, -62, 171, -64, 150, -71, 7,  // ` to o
        -35, 0, -63, -97, 197, -104, -12, 32, 25, 245, 40, 0, 0, 0, 0, 0,  // p to ~, Cyrillic
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
        (20, 0.0253), (22, 0.0107), (24, 0.0097), (28, 0.0126), (36, 0.0063), (60, 0.0092),
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
