#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
    import UIKit

    extension UIControl {
        /// Calls `body` on each of the events, until the token is released.
        ///
        /// - Parameter events: A tap for buttons, a new value for other controls, if there is none.
        public func on(_ events: Event? = nil, _ body: @escaping @MainActor () -> Void) -> BindingToken {
            let events = events ?? usualEvent
            let action = UIAction { _ in body() }
            addAction(action, for: events)
            return BindingToken.onEnd({ [weak self] in
                MainThread.run { MainActor.assumeIsolated { self?.removeAction(action, for: events) } }
            })
        }

        /// The control with each of the events.
        public func source(_ events: Event? = nil) -> Source<Void> {
            Source { send in MainActor.assumeIsolated { self.on(events) { send(()) } } }
        }

        private var usualEvent: Event {
            switch self {
            case is UIButton: .touchUpInside
            case is UITextField: .editingChanged
            default: .valueChanged
            }
        }
    }

    extension UITextField {
        /// The text, from the present one on, as the user changes it. What a program sets is not told of.
        public var texts: Source<String> {
            Source { send in
                MainActor.assumeIsolated {
                    send(self.text ?? "")
                    return self.on(.editingChanged) { [weak self] in send(self?.text ?? "") }
                }
            }
        }
    }

    extension Command where Input == Void {
        /// Executes the command on each of a control's events. The control is enabled while the command can be executed.
        @MainActor
        public func bind(to control: UIControl, on events: UIControl.Event? = nil) -> BindingToken {
            bind(to: control, on: events) { () }
        }
    }

    extension Command {
        /// Executes the command on each of a control's events, with what `input` returns then. The control is enabled
        /// while the command can be executed.
        @MainActor
        public func bind(
            to control: UIControl, on events: UIControl.Event? = nil, _ input: @escaping @MainActor () -> Input
        ) -> BindingToken {
            BindingToken {
                canExecute.bind(to: control, \.isEnabled)
                control.on(events) { [weak self] in self?.execute(input()) }
            }
        }

        /// Does the same with a bar button.
        @MainActor
        public func bind(to button: UIBarButtonItem, _ input: @escaping @MainActor () -> Input) -> BindingToken {
            button.primaryAction = UIAction(title: button.title ?? "", image: button.image) { [weak self] _ in
                self?.execute(input())
            }
            return BindingToken {
                canExecute.bind(to: button, \.isEnabled)
                BindingToken.onEnd({ [weak button] in
                    MainThread.run { MainActor.assumeIsolated { button?.primaryAction = nil } }
                })
            }
        }
    }

    extension Command where Input == Void {
        /// Executes the command on each tap of a bar button, which is enabled while the command can be executed.
        @MainActor
        public func bind(to button: UIBarButtonItem) -> BindingToken { bind(to: button) { () } }
    }
#endif
