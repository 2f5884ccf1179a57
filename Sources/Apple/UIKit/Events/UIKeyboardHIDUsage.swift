import Stage

/// The keys of the USB standard for human interface devices (HID Usage Tables, page 7).
public enum UIKeyboardHIDUsage: Int, Sendable {
    /// The key `ErrorRollOver`.
    case keyboardErrorRollOver = 0x01
    /// The key of the letter A.
    case keyboardA = 0x04
    /// The key of the letter B.
    case keyboardB = 0x05
    /// The key of the letter C.
    case keyboardC = 0x06
    /// The key of the letter D.
    case keyboardD = 0x07
    /// The key of the letter E.
    case keyboardE = 0x08
    /// The key of the letter F.
    case keyboardF = 0x09
    /// The key of the letter G.
    case keyboardG = 0x0a
    /// The key of the letter H.
    case keyboardH = 0x0b
    /// The key of the letter I.
    case keyboardI = 0x0c
    /// The key of the letter J.
    case keyboardJ = 0x0d
    /// The key of the letter K.
    case keyboardK = 0x0e
    /// The key of the letter L.
    case keyboardL = 0x0f
    /// The key of the letter M.
    case keyboardM = 0x10
    /// The key of the letter N.
    case keyboardN = 0x11
    /// The key of the letter O.
    case keyboardO = 0x12
    /// The key of the letter P.
    case keyboardP = 0x13
    /// The key of the letter Q.
    case keyboardQ = 0x14
    /// The key of the letter R.
    case keyboardR = 0x15
    /// The key of the letter S.
    case keyboardS = 0x16
    /// The key of the letter T.
    case keyboardT = 0x17
    /// The key of the letter U.
    case keyboardU = 0x18
    /// The key of the letter V.
    case keyboardV = 0x19
    /// The key of the letter W.
    case keyboardW = 0x1a
    /// The key of the letter X.
    case keyboardX = 0x1b
    /// The key of the letter Y.
    case keyboardY = 0x1c
    /// The key of the letter Z.
    case keyboardZ = 0x1d
    /// The key of the digit 1.
    case keyboard1 = 0x1e
    /// The key of the digit 2.
    case keyboard2 = 0x1f
    /// The key of the digit 3.
    case keyboard3 = 0x20
    /// The key of the digit 4.
    case keyboard4 = 0x21
    /// The key of the digit 5.
    case keyboard5 = 0x22
    /// The key of the digit 6.
    case keyboard6 = 0x23
    /// The key of the digit 7.
    case keyboard7 = 0x24
    /// The key of the digit 8.
    case keyboard8 = 0x25
    /// The key of the digit 9.
    case keyboard9 = 0x26
    /// The key of the digit 0.
    case keyboard0 = 0x27
    /// The key `ReturnOrEnter`.
    case keyboardReturnOrEnter = 0x28
    /// The key `Escape`.
    case keyboardEscape = 0x29
    /// The key `DeleteOrBackspace`.
    case keyboardDeleteOrBackspace = 0x2a
    /// The key `Tab`.
    case keyboardTab = 0x2b
    /// The key `Spacebar`.
    case keyboardSpacebar = 0x2c
    /// The key `Hyphen`.
    case keyboardHyphen = 0x2d
    /// The key `EqualSign`.
    case keyboardEqualSign = 0x2e
    /// The key `OpenBracket`.
    case keyboardOpenBracket = 0x2f
    /// The key `CloseBracket`.
    case keyboardCloseBracket = 0x30
    /// The key `Backslash`.
    case keyboardBackslash = 0x31
    /// The key `Semicolon`.
    case keyboardSemicolon = 0x33
    /// The key `Quote`.
    case keyboardQuote = 0x34
    /// The key `GraveAccentAndTilde`.
    case keyboardGraveAccentAndTilde = 0x35
    /// The key `Comma`.
    case keyboardComma = 0x36
    /// The key `Period`.
    case keyboardPeriod = 0x37
    /// The key `Slash`.
    case keyboardSlash = 0x38
    /// The function key F1.
    case keyboardF1 = 0x3a
    /// The function key F2.
    case keyboardF2 = 0x3b
    /// The function key F3.
    case keyboardF3 = 0x3c
    /// The function key F4.
    case keyboardF4 = 0x3d
    /// The function key F5.
    case keyboardF5 = 0x3e
    /// The function key F6.
    case keyboardF6 = 0x3f
    /// The function key F7.
    case keyboardF7 = 0x40
    /// The function key F8.
    case keyboardF8 = 0x41
    /// The function key F9.
    case keyboardF9 = 0x42
    /// The function key F10.
    case keyboardF10 = 0x43
    /// The function key F11.
    case keyboardF11 = 0x44
    /// The function key F12.
    case keyboardF12 = 0x45
    /// The key `Home`.
    case keyboardHome = 0x4a
    /// The key `PageUp`.
    case keyboardPageUp = 0x4b
    /// The key `DeleteForward`.
    case keyboardDeleteForward = 0x4c
    /// The key `End`.
    case keyboardEnd = 0x4d
    /// The key `PageDown`.
    case keyboardPageDown = 0x4e
    /// The key `RightArrow`.
    case keyboardRightArrow = 0x4f
    /// The key `LeftArrow`.
    case keyboardLeftArrow = 0x50
    /// The key `DownArrow`.
    case keyboardDownArrow = 0x51
    /// The key `UpArrow`.
    case keyboardUpArrow = 0x52
    /// The function key F13.
    case keyboardF13 = 0x68
    /// The function key F14.
    case keyboardF14 = 0x69
    /// The function key F15.
    case keyboardF15 = 0x6a
    /// The function key F16.
    case keyboardF16 = 0x6b
    /// The function key F17.
    case keyboardF17 = 0x6c
    /// The function key F18.
    case keyboardF18 = 0x6d
    /// The function key F19.
    case keyboardF19 = 0x6e
    /// The function key F20.
    case keyboardF20 = 0x6f
    /// The function key F21.
    case keyboardF21 = 0x70
    /// The function key F22.
    case keyboardF22 = 0x71
    /// The function key F23.
    case keyboardF23 = 0x72
    /// The function key F24.
    case keyboardF24 = 0x73

