extension UICellAccessory {
    /// Details of a delete button.
    @preconcurrency @MainActor
    public struct DeleteOptions {
        /// Whether the accessory is left out; nil is false.
        public var isHidden: Bool?
        /// The width that the accessory takes; nil is the kind's own.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil is the kind's own.
        public var tintColor: UIColor?
        /// The colour of the sign's circle; nil is the kind's own.
        public var backgroundColor: UIColor?

        /// Creates options; what is nil is as usual.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// A red button at the leading edge. Without a handler a tap shows the cell's trailing swipe actions.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(
            .delete, .leading, displayed, isHidden: options.isHidden, width: options.reservedLayoutWidth,
            tint: options.tintColor)
        accessory.backgroundColor = options.backgroundColor
        accessory.handler = actionHandler
        return accessory
    }

    /// Details of an insert button.
    @preconcurrency @MainActor
    public struct InsertOptions {
        /// Whether the accessory is left out; nil is false.
        public var isHidden: Bool?
        /// The width that the accessory takes; nil is the kind's own.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil is the kind's own.
        public var tintColor: UIColor?
        /// The colour of the sign's circle; nil is the kind's own.
        public var backgroundColor: UIColor?

        /// Creates options; what is nil is as usual.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// A green button at the leading edge.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(
            .insert, .leading, displayed, isHidden: options.isHidden, width: options.reservedLayoutWidth,
            tint: options.tintColor)
        accessory.backgroundColor = options.backgroundColor
        accessory.handler = actionHandler
        return accessory
    }

    /// Details of a circle that shows the selection.
    @preconcurrency @MainActor
    public struct MultiselectOptions {
        /// Whether the accessory is left out; nil is false.
        public var isHidden: Bool?
        /// The width that the accessory takes; nil is the kind's own.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil is the kind's own.
        public var tintColor: UIColor?
        /// The colour of the sign's circle; nil is the kind's own.
        public var backgroundColor: UIColor?

        /// Creates options; what is nil is as usual.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// A circle at the leading edge that is filled while the cell is selected.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory {
        var accessory = UICellAccessory(
            .multiselect, .leading, displayed, isHidden: options.isHidden, width: options.reservedLayoutWidth,
            tint: options.tintColor)
        accessory.backgroundColor = options.backgroundColor
        return accessory
    }

    /// Details of the lines by which a cell is dragged.
    @preconcurrency @MainActor
    public struct ReorderOptions {
        /// Whether the accessory is left out; nil is false.
        public var isHidden: Bool?
        /// The width that the accessory takes; nil is the kind's own.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil is the kind's own.
        public var tintColor: UIColor?
        /// Whether a line stands before the sign; nil is true where another accessory does.
        public var showsVerticalSeparator: Bool?

        /// Creates options; what is nil is as usual.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.showsVerticalSeparator = showsVerticalSeparator
        }
    }

    /// Lines by which a cell is dragged to another place, if its data source moves items.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory {
        var accessory = UICellAccessory(
            .reorder, .trailing, displayed, isHidden: options.isHidden, width: options.reservedLayoutWidth,
            tint: options.tintColor)
        accessory.showsSeparator = options.showsVerticalSeparator
        return accessory
    }
}
