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

    /// The space after each character, in points.
    static func adjustment(for font: FontDescriptor) -> CGFloat {
        switch font.family {
        case .system, .rounded: break
        case .named(let name): return font.size * (StandInFont.named(name)?.tracking ?? 0)
        default: return 0
        }
        // Heavier weights of San Francisco are wider beside Inter's, lighter ones narrower.
        let weight = CGFloat(font.weight - 400) / 300
        if font.size < displaySize { return published(font.size) + font.size * 0.0135 * weight }
        return font.size * (interpolate(display, at: font.size) + 0.0154 * weight)
    }

    /// Letter spacing of Hangul, which is Apple SD Gothic Neo's on iOS and has no tracking: its syllables are 0.8655 em
    /// wide, and those of Noto Sans CJK 0.92 (measured at "일출", "월요일", "강동구", "대한민국" and at bold texts in
    /// storyboards).
    static func hangulAdjustment(for font: FontDescriptor) -> CGFloat { font.size * (0.8655 - 0.92) }

    /// The space after a digit of a font whose digits are all as wide: Inter's are narrower than San Francisco's.
    private static func tabularDigitAdjustment(_ size: CGFloat) -> CGFloat {
        if size < displaySize { return size * 0.006 }
        return size * (size < 48 ? 0.025 : 0.0125)
    }

    /// The space after each character of a text that makes it as long as in San Francisco, whose letters are not
    /// Inter's: the average over its characters, so that one run stays one run, and kerned. Hangul and
    /// emoji count for nothing.
    static func letterAdjustment(of text: some Sequence<UnicodeScalar>, in font: FontDescriptor) -> CGFloat {
        var sum: CGFloat = 0
        var count = 0
        let weight = CGFloat(font.weight - 400) / 300
        for scalar in text where scalar.value < 0x1F000 && !scalar.isHangul {
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
        10, 583, 0, -102, -111, 339, 286, 524, 127, 127, -353, -33, 55, 78, 53, -357,  // space to /
        57, 104, -170, -67, 58, 61, 122, 79, 364, 130, 248, 0, -71, -215, -76, 39,  // 0 to ?
        -351, -48, 112, -127, 106, 45, -171, -31, 74, 64, 64, 293, 17, -171, -16, -8,  // @ to O
        29, 239, 156, -6, -175, -58, -33, 124, 296, 21, 199, 76, -19, 76, 0, 324,  // P to _
        0, -38, -68, 4, -103, -97, 22, -102, 70, 121, 36, 20, 140, -3, -1, -21,  // ` to o
        7, -579, 120, -29, -65, 7, -234, -494, -164, -99, 25, 0, -663, 0, 0, -21,  // p to ~, Cyrillic
    ]

    /// Of other characters, in em.
    private static let others: [UnicodeScalar: CGFloat] = ["°": -0.0205]

    /// Further differences of the display cuts.
    private static let displayLetters: [Int16] = [
        -567, 2, 0, 0, 0, 0, 0, 12, 0, 0, 0, 168, 0, 179, 58, 0,  // space to /
        27, 749, 236, 182, 199, 98, -71, -52, -130, 201, 106, 0, 0, 0, 0, -54,  // 0 to ?
        -147, -188, 28, -87, 56, -184, 32, 208, 121, 65, 0, -145, 392, 108, -59, -41,  // @ to O
        108, -41, 252, -69, -194, 201, 207, -227, -43, -8, 0, 0, 0, 0, 0, 0,  // P to _
        0, -39, -135, -8, -10, 59, -42, -248, -84, 73, -54, 136, 11, -32, -128, -305,  // ` to o
        -125, -257, 17, 45, -56, 97, -93, 6, -27, -117, -147, 0, 0, 0, 0, -68,  // p to ~, Cyrillic
    ]

    /// Further differences of bold letters; semibold ones by two thirds of it, and so on.
    private static let boldLetters: [Int16] = [
        74, -37, 0, 0, 0, 0, 32, 12, 95, 95, 0, -30, 0, -56, 92, -3,  // space to /
        -67, -95, -69, -43, 8, -63, 0, 81, -47, -130, 148, 0, 0, 0, 0, -75,  // 0 to ?
        -72, -247, -29, 96, 59, -42, 212, -232, 11, 33, -54, -105, -12, -179, 214, -98,  // @ to O
        57, -111, 36, -40, -4, 120, -231, -40, -40, -34, 0, -3, 0, -3, 0, 0,  // P to _
        0, -155, 390, -19, 84, -21, 90, 172, -60, -133, -74, 194, -60, 142, -81, 31,  // ` to o
        -25, 0, -56, -70, 209, -97, 0, 56, 25, 223, 38, 0, 0, 0, 0, 0,  // p to ~, Cyrillic
    ]

    /// How much smaller than Noto Color Emoji, which are 1.245 em wide at every size, Apple's emoji are: those are wider
    /// than their size by some 4.8 points from 20 points on (43, 50 and 75 points wide at 38, 45 and 70).
    static func emojiScale(for font: FontDescriptor) -> CGFloat {
        font.size <= 0 ? 1 : min(1, (font.size + 4.8) / (1.2476 * font.size))
    }

    /// The kinds of characters that are drawn and spaced differently.
    enum Script { case hangul, emoji, other }

    /// `last` is what the character before it is, which joiners and variation selectors belong to.
    static func script(of scalar: UnicodeScalar, after last: Script?) -> Script {
        if scalar.isASCII { return .other }
        if scalar.isHangul { return .hangul }
        if scalar.value >= 0x1F000 { return scalar.properties.isEmoji ? .emoji : .other }
        let isJoiner = scalar.value == 0x200D || scalar.value == 0xFE0F
        return isJoiner && last == .emoji ? .emoji : .other
    }

    /// Tracking of SF Pro by size, from Apple's Human Interface Guidelines, "Typography".
    private static let table: [(size: CGFloat, spacing: CGFloat)] = [
        (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15),
        (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45),
    ]

    /// Tracking of Inter Display by size, in em.
    private static let display: [(size: CGFloat, spacing: CGFloat)] = [
        (20, 0.0237), (22, 0.0096), (24, 0.0083), (28, 0.0122), (36, 0.0060), (60, 0.0132),
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
