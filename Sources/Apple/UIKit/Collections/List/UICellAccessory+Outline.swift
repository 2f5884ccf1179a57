extension UICellAccessory {
    /// Details of an outline disclosure.
    @preconcurrency @MainActor
    public struct OutlineDisclosureOptions {
        /// What a tap has to hit to show or hide the children.
        public enum Style: Int, Sendable {
            /// The header's for the header of a section, the cell's for others.
            case automatic
            /// Any place of the cell, which cannot be selected.
            case header
            /// The chevron; taps elsewhere select the cell.
            case cell
        }

        /// What a tap has to hit. `.automatic` by default.
        public var style = Style.automatic
        /// Whether the accessory is left out; nil is false.
        public var isHidden: Bool?
        /// The width that the accessory takes; nil is the kind's own.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil is the kind's own.
        public var tintColor: UIColor?

        /// Creates options; what is nil is as usual.
        public init(
            style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.style = style
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// A chevron that shows and hides the children of the cell's item. Without a handler a tap expands or collapses
    /// the item in the section snapshot of the diffable data source.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(
            .outlineDisclosure, .trailing, displayed, isHidden: options.isHidden,
            width: options.reservedLayoutWidth, tint: options.tintColor)
        accessory.outlineStyle = options.style
        accessory.handler = actionHandler
        return accessory
    }

    /// Details of a button that shows a menu.
    @preconcurrency @MainActor
    public struct PopUpMenuOptions {
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

    /// A button with the title of the menu's chosen element, which shows the menu.
    public static func popUpMenu(
        _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = PopUpMenuOptions(),
        selectedElementDidChangeHandler: MenuSelectionHandler? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(
            .popUpMenu, .trailing, displayed, isHidden: options.isHidden, width: options.reservedLayoutWidth,
            tint: options.tintColor)
        accessory.menu = menu
        accessory.menuHandler = selectedElementDidChangeHandler
        return accessory
    }

    /// A view of the app's at a cell's edge.
    @preconcurrency @MainActor
    public struct CustomViewConfiguration {
        /// The view.
        public let customView: UIView
        /// The edge, and when the view is shown.
        public let placement: Placement
        /// Whether the view is left out. False by default.
        public var isHidden: Bool
        /// The width that the view takes.
        public var reservedLayoutWidth: LayoutDimension
        /// The view's tint; nil is that of the cell.
        public var tintColor: UIColor?
        /// Whether the view keeps its size; otherwise it gets that which it asks for. False by default.
        public var maintainsFixedSize: Bool

        /// Creates the configuration of a view; the width is the standard one before the content and the view's own
        /// after it, if it is nil.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) {
            self.customView = customView
            self.placement = placement
            self.isHidden = isHidden ?? false
            if let reservedLayoutWidth {
                self.reservedLayoutWidth = reservedLayoutWidth
            } else if case .leading = placement {
                self.reservedLayoutWidth = .standard
            } else {
                self.reservedLayoutWidth = .actual
            }
            self.tintColor = tintColor
            self.maintainsFixedSize = maintainsFixedSize ?? false
        }
    }

    /// A view of the app's.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let (edge, displayed, position): (Edge, DisplayedState, Placement.Position) =
            switch configuration.placement {
            case .leading(let displayed, let position): (.leading, displayed, position)
            case .trailing(let displayed, let position): (.trailing, displayed, position)
            }
        var accessory = UICellAccessory(
            .customView, edge, displayed, isHidden: configuration.isHidden,
            width: configuration.reservedLayoutWidth, tint: configuration.tintColor)
        accessory.position = position
        accessory.customView = configuration.customView
        accessory.maintainsFixedSize = configuration.maintainsFixedSize
        return accessory
    }
}
