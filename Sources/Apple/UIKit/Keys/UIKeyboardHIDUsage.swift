import Stage

/// The keys of the USB standard for human interface devices (HID Usage Tables, page 7).
public enum UIKeyboardHIDUsage: Int, Sendable {
    case keyboardErrorRollOver = 0x01
    case keyboardA = 0x04
    case keyboardB = 0x05
    case keyboardC = 0x06
    case keyboardD = 0x07
    case keyboardE = 0x08
    case keyboardF = 0x09
    case keyboardG = 0x0a
    case keyboardH = 0x0b
    case keyboardI = 0x0c
    case keyboardJ = 0x0d
    case keyboardK = 0x0e
    case keyboardL = 0x0f
    case keyboardM = 0x10
    case keyboardN = 0x11
    case keyboardO = 0x12
    case keyboardP = 0x13
    case keyboardQ = 0x14
    case keyboardR = 0x15
    case keyboardS = 0x16
    case keyboardT = 0x17
    case keyboardU = 0x18
    case keyboardV = 0x19
    case keyboardW = 0x1a
    case keyboardX = 0x1b
    case keyboardY = 0x1c
    case keyboardZ = 0x1d
    case keyboard1 = 0x1e
    case keyboard2 = 0x1f
    case keyboard3 = 0x20
    case keyboard4 = 0x21
    case keyboard5 = 0x22
    case keyboard6 = 0x23
    case keyboard7 = 0x24
    case keyboard8 = 0x25
    case keyboard9 = 0x26
    case keyboard0 = 0x27
    case keyboardReturnOrEnter = 0x28
    case keyboardEscape = 0x29
    case keyboardDeleteOrBackspace = 0x2a
    case keyboardTab = 0x2b
    case keyboardSpacebar = 0x2c
    case keyboardHyphen = 0x2d
    case keyboardEqualSign = 0x2e
    case keyboardOpenBracket = 0x2f
    case keyboardCloseBracket = 0x30
    case keyboardBackslash = 0x31
    case keyboardSemicolon = 0x33
    case keyboardQuote = 0x34
    case keyboardGraveAccentAndTilde = 0x35
    case keyboardComma = 0x36
    case keyboardPeriod = 0x37
    case keyboardSlash = 0x38
    case keyboardF1 = 0x3a
    case keyboardF2 = 0x3b
    case keyboardF3 = 0x3c
    case keyboardF4 = 0x3d
    case keyboardF5 = 0x3e
    case keyboardF6 = 0x3f
    case keyboardF7 = 0x40
    case keyboardF8 = 0x41
    case keyboardF9 = 0x42
    case keyboardF10 = 0x43
    case keyboardF11 = 0x44
    case keyboardF12 = 0x45
    case keyboardHome = 0x4a
    case keyboardPageUp = 0x4b
    case keyboardDeleteForward = 0x4c
    case keyboardEnd = 0x4d
    case keyboardPageDown = 0x4e
    case keyboardRightArrow = 0x4f
    case keyboardLeftArrow = 0x50
    case keyboardDownArrow = 0x51
    case keyboardUpArrow = 0x52
    case keyboardF13 = 0x68
    case keyboardF14 = 0x69
    case keyboardF15 = 0x6a
    case keyboardF16 = 0x6b
    case keyboardF17 = 0x6c
    case keyboardF18 = 0x6d
    case keyboardF19 = 0x6e
    case keyboardF20 = 0x6f
    case keyboardF21 = 0x70
    case keyboardF22 = 0x71
    case keyboardF23 = 0x72
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
