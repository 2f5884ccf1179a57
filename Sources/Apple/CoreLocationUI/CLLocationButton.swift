public import UIKit

/// The picture of a button for the location. The numbers are Apple's (CLLocationButton.h).
public enum CLLocationButtonIcon: Int, Sendable {
    /// No picture.
    case none = 0
    /// A filled arrow.
    case arrowFilled = 1
    /// The outline of an arrow.
    case arrowOutline = 2
}

/// The words of a button for the location. The numbers are Apple's (CLLocationButton.h).
public enum CLLocationButtonLabel: Int, Sendable {
    /// No words.
    case none = 0
    /// “Current Location”
    case currentLocation = 1
    /// “Send Current Location”
    case sendCurrentLocation = 2
    /// “Send My Current Location”
    case sendMyCurrentLocation = 3
    /// “Share Current Location”
    case shareCurrentLocation = 4
    /// “Share My Current Location”
    case shareMyCurrentLocation = 5
}

/// A button whose tap lets the app know the location until it ends.
///
/// The first tap asks the person; the app's actions for `.touchUpInside` are sent when they have answered, and later at once.
@preconcurrency @MainActor
open class CLLocationButton: UIControl {
    /// The picture; a filled arrow by default.
    open var icon: CLLocationButtonIcon = .arrowFilled { didSet { update() } }
    /// The words; “Current Location” by default.
    open var label: CLLocationButtonLabel = .currentLocation { didSet { update() } }
    /// The size of the words, in points; 17 by default.
    open var fontSize: CGFloat = 17 { didSet { update() } }
    /// The radius of the corners, in points; 0 by default.
    open var cornerRadius: CGFloat = 0 { didSet { layer.cornerRadius = cornerRadius } }

    private let arrow = UIImageView()
    private let text = UILabel()
    private static let gap: CGFloat = 6
    private static let margins = CGSize(width: 16, height: 12)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        backgroundColor = .systemBlue
        tintColor = .white
        isAccessibilityElement = true
        accessibilityTraits = .button
        layer.masksToBounds = true
        addSubview(arrow)
        addSubview(text)
        update()
    }

    private func update() {
        let texts = LocationButtonTexts.current
        text.text = texts.text(label)
        text.isHidden = label == .none
        text.font = .systemFont(ofSize: fontSize, weight: .medium)
        text.textColor = tintColor
        arrow.isHidden = icon == .none
        arrow.image = UIImage(
            systemName: icon == .arrowOutline ? "location" : "location.fill",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: fontSize))
        arrow.tintColor = tintColor
        accessibilityLabel = texts.text(label) ?? texts.text(.currentLocation)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    private var arrowSize: CGSize { arrow.isHidden ? .zero : arrow.image?.size ?? .zero }
    private var textSize: CGSize { text.isHidden ? .zero : text.intrinsicContentSize }

    private var contentSize: CGSize {
        let gap = arrow.isHidden || text.isHidden ? 0 : Self.gap
        return CGSize(
            width: arrowSize.width + gap + textSize.width, height: max(arrowSize.height, textSize.height))
    }

    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let content = contentSize
        return CGSize(
            width: content.width + Self.margins.width * 2, height: max(44, content.height + Self.margins.height * 2))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let (size, picture, words) = (contentSize, arrowSize, textSize)
        let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let left = (bounds.width - size.width) / 2, right = left + size.width
        arrow.frame = CGRect(
            x: isTurned ? right - picture.width : left, y: (bounds.height - picture.height) / 2, width: picture.width,
            height: picture.height)
        text.frame = CGRect(
            x: isTurned ? left : right - words.width, y: (bounds.height - words.height) / 2, width: words.width,
            height: words.height)
    }

    open override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.6 : 1 } }

    open override func sendActions(for controlEvents: UIControl.Event) {
        guard controlEvents.contains(.touchUpInside) else { return super.sendActions(for: controlEvents) }
        LocationOnce.ask { self.tellOfTap(controlEvents) }
    }

    private func tellOfTap(_ events: UIControl.Event) { super.sendActions(for: events) }
}

/// The words of buttons for the location, in the app's language.
package struct LocationButtonTexts {
    private let words: [CLLocationButtonLabel: String]

    /// Nil for a button without words.
    package func text(_ label: CLLocationButtonLabel) -> String? { words[label] }

    package static var current: LocationButtonTexts { of(Bundle.main.preferredLocalizations.first ?? "en") }

    static func of(_ language: String) -> LocationButtonTexts {
        .init(words: language.hasPrefix("ko") ? korean : english)
    }

    private static let english: [CLLocationButtonLabel: String] = [
        .currentLocation: "Current Location", .sendCurrentLocation: "Send Current Location",
        .sendMyCurrentLocation: "Send My Current Location", .shareCurrentLocation: "Share Current Location",
        .shareMyCurrentLocation: "Share My Current Location",
    ]

    private static let korean: [CLLocationButtonLabel: String] = [
        .currentLocation: "현재 위치", .sendCurrentLocation: "현재 위치 보내기", .sendMyCurrentLocation: "나의 현재 위치 보내기",
        .shareCurrentLocation: "현재 위치 공유", .shareMyCurrentLocation: "나의 현재 위치 공유",
    ]
}
