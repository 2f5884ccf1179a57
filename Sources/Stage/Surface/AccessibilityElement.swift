public import Foundation

/// One element as assistive technology and UI flows see it.
public struct AccessibilityElement: Sendable, Equatable {
    /// The kind of an element for assistive technology.
    public enum Role: String, Sendable {
        case staticText, button, textField, secureTextField, image, slider, toggle, link, header, list, cell,
            searchField, progress, tab, alert, group
        /// A value with a button for more and one for less.
        case stepper
        /// The tabs of a tab bar.
        case tabList
        /// The rows of a wheel, and one of them.
        case picker, option
        /// Something in front of all else that waits for an answer.
        case dialog
        /// A part of the screen that shows a part of its content.
        case scrollArea
    }

    /// Whether a switch is on; `mixed` stands for several switches that differ.
    public enum CheckedState: String, Sendable {
        case off, on, mixed
    }

    /// A number between two others.
    public struct Range: Sendable, Equatable {
        /// The ends.
        public var minimum, maximum: Double
        /// The present number.
        public var value: Double

        /// Creates a range.
        public init(minimum: Double, maximum: Double, value: Double) {
            self.minimum = minimum
            self.maximum = maximum
            self.value = value
        }
    }

    /// A place among siblings of which not all need be on the screen.
    public struct Position: Sendable, Equatable {
        /// From 1.
        public var index: Int
        /// The number of siblings.
        public var count: Int

        /// Creates a position.
        public init(index: Int, count: Int) {
            self.index = index
            self.count = count
        }
    }

    /// The part of its content that a container shows, in points.
    public struct Scroll: Sendable, Equatable {
        /// The place of the frame's top left corner in the content.
        public var offset: CGPoint
        /// The size of the content.
        public var contentSize: CGSize
        /// The parts of the frame that something may cover.
        public var insets: EdgeInsets

        /// Creates a description of scrolled content.
        public init(offset: CGPoint, contentSize: CGSize, insets: EdgeInsets = .zero) {
            self.offset = offset
            self.contentSize = contentSize
            self.insets = insets
        }
    }

    /// One of the texts that an element reads as one.
    public struct Part: Sendable, Equatable {
        /// The text.
        public var text: String
        /// In the surface's points.
        public var frame: CGRect

        /// Creates a part.
        public init(text: String, frame: CGRect) {
            self.text = text
            self.frame = frame
        }
    }

    /// Whether a change of the element is read without being asked for.
    public enum LiveRegion: String, Sendable {
        case off, polite, assertive
    }

    /// The same element keeps its identity from one call to the next.
    public var id: ObjectIdentifier
    /// The container around the element, which stands before it in the list; nil for the surface itself.
    public var parent: ObjectIdentifier?
    /// The kind of the element.
    public var role: Role
    /// The name of the element, as it is spoken.
    public var label: String
    /// The current value, as it is spoken.
    public var value: String
    /// The name that tests use, which nobody speaks.
    public var identifier: String
    /// The effect of an action, as it is spoken.
    public var hint: String
    /// In the surface's points.
    public var frame: CGRect
    /// Whether the element takes actions.
    public var isEnabled: Bool
    /// Whether the element is selected.
    public var isSelected: Bool
    /// Whether the element has the keyboard's focus.
    public var isFocused: Bool
    /// Whether a switch is on; nil for all that is no switch. From the value, which is "1" or "0".
    public var checked: CheckedState?
    /// Whether what the element opens is open; nil where it opens nothing.
    public var isExpanded: Bool?
    /// Whether activating the element opens a menu.
    public var hasMenu = false
    /// The number of a slider, a stepper or a progress bar.
    public var range: Range?
    /// From 1 for the title of a screen; 0 for all that is no heading.
    public var headingLevel = 0
    /// The placeholder of an empty text field.
    public var placeholder = ""
    /// Whether a text has lines.
    public var isMultiline = false
    /// Whether a text can be read only.
    public var isReadOnly = false
    /// Whether nothing outside the container can be used.
    public var isModal = false
    /// Whether the element shows that something is under way.
    public var isBusy = false
    /// Whether a change of the element is read without being asked for.
    public var live: LiveRegion = .off
    /// The place among the rows of a list.
    public var position: Position?
    /// The part of its content that a container shows.
    public var scroll: Scroll?
    /// The texts whose join is the label.
    public var parts: [Part] = []
    /// Whether it lies in front of siblings that are read after it.
    public var isRaised = false
    /// Whether a person can do something with it.
    public var isInteractive: Bool
    /// Whether it can be increased and decreased.
    public var isAdjustable = false
    /// The names of the actions beyond the usual ones.
    public var customActions: [String] = []

    public init(
        id: ObjectIdentifier, role: Role, label: String, value: String = "", identifier: String = "", hint: String = "",
        frame: CGRect, isEnabled: Bool = true, isSelected: Bool = false, isFocused: Bool = false
    ) {
        self.id = id
        self.role = role
        self.label = label
        self.value = value
        self.identifier = identifier
        self.hint = hint
        self.frame = frame
        self.isEnabled = isEnabled
        self.isSelected = isSelected
        self.isFocused = isFocused
        isInteractive = role.isInteractive
        if role == .toggle { checked = value == "1" ? .on : value == "0" ? .off : .mixed }
    }
}

extension AccessibilityElement.Role {
    /// Whether elements of this kind stand around others.
    public var isContainer: Bool {
        switch self {
        case .list, .tabList, .picker, .alert, .dialog, .scrollArea: true
        default: false
        }
    }

    /// Whether a text can be typed into it.
    public var isTextInput: Bool {
        self == .textField || self == .secureTextField || self == .searchField
    }

    fileprivate var isInteractive: Bool {
        switch self {
        case .staticText, .image, .header, .progress, .group: false
        default: !isContainer
        }
    }
}
