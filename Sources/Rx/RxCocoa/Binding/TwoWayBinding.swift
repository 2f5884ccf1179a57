infix operator <-> : DefaultPrecedence

/// Binds a text property of a control and a relay to each other.
///
/// A field whose input method composes is left alone: neither its unfinished text is sent, nor is the relay's set.
@discardableResult
public func <-> <Base>(textInput: TextInput<Base>, relay: BehaviorRelay<String>) -> any Disposable {
    let toControl = relay.subscribe(onNext: { [weak input = textInput.base as AnyObject] value in
        if input.map(isComposing) != true { textInput.text.onNext(value) }
    })
    let toRelay = textInput.text.subscribe(
        onNext: { [weak input = textInput.base as AnyObject] value in
            guard let input, !isComposing(input) else { return }
            let value = value ?? ""
            if value != relay.value { relay.accept(value) }
        },
        onCompleted: { toControl.dispose() })
    return Disposables.create(toControl, toRelay)
}

/// Binds a property of a control and a relay to each other.
@discardableResult
public func <-> <T>(property: ControlProperty<T>, relay: BehaviorRelay<T>) -> any Disposable {
    let toControl = relay.bind(to: property)
    let toRelay = property.subscribe(onNext: { relay.accept($0) }, onCompleted: { toControl.dispose() })
    return Disposables.create(toControl, toRelay)
}

/// Something that text is typed into: a text field or a text view.
public struct TextInput<Base> {
    /// The text field or text view.
    public let base: Base

    /// Its text.
    public let text: ControlProperty<String?>

    /// Names a text input and its text.
    public init(base: Base, text: ControlProperty<String?>) {
        self.base = base
        self.text = text
    }
}

extension Reactive where Base: UITextField {
    /// The field and its text, for `<->`.
    @preconcurrency @MainActor
    public var textInput: TextInput<Base> { TextInput(base: base, text: text) }
}

extension Reactive where Base: UITextView {
    /// The view and its text, for `<->`.
    @preconcurrency @MainActor
    public var textInput: TextInput<Base> { TextInput(base: base, text: text) }
}

private func isComposing(_ input: AnyObject) -> Bool {
    let input = Crossing(input)
    return MainActor.assumeIsolated { (input.value as? any UITextInput)?.markedTextRange != nil }
}
