/// A message that has to be answered.
public struct Alert {
    /// A way to answer.
    public struct Button {
        let label: Text
        let style: UIAlertAction.Style
        let action: (() -> Void)?

        /// An ordinary button.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, style: .default, action: action)
        }
        /// The button that gives up.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, style: .cancel, action: action)
        }
        /// The button that gives up.
        public static func cancel(_ action: (() -> Void)? = {}) -> Button {
            Button(label: Text(verbatim: "Cancel"), style: .cancel, action: action)
        }
        /// A red button that removes something.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, style: .destructive, action: action)
        }
    }

    let title: Text
    let message: Text?
    let buttons: [Button]

    /// Creates an alert with one button.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.title = title
        self.message = message
        buttons = [dismissButton ?? .default(Text(verbatim: "OK"))]
    }

    /// Creates an alert with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }
}
