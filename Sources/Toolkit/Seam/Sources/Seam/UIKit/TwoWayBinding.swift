#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
    import UIKit

    /// Joins a source and a control: what the one is set to, the other shows.
    ///
    /// A value that the control has already is not set again, so that none goes in circles and the caret stays. While an
    /// input method composes text in the control, that text is left alone; a value that comes meanwhile is shown when the
    /// composition has ended, unless the text that it ends with has been written over it.
    @MainActor
    final class TwoWayBinding<Control: UIView, Value: Equatable> {
        private weak var control: Control?
        private let read: (Control) -> Value
        private let show: (Control, Value) -> Void
        /// Writes to the source.
        private let write: (Value) -> Void
        /// What the source or the user has set last.
        private var latest: Value?

        init(
            _ control: Control, read: @escaping (Control) -> Value, show: @escaping (Control, Value) -> Void,
            write: @escaping (Value) -> Void
        ) {
            self.control = control
            self.read = read
            self.show = show
            self.write = write
        }

        /// The source has a value.
        func changed(to value: Value) {
            latest = value
            guard let control, !isComposing, read(control) != value else { return }
            show(control, value)
        }

        /// The user has changed the control.
        func edited() {
            guard let control else { return }
            let value = read(control)
            guard value != latest else { return }
            latest = value
            write(value)
        }

        /// The user has left the control: a composition is over.
        func ended() {
            guard let latest else { return }
            changed(to: latest)
        }

        private var isComposing: Bool { (control as? any UITextInput)?.markedTextRange != nil }
    }

    @MainActor
    extension TwoWaySource {
        /// Binds the source and a control both ways, by a property of the control and the events that tell of it.
        ///
        /// - Parameter events: A tap for buttons, a new value for other controls, if there is none.
        public func bindTwoWay<Control: UIControl>(
            to control: Control, _ keyPath: ReferenceWritableKeyPath<Control, Value>,
            on events: UIControl.Event? = nil
        ) -> BindingToken where Value: Equatable {
            let binding = TwoWayBinding(
                control, read: { $0[keyPath: keyPath] }, show: { $0[keyPath: keyPath] = $1 }, write: { self.write($0) })
            return BindingToken {
                bind(to: binding) { binding, value in MainActor.assumeIsolated { binding.changed(to: value) } }
                control.on(events) { binding.edited() }
            }
        }

        /// Binds the source and the text of a field both ways, by a converter.
        public func bindTwoWay(
            to field: UITextField, _ converter: TwoWayConverter<Value, String>
        ) -> BindingToken {
            let binding = TwoWayBinding(
                field, read: { $0.text ?? "" }, show: { $0.replaceText($1) },
                write: { text in if let value = converter.read(text) { self.write(value) } })
            return BindingToken {
                bind(to: binding) { binding, value in
                    MainActor.assumeIsolated { binding.changed(to: converter.show(value)) }
                }
                field.on(.editingChanged) { binding.edited() }
                field.on([.editingDidEnd, .editingDidEndOnExit]) {
                    binding.edited(); binding.ended()
                }
            }
        }
    }

    @MainActor
    extension BindingSource where Value: Equatable {
        /// Binds a source that cannot be written to and a control both ways.
        ///
        /// - Parameter write: Sets the value that the source tells of.
        public func bindTwoWay<Control: UIControl>(
            to control: Control, _ keyPath: ReferenceWritableKeyPath<Control, Value>,
            on events: UIControl.Event? = nil, write: @escaping (Value) -> Void
        ) -> BindingToken {
            WritableSource(source: self, set: write).bindTwoWay(to: control, keyPath, on: events)
        }
    }

    @MainActor
    extension BindingSource {
        /// Binds a source that cannot be written to and the text of a field both ways, by a converter.
        ///
        /// - Parameter write: Sets the value that the source tells of.
        public func bindTwoWay(
            to field: UITextField, _ converter: TwoWayConverter<Value, String>, write: @escaping (Value) -> Void
        ) -> BindingToken {
            WritableSource(source: self, set: write).bindTwoWay(to: field, converter)
        }
    }

    @MainActor
    extension BindingSource where Value == String {
        /// Binds a source that cannot be written to and the text of a field both ways.
        ///
        /// - Parameter write: Sets the text that the source tells of.
        public func bindTwoWay(to field: UITextField, write: @escaping (String) -> Void) -> BindingToken {
            WritableSource(source: self, set: write).bindTwoWay(to: field)
        }
    }

    /// A source with a closure that writes to it.
    private struct WritableSource<Base: BindingSource>: TwoWaySource {
        let source: Base
        let set: (Base.Value) -> Void

        func observe(_ body: @escaping (Base.Value) -> Void) -> BindingToken { source.observe(body) }
        func write(_ value: Base.Value) { set(value) }
    }

    @MainActor
    extension TwoWaySource where Value == String {
        /// Binds the source and the text of a field both ways.
        public func bindTwoWay(to field: UITextField) -> BindingToken {
            bindTwoWay(to: field, TwoWayConverter(show: { $0 }, read: { $0 }))
        }

        /// Binds the source and the text of a text view both ways.
        public func bindTwoWay(to view: UITextView) -> BindingToken {
            let binding = TwoWayBinding(
                view, read: { $0.text ?? "" }, show: { $0.text = $1 }, write: { self.write($0) })
            let center = NotificationCenter.default
            return BindingToken {
                bind(to: binding) { binding, value in MainActor.assumeIsolated { binding.changed(to: value) } }
                center.source(for: UITextView.textDidChangeNotification, object: view).observe { _ in
                    MainActor.assumeIsolated { binding.edited() }
                }
                center.source(for: UITextView.textDidEndEditingNotification, object: view).observe { _ in
                    MainActor.assumeIsolated {
                        binding.edited()
                        binding.ended()
                    }
                }
            }
        }
    }

    @MainActor
    extension TwoWaySource where Value == Bool {
        /// Binds the source and a switch both ways.
        public func bindTwoWay(to control: UISwitch) -> BindingToken { bindTwoWay(to: control, \.isOn) }
    }

    @MainActor
    extension TwoWaySource where Value == Float {
        /// Binds the source and a slider both ways.
        public func bindTwoWay(to slider: UISlider) -> BindingToken { bindTwoWay(to: slider, \.value) }
    }

    @MainActor
    extension TwoWaySource where Value == Double {
        /// Binds the source and a stepper both ways.
        public func bindTwoWay(to stepper: UIStepper) -> BindingToken { bindTwoWay(to: stepper, \.value) }
    }

    @MainActor
    extension TwoWaySource where Value == Int {
        /// Binds the source and the selected segment both ways.
        public func bindTwoWay(to control: UISegmentedControl) -> BindingToken {
            bindTwoWay(to: control, \.selectedSegmentIndex)
        }
    }

    @MainActor
    extension TwoWaySource where Value == Date {
        /// Binds the source and a date picker both ways.
        public func bindTwoWay(to picker: UIDatePicker) -> BindingToken { bindTwoWay(to: picker, \.date) }
    }

    extension UITextField {
        /// Sets the text, with the caret as far from the end as it was.
        fileprivate func replaceText(_ text: String) {
            let fromEnd = selectedTextRange.map { offset(from: $0.end, to: endOfDocument) }
            self.text = text
            guard isFirstResponder, let fromEnd,
                let place = position(from: endOfDocument, offset: -min(fromEnd, text.utf16.count))
            else { return }
            selectedTextRange = textRange(from: place, to: place)
        }
    }
#endif
