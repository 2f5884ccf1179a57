internal import CGTK
import Foundation

/// The widget that stands for one accessible element.
@MainActor
final class MirrorWidget {
    let widget: UnsafeMutablePointer<GtkWidget>
    private(set) var element: AccessibilityElement

    init(_ element: AccessibilityElement) {
        self.element = element
        var name: [UnsafePointer<CChar>?] = [UnsafePointer(Self.roleProperty)]
        var role = GValue()
        g_value_init(&role, gtk_accessible_role_get_type())
        g_value_set_enum(&role, Int32(bitPattern: element.role.gtk.rawValue))
        // A plain widget has no text interface in AT-SPI; a label has.
        let type = element.role.isText ? gtk_label_get_type() : Self.type
        let object = g_object_new_with_properties(type, 1, &name, &role)!
        widget = GObject.cast(object, to: GtkWidget.self)
        g_object_ref_sink(widget)
        gtk_widget_set_can_target(widget, 0)
        gtk_widget_set_focusable(widget, 0)
        if element.role.isText {
            gtk_label_set_ellipsize(OpaquePointer(widget), PANGO_ELLIPSIZE_END)
            set(GTK_ACCESSIBLE_PROPERTY_READ_ONLY) { g_value_set_boolean(&$0, 0) }
        }
        if !element.identifier.isEmpty { setIdentifier() }
        apply(nil)
    }

    isolated deinit {
        g_object_unref(widget)
    }

    func update(to new: AccessibilityElement) {
        let old = element
        element = new
        apply(old)
    }

    func remove() {
        gtk_widget_unparent(widget)
    }

    func allocate(zoom: CGFloat) {
        let frame = element.frame
        var (minimum, natural): (Int32, Int32) = (0, 0)
        gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, nil, nil)
        gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, -1, &minimum, &natural, nil, nil)
        var area = GtkAllocation(
            x: Int32(pixels: frame.minX * zoom),
            y: Int32(pixels: frame.minY * zoom),
            width: Int32(pixels: frame.width * zoom),
            height: Int32(pixels: frame.height * zoom))
        gtk_widget_size_allocate(widget, &area, -1)
    }

    /// Tells GTK what differs from `old`; everything if that is nil.
    private func apply(_ old: AccessibilityElement?) {
        if old?.value != element.value { applyValue() }
        // A GtkLabel that is given a text takes it for its accessible label.
        if old?.label != element.label || (element.role.isText && old?.value != element.value) {
            set(GTK_ACCESSIBLE_PROPERTY_LABEL) { g_value_set_string(&$0, element.label) }
        }
        if old?.hint != element.hint || old?.value != element.value {
            let description = [element.role.showsValue ? "" : element.value, element.hint].filter { !$0.isEmpty }
            set(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION) { g_value_set_string(&$0, description.joined(separator: ". ")) }
        }
        if old?.isEnabled != element.isEnabled {
            gtk_widget_set_sensitive(widget, element.isEnabled ? 1 : 0)
        }
        if old?.isSelected != element.isSelected, element.role == .cell || element.role == .tab {
            set(GTK_ACCESSIBLE_STATE_SELECTED, to: element.isSelected)
        }
    }

    private func applyValue() {
        let value = element.value
        if element.role.isText {
            gtk_label_set_text(OpaquePointer(widget), value)
            return
        }
        if element.role == .toggle { set(GTK_ACCESSIBLE_STATE_CHECKED, to: value == "1") }
    }

    private func set(_ property: GtkAccessibleProperty, _ assign: (inout GValue) -> Void) {
        var (property, value) = (property, GValue())
        gtk_accessible_property_init_value(property, &value)
        assign(&value)
        gtk_accessible_update_property_value(OpaquePointer(widget), 1, &property, &value)
        g_value_unset(&value)
    }

    /// GTK 4.8 reads these states as plain integers, whatever type `gtk_accessible_state_init_value` gives.
    private func set(_ state: GtkAccessibleState, to isOn: Bool) {
        var (state, value) = (state, GValue())
        g_value_init(&value, g_type_from_name("gint"))
        g_value_set_int(&value, isOn ? 1 : 0)
        gtk_accessible_update_state_value(OpaquePointer(widget), 1, &state, &value)
        g_value_unset(&value)
    }

    /// AT-SPI's AccessibleId is the name that a builder file gives a widget. GTK 4.8 leaves it empty, and of all it
    /// knows sends only a placeholder as a free attribute: there the identifier is `placeholder-text`.
    private func setIdentifier() {
        let object = UnsafeMutableRawPointer(widget)
        let widgetClass = object.load(as: UnsafeMutableRawPointer.self)
        let interface = g_type_interface_peek(widgetClass, gtk_buildable_get_type())!
            .assumingMemoryBound(to: GtkBuildableIface.self)
        interface.pointee.set_id?(OpaquePointer(widget), element.identifier)
        if gtk_get_minor_version() < 10 {
            set(GTK_ACCESSIBLE_PROPERTY_PLACEHOLDER) { g_value_set_string(&$0, element.identifier) }
        }
    }

    private static let roleProperty = strdup("accessible-role")!

    private static let type: GType = {
        var parent = GTypeQuery()
        g_type_query(gtk_widget_get_type(), &parent)
        var info = GTypeInfo()
        info.class_size = guint16(parent.class_size)
        info.instance_size = guint16(parent.instance_size)
        return g_type_register_static(gtk_widget_get_type(), "SeamMirrorWidget", &info, GTypeFlags(0))
    }()
}

extension AccessibilityElement.Role {
    fileprivate var isText: Bool {
        self == .textField || self == .secureTextField || self == .searchField
    }

    /// Whether the widget has a place of its own for the value.
    fileprivate var showsValue: Bool {
        isText || self == .toggle
    }

    fileprivate var gtk: GtkAccessibleRole {
        switch self {
        case .staticText: GTK_ACCESSIBLE_ROLE_LABEL
        case .button: GTK_ACCESSIBLE_ROLE_BUTTON
        case .textField, .secureTextField: GTK_ACCESSIBLE_ROLE_TEXT_BOX
        case .image: GTK_ACCESSIBLE_ROLE_IMG
        case .slider: GTK_ACCESSIBLE_ROLE_SLIDER
        case .toggle: GTK_ACCESSIBLE_ROLE_SWITCH
        case .link: GTK_ACCESSIBLE_ROLE_LINK
        case .header: GTK_ACCESSIBLE_ROLE_HEADING
        case .list: GTK_ACCESSIBLE_ROLE_LIST
        case .cell: GTK_ACCESSIBLE_ROLE_LIST_ITEM
        case .searchField: GTK_ACCESSIBLE_ROLE_SEARCH_BOX
        case .progress: GTK_ACCESSIBLE_ROLE_PROGRESS_BAR
        case .tab: GTK_ACCESSIBLE_ROLE_TAB
        case .alert: GTK_ACCESSIBLE_ROLE_ALERT
        case .group: GTK_ACCESSIBLE_ROLE_GROUP
        }
    }
}
