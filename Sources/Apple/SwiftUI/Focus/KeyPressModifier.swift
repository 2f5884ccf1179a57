import Stage

/// Takes keys while something in the view has the focus.
struct KeyPressModifier: ElementModifier {
    typealias Body = Never
    let phases: KeyPress.Phases
    let accepts: (KeyPress) -> Bool
    let action: (KeyPress) -> KeyPress.Result

    func wrap(_ child: Element) -> KeyPressElement { KeyPressElement(child) }

    func update(_ wrapper: KeyPressElement, _ inputs: Inputs) {
        let (phases, accepts, action) = (phases, accepts, action)
        let isEnabled = inputs.environment.isEnabled
        wrapper.keys.take = { press in
            isEnabled && phases.contains(press.phase) && accepts(press) && action(press) == .handled
        }
    }
}

/// An element that hears keys.
final class KeyPressElement: GroupElement {
    let keys = KeyPressView()

    init(_ child: Element) { super.init(child, group: keys) }
}

/// A view that hears keys before what has the focus in it uses them, and before the views around.
final class KeyPressView: GroupView, KeyInterceptor {
    var take: (KeyPress) -> Bool = { _ in false }

    func intercept(_ event: KeyEvent) -> Bool { KeyPress(event).map(take) ?? false }
}

extension View {
    private func keyPress(
        _ phases: KeyPress.Phases, _ accepts: @escaping (KeyPress) -> Bool,
        _ action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { modifier(KeyPressModifier(phases: phases, accepts: accepts, action: action)) }

    /// Runs an action when a key goes down or repeats while something in the view has the focus.
    public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
        keyPress([.down, .repeat], { $0.key == key }, { _ in action() })
    }

    /// Runs an action for a key while something in the view has the focus.
    public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { keyPress(phases, { $0.key == key }, action) }

    /// Runs an action for some keys while something in the view has the focus.
    public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { keyPress(phases, { keys.contains($0.key) }, action) }

    /// Runs an action for keys that write some characters while something in the view has the focus.
    public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        keyPress(
            phases,
            { press in
                !press.characters.isEmpty && press.characters.unicodeScalars.allSatisfy(characters.contains)
            }, action)
    }

    /// Runs an action for every key while something in the view has the focus.
    public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { keyPress(phases, { _ in true }, action) }
}
