/// Something at the edge of a list cell: a sign, a control or a view of the app's.
@preconcurrency @MainActor
public struct UICellAccessory {
    /// When an accessory is shown.
    public enum DisplayedState: Int, Sendable {
        /// Always.
        case always
        /// While the list is in editing mode.
        case whenEditing
        /// While the list is not in editing mode.
        case whenNotEditing
    }

    /// The width that an accessory takes in the cell; it stands in the middle of it.
    public enum LayoutDimension: Hashable, Sendable {
        /// Its own.
        case actual
        /// The width that most accessories have, so that those of several cells stand below each other.
        case standard
        /// A width in points.
        case custom(CGFloat)
    }

    /// The edge at which a view of the app's stands, and when.
    public enum Placement {
        /// Returns where among the edge's accessories a new one goes.
        public typealias Position = (_ accessories: [UICellAccessory]) -> Int

        /// Before the content.
        case leading(displayed: DisplayedState, at: Position)
        /// After the content.
        case trailing(displayed: DisplayedState, at: Position)

        /// Before the content, beside it.
        public static func leading(displayed: DisplayedState = .always) -> Placement {
            .leading(displayed: displayed, at: { $0.endIndex })
        }
        /// After the content, beside it.
        public static func trailing(displayed: DisplayedState = .always) -> Placement {
            .trailing(displayed: displayed, at: { _ in 0 })
        }
    }

    /// The kinds of accessories.
    public enum AccessoryType: Sendable {
        /// A chevron that says that the cell leads on.
        case disclosureIndicator
        /// A chevron that turns as the cell's children are shown and hidden.
        case outlineDisclosure
        /// A checkmark.
        case checkmark
        /// A round button to delete the cell's item.
        case delete
        /// A round button to insert an item.
        case insert
        /// Lines by which a cell is dragged to another place.
        case reorder
        /// A circle that is filled while the cell is selected.
        case multiselect
        /// A text.
        case label
        /// An information button.
        case detail
        /// A button that shows a menu.
        case popUpMenu
        /// A view of the app's.
        case customView
    }

    /// Called when an accessory is tapped.
    public typealias ActionHandler = () -> Void
    /// Called with the menu after another of its elements was chosen.
    public typealias MenuSelectionHandler = (_ menu: UIMenu) -> Void

    /// A marker for a width: that of most accessories.
    public static let standardDimension: CGFloat = .greatestFiniteMagnitude

    /// The kind of the accessory.
    public let accessoryType: AccessoryType

    enum Edge { case leading, trailing }

    var edge: Edge
    var displayed: DisplayedState
    var position: Placement.Position?
    var isHidden = false
    var reservedWidth: LayoutDimension = .actual
    var tintColor: UIColor?
    var backgroundColor: UIColor?
    var handler: ActionHandler?
    var text = ""
    var font = UIFont.preferredFont(forTextStyle: .body)
    var adjustsFont = true
    var customView: UIView?
    var maintainsFixedSize = false
    var outlineStyle = OutlineDisclosureOptions.Style.automatic
    var menu: UIMenu?
    var showsSeparator: Bool?
    var menuHandler: MenuSelectionHandler?

    init(
        _ type: AccessoryType, _ edge: Edge, _ displayed: DisplayedState, isHidden: Bool?, width: LayoutDimension?,
        tint: UIColor?
    ) {
        accessoryType = type
        self.edge = edge
        self.displayed = displayed
        self.isHidden = isHidden ?? false
        reservedWidth = width ?? (edge == .leading ? .standard : .actual)
        tintColor = tint
    }

    func isShown(whenEditing isEditing: Bool) -> Bool {
        guard !isHidden else { return false }
        return switch displayed {
        case .always: true
        case .whenEditing: isEditing
        case .whenNotEditing: !isEditing
        }
    }

    // MARK: Positions

    /// Puts an accessory after the first of a kind, or at the end.
    public static func position(after accessory: UICellAccessory) -> Placement.Position {
        let type = accessory.accessoryType
        return { others in others.firstIndex { $0.accessoryType == type }.map { $0 + 1 } ?? others.endIndex }
    }

    /// Puts an accessory before the first of a kind, or at the beginning.
    public static func position(before accessory: UICellAccessory) -> Placement.Position {
        let type = accessory.accessoryType
        return { others in others.firstIndex { $0.accessoryType == type } ?? 0 }
    }
}
