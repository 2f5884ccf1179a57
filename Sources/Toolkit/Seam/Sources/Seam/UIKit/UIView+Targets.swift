#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
    import UIKit

    // The properties that are bound most.

    @MainActor
    extension BindingSource where Value == String {
        /// Shows the text in a label.
        public func bind(to label: UILabel) -> BindingToken { bind(to: label, \.text) }

        /// Shows the text as the title of a screen.
        public func bind(to controller: UIViewController) -> BindingToken { bind(to: controller, \.title) }

        /// Shows the text as the title of a button.
        public func bind(to button: UIButton) -> BindingToken {
            bind(to: button) { button, title in button.setTitle(title, for: .normal) }
        }
    }

    @MainActor
    extension BindingSource where Value == String? {
        /// Shows the text in a label, which is hidden if there is none.
        public func bind(to label: UILabel) -> BindingToken {
            bind(to: label) { label, text in
                label.text = text
                label.isHidden = text == nil
            }
        }
    }

    @MainActor
    extension BindingSource where Value: UIImage {
        /// Shows the picture.
        public func bind(to view: UIImageView) -> BindingToken { bind(to: view) { $0.image = $1 } }
    }

    @MainActor
    extension BindingSource where Value == Bool {
        /// Animates the indicator while the value is true.
        public func bind(to indicator: UIActivityIndicatorView) -> BindingToken {
            bind(to: indicator) { $1 ? $0.startAnimating() : $0.stopAnimating() }
        }
    }

    @MainActor
    extension BindingSource {
        /// Shows what `convert` makes of the value in a label.
        public func bind(to label: UILabel, _ convert: @escaping (Value) -> String) -> BindingToken {
            bind(to: label) { $0.text = convert($1) }
        }
    }
#endif
