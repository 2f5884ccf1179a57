import UIKit

/// Says on labels what a person does: keys, touches, pinches, texts in fields of several kinds, and what the app knows of
/// the person's settings.
final class HandsViewController: UIViewController, UITextFieldDelegate {
    private let settings = UILabel()
    private let keys = UILabel()
    private let touches = UILabel()
    private let pinch = UILabel()
    private let keyboard = UILabel()
    private let body = UILabel()
    private let plain = UITextField()
    /// Takes five letters at most, as large ones.
    private let short = UITextField()
    private let secret = UITextField()
    private let secretLength = UILabel()
    private let number = UITextField()
    private let pad = TouchPad()
    private var held: Set<String> = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        // No label comes or goes, so that everything stays where it is.
        for (label, text) in [
            (keys, "held none"), (touches, "touches"), (pinch, "pinch"), (keyboard, "keyboard"),
            (secretLength, "secret 0"),
        ] {
            label.text = text
        }
        body.font = .preferredFont(forTextStyle: .body)
        body.adjustsFontForContentSizeCategory = true
        for (field, name) in [(plain, "plain"), (short, "short"), (secret, "secret"), (number, "number")] {
            field.accessibilityIdentifier = name
            field.placeholder = name
            field.borderStyle = .roundedRect
            field.addTarget(self, action: #selector(edited), for: .editingChanged)
        }
        short.delegate = self
        secret.isSecureTextEntry = true
        number.keyboardType = .decimalPad
        number.returnKeyType = .search
        number.textContentType = .oneTimeCode
        number.autocorrectionType = .no
        pad.accessibilityIdentifier = "pad"
        pad.isAccessibilityElement = true
        pad.accessibilityLabel = "Pad"
        pad.backgroundColor = .systemTeal
        pad.isMultipleTouchEnabled = true
        pad.report = { [weak self] in self?.touches.text = $0 }
        pad.addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: #selector(pinched)))
        let buttons = UIStackView(arrangedSubviews: [
            button("Copy") { _ in UIPasteboard.general.string = "copied by the app" },
            button("Paste") { $0.plain.paste(nil) },
            button("Open") { _ in UIApplication.shared.open(URL(string: "https://example.com/page")!) },
            button("Share") { $0.share() },
        ])
        buttons.spacing = 12
        let stack = UIStackView(arrangedSubviews: [
            settings, body, keys, touches, pinch, keyboard, plain, short, secret, secretLength, number, buttons, pad,
        ])
        stack.axis = .vertical
        stack.spacing = 6
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 8),
            stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 12),
            stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -12),
            pad.heightAnchor.constraint(equalToConstant: 160),
        ])
        let center = NotificationCenter.default
        for name in [
            UIAccessibility.reduceMotionStatusDidChangeNotification, UIContentSizeCategory.didChangeNotification,
        ] {
            center.addObserver(self, selector: #selector(showSettings), name: name, object: nil)
        }
        for (name, word) in [
            (UIResponder.keyboardWillShowNotification, "shows"), (UIResponder.keyboardWillHideNotification, "hides"),
        ] {
            center.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
                let frame = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
                MainActor.assumeIsolated {
                    self?.keyboard.text = "keyboard \(word) \(Int(frame?.minY ?? 0)) \(Int(frame?.height ?? 0))"
                }
            }
        }
        showSettings()
    }

    private func button(_ title: String, _ act: @escaping @MainActor (HandsViewController) -> Void) -> UIButton {
        UIButton(
            type: .system,
            primaryAction: UIAction(title: title) { [weak self] _ in
                if let self { act(self) }
            })
    }

    private func share() {
        present(
            UIActivityViewController(activityItems: ["shared by the app"], applicationActivities: nil), animated: true)
    }

    // MARK: Settings

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        showSettings()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        showSettings()
    }

    @objc private func showSettings() {
        let style = traitCollection.userInterfaceStyle == .dark ? "dark" : "light"
        let motion = UIAccessibility.isReduceMotionEnabled ? "still" : "moving"
        let insets = view.safeAreaInsets
        settings.text =
            "\(style) \(motion) \(Int(view.bounds.width))x\(Int(view.bounds.height)) "
            + "\(Int(insets.top)),\(Int(insets.left)),\(Int(insets.bottom)),\(Int(insets.right))"
        body.text = "body \(Int(body.font.pointSize))"
    }

    // MARK: Keys

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: "j", modifierFlags: .command, action: #selector(command))]
    }

    @objc private func command() { keys.text = "command j" }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        held.formUnion(presses.compactMap { $0.key?.charactersIgnoringModifiers })
        showKeys()
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        held.subtract(presses.compactMap { $0.key?.charactersIgnoringModifiers })
        showKeys()
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        pressesEnded(presses, with: event)
    }

    private func showKeys() { keys.text = "held " + (held.isEmpty ? "none" : held.sorted().joined(separator: " ")) }

    // MARK: Texts

    @objc private func edited() {
        secretLength.text = "secret \((secret.text ?? "").count)"
        let upper = String((short.text ?? "").uppercased().prefix(5))
        if short.text != upper { short.text = upper }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }

    // MARK: Touches

    @objc private func pinched(_ recognizer: UIPinchGestureRecognizer) {
        pinch.text = "pinch " + (recognizer.scale > 1.2 ? "out" : recognizer.scale < 0.8 ? "in" : "begins")
    }
}

/// Tells what happens to it.
final class TouchPad: UIView {
    var report: (@MainActor (String) -> Void)?

    private func tell(_ word: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
        guard let touch = touches.first else { return }
        let point = touch.location(in: self)
        let kind = event?.buttonMask == .secondary ? "secondary" : touch.type == .pencil ? "pen" : "primary"
        let count = event?.allTouches?.count ?? 0
        report?("\(word) \(kind) \(Int(point.x)),\(Int(point.y)) of \(count)")
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { tell("began", touches, event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { tell("moved", touches, event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tell("ended", touches, event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { tell("cancelled", touches, event) }
}
