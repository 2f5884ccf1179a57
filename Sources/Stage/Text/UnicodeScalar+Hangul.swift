extension UnicodeScalar {
    /// Whether this is a syllable or a letter of Hangul, as Scripts.txt of the Unicode Character Database (16.0) lists
    /// them. Symbols that contain Hangul, such as U+3200, and tone marks are neither.
    var isHangul: Bool {
        switch value {
        case ..<0x1100: false
        case 0xAC00...0xD7A3: true  // syllables
        case 0x1100...0x11FF, 0xA960...0xA97C, 0xD7B0...0xD7C6, 0xD7CB...0xD7FB: true  // conjoining letters
        case 0x3131...0x318E: true  // compatibility letters
        case 0xFFA0...0xFFBE, 0xFFC2...0xFFC7, 0xFFCA...0xFFCF, 0xFFD2...0xFFD7, 0xFFDA...0xFFDC: true  // half as wide
        default: false
        }
    }
}
