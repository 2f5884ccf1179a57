import CoreGraphics

/// Letter spacing that brings Inter's widths to San Francisco's.
///
/// Without spacing, Inter is as wide as San Francisco's text cut, and Inter Display as its display cut. So the spacing
/// is San Francisco's own, which Apple publishes by size, and what the stand-ins lack: San Francisco goes from one cut
/// to the other between 17 and 28 points, where Inter changes at once, and its heavier weights are wider. Checked
/// against widths that Xcode recorded in storyboards ("Label", "Title", "Detail", "No Repositories" at 17 points;
/// "Rating:", "Language:", "Popularity:" in semibold): within 1.5%.
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
        var spacing = published(font.size) + font.size * 0.00006 * CGFloat(max(0, font.weight - 400))
        // Bold text of text sizes is wider still ("Name:", "Salary:", "Label" in bold).
        if font.size < displaySize, font.weight > 600 { spacing += font.size * 0.012 }
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
    static func digitAdjustment(for font: FontDescriptor) -> CGFloat {
        guard font.family == .system else { return 0 }
        if font.size < displaySize { return font.size * 0.006 }
        return font.size * (font.size < 48 ? 0.025 : 0.0125)
    }

    /// What kind of spacing a character has.
    enum Script { case hangul, digit, other }

    static func script(of scalar: UnicodeScalar) -> Script {
        if (0x30...0x39).contains(scalar.value) { return .digit }
        return isHangul(scalar) ? .hangul : .other
    }

    /// Hangul syllables and letters.
    private static func isHangul(_ scalar: UnicodeScalar) -> Bool {
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
