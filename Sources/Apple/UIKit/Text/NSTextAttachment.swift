internal import RuntimeShims
internal import Stage

/// A picture among characters: the attribute `.attachment` of the character U+FFFC.
open class NSTextAttachment: NSObject, @unchecked Sendable {
    private let foundationMark = FoundationMark()

    /// The character that stands for an attachment.
    public static let character = 0xFFFC

    /// The image that stands in the text.
    open var image: UIImage?
    /// In points; the origin is on the baseline, y upwards. Zero is the picture's own size, standing on the baseline.
    open var bounds = CGRect.zero
    /// The data of a file that stands in the text. Images among them are shown.
    open var contents: Data?
    /// The uniform type identifier of ``contents``.
    open var fileType: String?

    /// Whether the picture grows at the text sizes for people who see badly. False by default.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false

    public override init() {
        super.init()
    }

    /// Creates an attachment of a file's data.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        image = contentData.flatMap { UIImage(data: $0) }
        super.init()
    }

    /// Creates an attachment of an image.
    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }

    /// The picture for the text engine; symbols are sized for text in `font`.
    func stage(font: UIFont, traits: UITraitCollection) -> TextAttachment? {
        guard var image else { return bounds.isEmpty ? nil : TextAttachment(image: nil, bounds: bounds) }
        let growth =
            adjustsImageSizeForAccessibilityContentSizeCategory ? AccessibilityImageSize.factor(traits) : 1
        if let made, made.image === image, made.font == font, made.bounds == bounds, made.growth == growth {
            return made.result
        }
        let source = image
        if image.isSymbolImage, let own = image.symbolConfiguration {
            image = image.withConfiguration(UIImage.SymbolConfiguration(font: font).applying(own))
        }
        var box = bounds
        if box.isEmpty {
            box = CGRect(origin: .zero, size: image.size)
            if let offset = image.baselineOffsetFromBottom { box.origin.y = -offset }
        }
        if growth != 1 { box = box.applying(CGAffineTransform(scaleX: growth, y: growth)) }
        let result = TextAttachment(
            image: image.uprightPixels, bounds: box, isTemplate: image.isTemplate() && image.look.tint == nil)
        made = (source, font, bounds, growth, result)
        return result
    }

    /// The last picture made. Reusing it lets the text engine find a layout it has cached.
    private var made: (image: UIImage, font: UIFont, bounds: CGRect, growth: CGFloat, result: TextAttachment)?
}

extension NSAttributedString {
    /// A single character that shows the attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
