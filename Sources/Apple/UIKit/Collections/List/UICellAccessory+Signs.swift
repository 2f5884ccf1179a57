extension UICellAccessory {
    /// Details of a disclosure indicator.
    @preconcurrency @MainActor
    public struct DisclosureIndicatorOptions {
        /// Whether the accessory is left out; nil is false.
        public var isHidden: Bool?
        /// The width that the accessory takes; nil is the kind's own.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil is the kind's own.
        public var tintColor: UIColor?

        /// Creates options; what is nil is as usual.
        public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// A chevron that says that the cell leads on.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            .disclosureIndicator, .trailing, displayed, isHidden: options.isHidden,
            width: options.reservedLayoutWidth, tint: options.tintColor)
    }

    /// Details of a checkmark.
    @preconcurrency @MainActor
    public struct CheckmarkOptions {
        /// Whether the accessory is left out; nil is false.
        public var isHidden: Bool?
        /// The width that the accessory takes; nil is the kind's own.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil is the kind's own.
        public var tintColor: UIColor?

        /// Creates options; what is nil is as usual.
        public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// A checkmark.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            .checkmark, .trailing, displayed, isHidden: options.isHidden, width: options.reservedLayoutWidth,
            tint: options.tintColor)
    }

    /// Details of a text.
    @preconcurrency @MainActor
    public struct LabelOptions {
        /// Whether the accessory is left out; nil is false.
        public var isHidden: Bool?
        /// The width that the accessory takes; nil is the kind's own.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil is the kind's own.
        public var tintColor: UIColor?
        /// The font; nil is that of body text.
        public var font: UIFont?
        /// Whether the font follows the person's text size; nil is true.
        public var adjustsFontForContentSizeCategory: Bool?

        /// Creates options; what is nil is as usual.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.font = font
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
        }
    }

    /// A text at the trailing edge.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        var accessory = UICellAccessory(
            .label, .trailing, displayed, isHidden: options.isHidden, width: options.reservedLayoutWidth,
            tint: options.tintColor)
        accessory.text = text
        if let font = options.font { accessory.font = font }
        accessory.adjustsFont = options.adjustsFontForContentSizeCategory ?? true
        return accessory
    }

    /// Details of an information button.
    @preconcurrency @MainActor
    public struct DetailOptions {
        /// Whether the accessory is left out; nil is false.
        public var isHidden: Bool?
        /// The width that the accessory takes; nil is the kind's own.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil is the kind's own.
        public var tintColor: UIColor?

        /// Creates options; what is nil is as usual.
        public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// An information button.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(
            .detail, .trailing, displayed, isHidden: options.isHidden, width: options.reservedLayoutWidth,
            tint: options.tintColor)
        accessory.handler = actionHandler
        return accessory
    }
}
