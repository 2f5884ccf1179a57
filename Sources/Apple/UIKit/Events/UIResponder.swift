package import Stage

/// An object that receives events: a link of the chain from the touched view to the app's delegate.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions {
    /// Objects of sibling modules that live as long as the responder, each under a key of its own.
    package final var companions: [ObjectIdentifier: AnyObject] = [:]

    public override init() {
        super.init()
    }

    /// Who hears an event that this responder does not handle.
    open var next: UIResponder? { nil }

    // MARK: First responder

    /// Whether the responder takes keys and text when it is asked to. False by default.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether the responder gives up keys and text when it is asked to. True by default.
    open var canResignFirstResponder: Bool { true }

    /// Whether keys and text come to this responder first.
    open var isFirstResponder: Bool {
        responderWindow?.firstResponder === self
    }

    /// The window whose first responder this may be.
    package var responderWindow: UIWindow? { next?.responderWindow }

    /// Asks to have keys and text come here first. Returns whether they do.
    ///
    /// A view that is in no window gets them when it comes into one.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let window = responderWindow else {
            if canBecomeFirstResponder { FocusWish.make(of: self) }
            return false
        }
        if window.firstResponder === self { return true }
        guard canBecomeFirstResponder else { return false }
        // Views that both show at the bottom of the window stay in place.
        window.isHandingOnFocus = true
        defer {
            window.isHandingOnFocus = false
            window.updateInputArea()
        }
        if let current = window.firstResponder, !current.resignFirstResponder() { return false }
        window.firstResponder = self
        return true
    }

    /// Gives up keys and text. Returns whether it did.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        FocusWish.withdraw(of: self)
        guard let window = responderWindow, window.firstResponder === self else { return true }
        guard canResignFirstResponder else { return false }
        window.dismissEditMenu()
        window.firstResponder = nil
        return true
    }

    /// The view at the bottom of the window while this or a responder further down the chain is the first.
    open var inputView: UIView? { nil }
    /// The view above the input view.
    open var inputAccessoryView: UIView? { nil }

    /// Asks the first responder for its input views again.
    open func reloadInputViews() {
        guard let window = responderWindow, window.firstResponder === self else { return }
        window.storedInputArea?.reload(for: self)
        window.updateInputArea()
    }

    /// Takes up what the user did elsewhere. Does nothing by itself.
    open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

    /// What the user does with the responder. One whose ``NSUserActivity/needsSave`` is set asks for its values by
    /// ``updateUserActivityState(_:)``.
    open var userActivity: NSUserActivity? {
        didSet {
            guard userActivity !== oldValue else { return }
            oldValue?.removeOwner(self)
            userActivity?.addOwner(self)
        }
    }

    /// Puts the present values into the responder's activity. Does nothing by itself.
    open func updateUserActivityState(_ activity: NSUserActivity) {}

    // MARK: Touches

    /// Called when fingers come down; the default passes it on to the next responder.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Called when fingers move; the default passes it on to the next responder.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Called when fingers are lifted; the default passes it on to the next responder.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// Called when the system, or a gesture, takes touches back; the default passes it on.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: Keys

    /// Called when keys go down; the default passes it on to the next responder.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }

    /// Called when a held key repeats; the default passes it on to the next responder.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    /// Called when keys come up; the default passes it on to the next responder.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    /// Called when the system takes keys back; the default passes it on.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    // MARK: Motion

    /// Called when somebody begins to shake the device; the default passes it on to the next responder.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }

    /// Called when the device has been shaken; the default passes it on to the next responder.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }

    /// Called when the system takes the motion back; the default passes it on.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

    /// The keys that do something while this responder is in the chain.
    open var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }

    /// The undo manager in effect here: the chain's, up to the window's.
    open var undoManager: UndoManager? { next?.undoManager }

    /// Takes a key before a text does that has the focus, or passes it on; whether someone took it.
    package func interceptKey(_ event: KeyEvent) -> Bool {
        if let interceptor = self as? any KeyInterceptor, interceptor.intercept(event) { return true }
        return next?.interceptKey(event) ?? false
    }

    /// Handles a key of the keyboard, or passes it on; whether someone handled it.
    package func handleKey(_ event: KeyEvent) -> Bool {
        if let client = self as? any KeyClient, client.takeKey(event) { return true }
        return next?.handleKey(event) ?? false
    }

    /// Where text that is typed goes while this is the first responder.
    package var textInputClient: (any TextInputClient)? { self as? any TextInputClient }

    // MARK: Actions

    /// Whether the responder answers to an action. By default, whether it has the method.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        // Every responder has these; those count that a subclass of the app's does.
        if StandardEdit(action) != nil {
            return SelectorTable.hasMethod(type(of: self), action, below: UIResponder.self)
        }
        return SelectorTable.responds(self, to: action)
    }

    /// Returns the first in the chain that answers to an action, or nil.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    /// The last word on how a command shows that would be performed here.
    open func validate(_ command: UICommand) {}

    /// Changes the menus of the app, or of the menu that is about to show. Does nothing by itself.
    open func buildMenu(with builder: any UIMenuBuilder) {}

    // What subclasses override; by themselves they do nothing, and nobody is sent here for them.
    open func cut(_ sender: Any?) {}
    open func copy(_ sender: Any?) {}
    open func paste(_ sender: Any?) {}
    open func select(_ sender: Any?) {}
    open func selectAll(_ sender: Any?) {}
    open func delete(_ sender: Any?) {}
    open func toggleBoldface(_ sender: Any?) {}
    open func toggleItalics(_ sender: Any?) {}
    open func toggleUnderline(_ sender: Any?) {}
    open func increaseSize(_ sender: Any?) {}
    open func decreaseSize(_ sender: Any?) {}

    /// The properties that few objects are given.
    final var rare = RareValues()

    // MARK: Accessibility

    /// The answers that the app has set. Only views and their elements reach assistive technology.
    package var accessibility = AccessibilityOverrides() {
        didSet { accessibilityOverridesDidChange() }
    }

    /// Whether assistive technology sees this as one element.
    open var isAccessibilityElement: Bool {
        get { accessibility.isElement ?? defaultIsAccessibilityElement }
        set { accessibility.isElement = newValue }
    }

    /// The element's name.
    open var accessibilityLabel: String? {
        get { accessibility.label ?? defaultAccessibilityLabel }
        set { accessibility.label = newValue }
    }

    /// The element's value.
    open var accessibilityValue: String? {
        get { accessibility.value ?? defaultAccessibilityValue }
        set { accessibility.value = newValue }
    }

    /// The effect of using the element.
    open var accessibilityHint: String? {
        get { accessibility.hint }
        set { accessibility.hint = newValue }
    }

    /// The kind and state of the element.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits ?? defaultAccessibilityTraits }
        set { accessibility.traits = newValue }
    }

    /// In the screen's coordinates.
    open var accessibilityFrame: CGRect {
        get { accessibility.frame ?? defaultAccessibilityFrame }
        set { accessibility.frame = newValue }
    }

    /// Whether assistive technology passes over what is in here. False by default.
    open var accessibilityElementsHidden: Bool {
        get { accessibility.elementsHidden }
        set { accessibility.elementsHidden = newValue }
    }

    /// Whether assistive technology passes over the siblings. False by default.
    open var accessibilityViewIsModal: Bool {
        get { accessibility.isModal }
        set { accessibility.isModal = newValue }
    }

    /// The elements of the view for assistive technology, in place of its subviews: views and
    /// ``UIAccessibilityElement``s.
    open var accessibilityElements: [Any]? {
        get { accessibility.elements }
        set { accessibility.elements = newValue }
    }

    /// How many elements the view has for assistive technology. By default as many as ``accessibilityElements`` has,
    /// and `NSNotFound` where that is nil: the subviews are the elements then.
    open func accessibilityElementCount() -> Int { accessibility.elements?.count ?? NSNotFound }

    /// The element at a place in the order in which they are read; nil where there is none.
    open func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibility.elements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    /// The place of an element in the order in which they are read; `NSNotFound` for one that is not in here.
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibility.elements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }

    /// The actions beyond the usual ones that assistive technology offers here. Nil by default.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibility.customActions }
        set { accessibility.customActions = newValue }
    }

    /// Where a tap goes that assistive technology makes, in the window's coordinates. The middle of the frame by default.
    open var accessibilityActivationPoint: CGPoint {
        get { accessibility.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { accessibility.activationPoint = newValue }
    }

    /// Whether the keyboard and switches stop here. By default if the traits name something that a person uses.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { accessibility.respondsToUser ?? accessibilityTraits.isUsable }
        set { accessibility.respondsToUser = newValue }
    }

    /// Whether what the element opens is open. `.unsupported` by default.
    open var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
        get { accessibility.expandedStatus ?? defaultAccessibilityExpandedStatus }
        set { accessibility.expandedStatus = newValue }
    }

    // MARK: Actions of assistive technology

    /// Does what a tap would do. Returns false, as the default does, to be tapped.
    open func accessibilityActivate() -> Bool { false }
    /// Makes the value of an adjustable element larger. Does nothing by default.
    open func accessibilityIncrement() {}
    /// Makes the value of an adjustable element smaller. Does nothing by default.
    open func accessibilityDecrement() {}
    /// Scrolls by a page. Returns false, as the default does, to have the next responder asked.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// Leaves what is open. Returns false, as the default does, to have the next responder asked.
    open func accessibilityPerformEscape() -> Bool { false }
    /// Does the most important thing of the app. Returns false, as the default does, to have the next responder asked.
    open func accessibilityPerformMagicTap() -> Bool { false }
    /// Called when assistive technology comes to the element. Does nothing by default.
    open func accessibilityElementDidBecomeFocused() {}
    /// Called when assistive technology leaves the element. Does nothing by default.
    open func accessibilityElementDidLoseFocus() {}
    /// Returns whether assistive technology is at the element.
    open func accessibilityElementIsFocused() -> Bool { AccessibilityFocus.element === self }

    // MARK: Saved state

    /// Writes what is to be found again after the system has ended the app. Views and controllers override it; it is never
    /// called, as no system ends apps here. Does nothing by itself.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Reads what was written. Views and controllers override it; it is never called. Does nothing by itself.
    open func decodeRestorableState(with coder: NSCoder) {}
    /// All was read. Controllers override it; it is never called. Does nothing by itself.
    open func applicationFinishedRestoringState() {}

    package func accessibilityOverridesDidChange() {}

    // The answers where the app has set nothing.

    package var defaultIsAccessibilityElement: Bool { false }
    package var defaultAccessibilityLabel: String? { nil }
    package var defaultAccessibilityValue: String? { nil }
    package var defaultAccessibilityTraits: UIAccessibilityTraits { .none }
    package var defaultAccessibilityFrame: CGRect { .zero }
    package var defaultAccessibilityExpandedStatus: UIAccessibilityExpandedStatus { .unsupported }
    /// Actions beside those that the app has set.
    package var builtInAccessibilityActions: [UIAccessibilityCustomAction] { [] }
    /// The container that assistive technology meets around the elements in here; nil for none.
    package var accessibilityGrouping: AccessibilityGrouping? { nil }
    /// Whether the elements in here are read before those of the siblings, though they lie in front of them.
    package var isReadFirst: Bool { false }
    /// Adds to an element what its texts and traits do not say.
    package func describe(_ element: inout AccessibilityElement) {}
    /// Takes a text or number from assistive technology as if a person had entered it. Returns whether it was taken.
    package func enterAccessibilityValue(_ text: String) -> Bool { false }
    /// Scrolls so far that a frame, in the window's coordinates, is in sight.
    package func showForAccessibility(_ frame: CGRect) {}
    /// Scrolls to a place of what ``accessibilityGrouping`` calls the content. Returns whether there is any to scroll.
    package func scrollForAccessibility(to point: CGPoint) -> Bool { false }
}
