/// The content of a view, as a value.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
    /// Makes a new view that shows this configuration.
    func makeContentView() -> any UIView & UIContentView
    /// Returns the configuration as it should look in a state, such as selected or disabled.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
    /// The configuration on show. Setting one of the same type updates the view in place.
    var configuration: any UIContentConfiguration { get set }
    /// Whether the view can show `configuration` in place of its present one.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: self.configuration) == type(of: configuration)
    }
}

/// The name of an app's own entry in a configuration state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The name as text.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a key from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state that a configuration adapts to.
@preconcurrency @MainActor
public protocol UIConfigurationState {
    /// Creates a state with these traits and everything else off.
    init(traitCollection: UITraitCollection)
    /// The traits of the view that the state describes.
    var traitCollection: UITraitCollection { get set }
    /// The app's own value for a key; nil where none was set.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state of a view without cells: a header, a content view by itself.
@preconcurrency @MainActor
public struct UIViewConfigurationState: UIConfigurationState, @MainActor Hashable {
    /// The traits of the view.
    public var traitCollection: UITraitCollection
    /// Whether the view ignores touches.
    public var isDisabled = false
    /// Whether a touch holds the view down.
    public var isHighlighted = false
    /// Whether the view is selected.
    public var isSelected = false
    /// Whether the view has the focus. Nothing here moves the focus, so it is false unless an app sets it.
    public var isFocused = false
    /// Whether the header or footer is held at the edge of the visible area.
    public var isPinned = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state with these traits and every flag off.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// The app's own value for a key; nil where none was set.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// The state of a cell.
@preconcurrency @MainActor
public struct UICellConfigurationState: UIConfigurationState, @MainActor Hashable {
    /// Whether the cell is lifted or dragged.
    public enum DragState: Hashable, Sendable {
        /// Not part of a drag.
        case none
        /// Lifted, before the drag begins.
        case lifting
        /// Being dragged.
        case dragging
    }
    /// Whether something is dragged over the cell.
    public enum DropState: Hashable, Sendable {
        /// No drag is over the list.
        case none
        /// A drag is over the list, but not here.
        case notTargeted
        /// A drop would land here.
        case targeted
    }

    /// The traits of the cell.
    public var traitCollection: UITraitCollection
    /// Whether the cell ignores touches.
    public var isDisabled = false
    /// Whether a touch holds the cell down.
    public var isHighlighted = false
    /// Whether the cell is selected.
    public var isSelected = false
    /// Whether the cell has the focus. Nothing here moves the focus, so it is false unless an app sets it.
    public var isFocused = false
    /// Whether the cell is held at the edge of the visible area.
    public var isPinned = false
    /// Whether the cell is in editing mode.
    public var isEditing = false
    /// Whether the cell's children are shown.
    public var isExpanded = false
    /// Whether the cell is moved aside to show its swipe actions.
    public var isSwiped = false
    /// Whether the cell is being dragged to another place of its list by its reorder sign.
    public var isReordering = false
    /// The state of a drag that began in the cell.
    public var cellDragState = DragState.none
    /// The state of a drag over the cell. `.none` unless an app sets it.
    public var cellDropState = DropState.none
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state with these traits and every flag off.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// The app's own value for a key; nil where none was set.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
