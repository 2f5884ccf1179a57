/// The screen of a picker of files: what it asks for, a button that asks, and one that leaves it.
@MainActor
package final class FileChoiceView: UIView {
    private let title = UILabel(frame: .zero)
    private let text = UILabel(frame: .zero)
    private let picture = UIImageView(frame: .zero)
    private let button = UIButton(frame: .zero)
    private let cancel = UIButton(type: .system)

    /// - Parameters:
    ///   - action: The title of the button that asks; nil for none.
    package init(
        symbol: String, title: String, text: String, action: String?, perform: @escaping () -> Void,
        cancel: @escaping () -> Void
    ) {
        super.init(frame: UIScreen.main.bounds)
        backgroundColor = .systemBackground
        self.title.text = title
        self.title.font = .systemFont(ofSize: 17, weight: .semibold)
        self.title.accessibilityTraits = .header
        self.text.text = text
        self.text.font = .systemFont(ofSize: 15)
        self.text.textColor = .secondaryLabel
        for label in [self.title, self.text] {
            label.textAlignment = .center
            label.numberOfLines = 0
        }
        picture.image = UIImage(systemName: symbol)
        picture.contentMode = .scaleAspectFit
        picture.tintColor = .secondaryLabel
        var look = UIButton.Configuration.filled()
        look.title = action
        look.buttonSize = .large
        look.cornerStyle = .large
        button.configuration = look
        button.isHidden = action == nil
        button.addAction(UIAction { _ in perform() }, for: .touchUpInside)
        self.cancel.setTitle("Cancel", for: .normal)
        self.cancel.addAction(UIAction { _ in cancel() }, for: .touchUpInside)
        for view in [self.cancel, picture, self.title, self.text, button] as [UIView] { addSubview(view) }
    }

    package required init?(coder: NSCoder) { nil }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.inset(by: safeAreaInsets)
        let width = min(max(0, area.width - 48), 400)
        let left = area.midX - width / 2
        let size = cancel.intrinsicContentSize
        cancel.frame = CGRect(x: area.minX + 16, y: area.minY + 14, width: size.width, height: max(28, size.height))
        let fitting = CGSize(width: width, height: .greatestFiniteMagnitude)
        let (titleHeight, textHeight) = (title.sizeThatFits(fitting).height, text.sizeThatFits(fitting).height)
        let total = 60 + 12 + titleHeight + 6 + textHeight + (button.isHidden ? 0 : 24 + 50)
        var y = max(cancel.frame.maxY + 16, area.minY + (area.height - total) * 0.4)
        picture.frame = CGRect(x: area.midX - 30, y: y, width: 60, height: 60)
        y += 72
        title.frame = CGRect(x: left, y: y, width: width, height: titleHeight)
        y += titleHeight + 6
        text.frame = CGRect(x: left, y: y, width: width, height: textHeight)
        y += textHeight + 24
        button.frame = CGRect(x: left, y: y, width: width, height: 50)
    }
}
