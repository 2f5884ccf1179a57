package import Stage

extension KeyEvent.Key {
    /// The input of a `UIKeyCommand` for the key.
    @MainActor var commandInput: String {
        switch self {
        case .character(let text): text
        case .space: " "
        case .enter: "\r"
        case .tab: "\t"
        case .backspace: "\u{8}"
        case .delete: UIKeyCommand.inputDelete
        case .escape: UIKeyCommand.inputEscape
        case .up: UIKeyCommand.inputUpArrow
        case .down: UIKeyCommand.inputDownArrow
        case .left: UIKeyCommand.inputLeftArrow
        case .right: UIKeyCommand.inputRightArrow
        case .home: UIKeyCommand.inputHome
        case .end: UIKeyCommand.inputEnd
        case .pageUp: UIKeyCommand.inputPageUp
        case .pageDown: UIKeyCommand.inputPageDown
        case .function(let number): "UIKeyInputF\(number)"
        case .other: ""
        }
    }
}