    private static let characters: [String: UIKeyboardHIDUsage] = [
        "a": .keyboardA, "b": .keyboardB, "c": .keyboardC, "d": .keyboardD, "e": .keyboardE, "f": .keyboardF,
        "g": .keyboardG, "h": .keyboardH, "i": .keyboardI, "j": .keyboardJ, "k": .keyboardK, "l": .keyboardL,
        "m": .keyboardM, "n": .keyboardN, "o": .keyboardO, "p": .keyboardP, "q": .keyboardQ, "r": .keyboardR,
        "s": .keyboardS, "t": .keyboardT, "u": .keyboardU, "v": .keyboardV, "w": .keyboardW, "x": .keyboardX,
        "y": .keyboardY, "z": .keyboardZ, "1": .keyboard1, "2": .keyboard2, "3": .keyboard3, "4": .keyboard4,
        "5": .keyboard5, "6": .keyboard6, "7": .keyboard7, "8": .keyboard8, "9": .keyboard9, "0": .keyboard0,
        "-": .keyboardHyphen, "=": .keyboardEqualSign, "[": .keyboardOpenBracket, "]": .keyboardCloseBracket,
        "\\": .keyboardBackslash, ";": .keyboardSemicolon, "'": .keyboardQuote, "`": .keyboardGraveAccentAndTilde,
        ",": .keyboardComma, ".": .keyboardPeriod, "/": .keyboardSlash,
    ]

    /// A key without a place of its own is `keyboardErrorRollOver`, "none that is known".
    init(_ key: KeyEvent.Key) {
        switch key {
        case .character(let text): self = Self.characters[text.lowercased()] ?? .keyboardErrorRollOver
        case .enter: self = .keyboardReturnOrEnter
        case .escape: self = .keyboardEscape
        case .backspace: self = .keyboardDeleteOrBackspace
        case .tab: self = .keyboardTab
        case .space: self = .keyboardSpacebar
        case .home: self = .keyboardHome
        case .pageUp: self = .keyboardPageUp
        case .delete: self = .keyboardDeleteForward
        case .end: self = .keyboardEnd
        case .pageDown: self = .keyboardPageDown
        case .right: self = .keyboardRightArrow
        case .left: self = .keyboardLeftArrow
        case .down: self = .keyboardDownArrow
        case .up: self = .keyboardUpArrow
        case .function(let number):
            let code = number <= 12 ? 0x3a + number - 1 : 0x68 + number - 13
            self = UIKeyboardHIDUsage(rawValue: code) ?? .keyboardErrorRollOver
        case .other: self = .keyboardErrorRollOver
        }
    }
}
