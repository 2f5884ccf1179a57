extension UIButton {
    /// The content for one state; missing parts come from the normal state.
    struct StateContent {
        var title: String?
        var attributedTitle: NSAttributedString?
        var titleColor: UIColor?
        var titleShadowColor: UIColor?
        var image: UIImage?
        var backgroundImage: UIImage?
        var symbolConfiguration: UIImage.SymbolConfiguration?
    }

    /// Changes the content of a state. What is set for the normal state takes the place of what a configuration has.
    func content(
        _ change: (inout StateContent) -> Void, for state: State,
        configured: ((inout Configuration) -> Void)? = nil
    ) {
        change(&contents[state.rawValue, default: StateContent()])
        if state == .normal, let configured, var configuration {
            configured(&configuration)
            self.configuration = configuration
        } else {
            updateContent()
        }
    }

    /// The value of the state that shows, of one of its parts, or of the normal state.
    func current<Value>(_ path: KeyPath<StateContent, Value?>) -> Value? {
        own(path) ?? contents[State.normal.rawValue]?[keyPath: path]
    }

    /// The value of the state that shows, or of one of its parts; nil in the normal state.
    func own<Value>(_ path: KeyPath<StateContent, Value?>) -> Value? {
        let state = state
        guard state != .normal else { return nil }
        if let exact = contents[state.rawValue]?[keyPath: path] { return exact }
        for part in [State.disabled, .highlighted, .selected] where state.contains(part) && state != part {
            if let value = contents[part.rawValue]?[keyPath: path] { return value }
        }
        return nil
    }

    /// The title of a button with a configuration: what is set for a state other than the normal one, what the
    /// configuration has, or else what is set for the normal state.
    func configuredTitle(_ configuration: Configuration, _ attributes: AttributeContainer) -> NSAttributedString? {
        func plain(_ text: String?) -> NSAttributedString? {
            guard let text, !text.isEmpty else { return nil }
            return NSAttributedString(AttributedString(text, attributes: attributes))
        }
        func attributed(_ text: NSAttributedString) -> NSAttributedString {
            let whole = NSRange(location: 0, length: text.length)
            guard let base = plain(text.string)?.attributes(at: 0, effectiveRange: nil) else { return text }
            let merged = NSMutableAttributedString(string: text.string, attributes: base)
            text.enumerateAttributes(in: whole) { own, range, _ in merged.addAttributes(own, range: range) }
            return merged
        }
        if let title = own(\.attributedTitle) { return attributed(title) }
        if let title = own(\.title) { return plain(title) }
        if let title = configuration.attributedTitle {
            return NSAttributedString(title.mergingAttributes(attributes, mergePolicy: .keepCurrent))
        }
        if let title = configuration.title { return plain(title) }
        if let title = current(\.attributedTitle) { return attributed(title) }
        return plain(current(\.title))
    }
}
