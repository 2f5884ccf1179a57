import CoreGraphics

/// Letter spacing that brings Inter's widths to San Francisco's.
///
/// Without spacing, Inter is as wide as San Francisco's text cut, and Inter Display as its display cut. So the spacing
/// is San Francisco's own, which Apple publishes by size, and what the stand-ins lack: San Francisco goes from one cut
/// to the other between 17 and 28 points, where Inter changes at once, and its heavier text weights are wider. What is
/// left is the letters' own widths, see ``letterAdjustment(of:in:)``.
enum Tracking {
    /// Where the display cut begins to be used, in points.
    static let displaySize: CGFloat = 20
    /// By how much Inter Display is narrower than Inter, in em, the average over English text.
    private static let displayNarrowing: CGFloat = 0.0437

    /// What is added after each character, in points.
    static func adjustment(for font: FontDescriptor) -> CGFloat {
        switch font.family {
        case .system, .rounded: break
        case .named(let name): return font.size * (StandInFont.named(name)?.tracking ?? 0)
        default: return 0
        }
        var spacing = published(font.size)
        if font.size < displaySize {
            spacing += font.size * 0.00005 * CGFloat(max(0, font.weight - 400))
        } else {
            // Inter Display's heavier weights are as wide as San Francisco's.
            spacing += font.size * 0.003
        }
        if font.size >= displaySize, font.size < 28 {
            spacing += font.size * displayNarrowing * (28 - font.size) / 11
        }
        return spacing
    }

    /// Letter spacing of Hangul, which is Apple SD Gothic Neo's on iOS and has no tracking: its syllables are 0.867 em
    /// wide, bold ones a little wider, and those of Noto Sans CJK 0.92 (measured at "일출", "월요일", "강동구", "대한민국" and at
    /// bold texts in storyboards). Nil where the font is not the system's.
    static func hangulAdjustment(for font: FontDescriptor) -> CGFloat? {
        guard font.family == .system else { return nil }
        return font.size * (0.867 + 0.000037 * CGFloat(max(0, font.weight - 400)) - 0.92)
    }

    /// What is added after a digit beyond the rest: Inter's are narrower beside its letters than San Francisco's,
    /// Inter Display's more so (measured at times, dates and telephone numbers in storyboards).
    private static func digitAdjustment(_ size: CGFloat) -> CGFloat {
        if size < displaySize { return size * 0.006 }
        return size * (size < 48 ? 0.025 : 0.0125)
    }

    /// What to add after each character of a text so that it is as long as in San Francisco, whose letters are not
    /// Inter's: the average over its characters, so that one run stays one run, and kerned. Hangul and
    /// emoji count for nothing.
    static func letterAdjustment(of text: some Sequence<UnicodeScalar>, in font: FontDescriptor) -> CGFloat {
        var sum: CGFloat = 0
        var count = 0
        let digit = digitAdjustment(font.size)
        for scalar in text where scalar.value < 0x1F000 && !isHangul(scalar) {
            count += 1
            let isDigit = (0x30...0x39).contains(scalar.value)
            if isDigit { sum += digit }
            if (32..<127).contains(scalar.value), !(isDigit && font.monospacedDigits) {
                sum += CGFloat(letters[Int(scalar.value) - 32]) * font.size / 10_000
            }
        }
        return count == 0 ? 0 : sum / CGFloat(count)
    }

    /// By how much characters of San Francisco are wider than Inter's, from the space on, in 1/10,000 em: what best
    /// explains the widths of some 350 labels and buttons that Xcode recorded in storyboards of public apps. Eight in
    /// ten of them then are as wide as recorded, to half a point, and six without.
    private static let letters: [Int16] = [
        -44, 0, 0, -35, 46, 77, 0, 0, 29, 29, 0, -3, 15, 34, -51, -46,  // space to /
        -21, 57, -161, -139, -38, 67, 43, 46, 180, 31, 195, 0, 0, -7, 0, -18,  // 0 to ?
        -7, -81, 110, -143, 111, -15, -3, -81, -8, 123, 9, 125, 15, -150, 31, -53,  // @ to O
        9, 15, 170, -29, -118, -16, -26, 101, 80, -27, 27, 49, 0, 49, 0, 0,  // P to _
        0, -110, 84, -86, -28, -101, 78, 28, -33, 129, 0, -23, 128, 34, -11, -72,  // ` to o
        115, 0, 101, -97, 4, 21, -92, -283, -154, -63, 19, 0, 0, 0, 0,  // p to ~
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
    private static let table: [(size: CGFloat, points: CGFloat)] = [
        (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15),
        (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26),
        (23, -0.10), (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29), (28, 0.38), (29, 0.40), (34, 0.40), (36, 0.37),
        (44, 0.37), (48, 0.35), (56, 0.30), (64, 0.22), (72, 0.14), (80, 0),
    ]

    private static func published(_ size: CGFloat) -> CGFloat {
        guard let next = table.firstIndex(where: { $0.size >= size }) else { return 0 }
        guard next > 0 else { return table[0].points * max(0, size) / table[0].size }
        let (low, high) = (table[next - 1], table[next])
        return low.points + (high.points - low.points) * (size - low.size) / (high.size - low.size)
    }
}
