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
        let type = element.role.isTextInput ? gtk_label_get_type() : Self.type
        let object = g_object_new_with_properties(type, 1, &name, &role)!
        widget = GObject.cast(object, to: GtkWidget.self)
        g_object_ref_sink(widget)
        gtk_widget_set_can_target(widget, 0)
        gtk_widget_set_focusable(widget, 0)
        if element.role.isTextInput {
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
        if old?.label != element.label || (element.role.isTextInput && old?.value != element.value) {
            set(GTK_ACCESSIBLE_PROPERTY_LABEL) { g_value_set_string(&$0, element.label) }
        }
        if old?.hint != element.hint || old?.value != element.value {
            let description = [element.role.showsValue ? "" : element.value, element.hint].filter { !$0.isEmpty }
            set(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION) { g_value_set_string(&$0, description.joined(separator: ". ")) }
        }
        if old?.isEnabled != element.isEnabled {
            gtk_widget_set_sensitive(widget, element.isEnabled ? 1 : 0)
        }
        if old?.isSelected != element.isSelected, [.cell, .tab, .option].contains(element.role) {
            set(GTK_ACCESSIBLE_STATE_SELECTED, to: element.isSelected ? 1 : 0)
        }
        if old?.checked != element.checked, let checked = element.checked {
            set(GTK_ACCESSIBLE_STATE_CHECKED, to: checked.gtk)
        }
        if old?.isExpanded != element.isExpanded, let isExpanded = element.isExpanded {
            set(GTK_ACCESSIBLE_STATE_EXPANDED, to: isExpanded ? 1 : 0)
        }
        if (old?.isBusy ?? false) != element.isBusy { set(GTK_ACCESSIBLE_STATE_BUSY, to: element.isBusy ? 1 : 0) }
        if old?.range != element.range, let range = element.range { apply(range) }
        if old?.headingLevel != element.headingLevel, element.headingLevel > 0 {
            set(GTK_ACCESSIBLE_PROPERTY_LEVEL) { g_value_set_int(&$0, Int32(element.headingLevel)) }
        }
        if (old?.isMultiline ?? false) != element.isMultiline, element.role.isTextInput {
            set(GTK_ACCESSIBLE_PROPERTY_MULTI_LINE) { g_value_set_boolean(&$0, element.isMultiline ? 1 : 0) }
        }
        if old?.hasMenu != element.hasMenu, element.hasMenu {
            set(GTK_ACCESSIBLE_PROPERTY_HAS_POPUP) { g_value_set_boolean(&$0, 1) }
        }
        if old?.position != element.position, let position = element.position {
            set(GTK_ACCESSIBLE_RELATION_POS_IN_SET, to: position.index)
            set(GTK_ACCESSIBLE_RELATION_SET_SIZE, to: position.count)
        }
    }

    private func applyValue() {
        if element.role.isTextInput { gtk_label_set_text(OpaquePointer(widget), element.value) }
    }

    private func apply(_ range: AccessibilityElement.Range) {
        set(GTK_ACCESSIBLE_PROPERTY_VALUE_MIN) { g_value_set_double(&$0, range.minimum) }
        set(GTK_ACCESSIBLE_PROPERTY_VALUE_MAX) { g_value_set_double(&$0, range.maximum) }
        set(GTK_ACCESSIBLE_PROPERTY_VALUE_NOW) { g_value_set_double(&$0, range.value) }
        set(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT) { g_value_set_string(&$0, element.value) }
    }

    private func set(_ property: GtkAccessibleProperty, _ assign: (inout GValue) -> Void) {
        var (property, value) = (property, GValue())
        gtk_accessible_property_init_value(property, &value)
        assign(&value)
        gtk_accessible_update_property_value(OpaquePointer(widget), 1, &property, &value)
        g_value_unset(&value)
    }

    /// GTK 4.8 reads these states as plain integers, whatever type `gtk_accessible_state_init_value` gives.
    private func set(_ state: GtkAccessibleState, to number: Int32) {
        var (state, value) = (state, GValue())
        g_value_init(&value, g_type_from_name("gint"))
        g_value_set_int(&value, number)
        gtk_accessible_update_state_value(OpaquePointer(widget), 1, &state, &value)
        g_value_unset(&value)
    }

    private func set(_ relation: GtkAccessibleRelation, to number: Int) {
        var (relation, value) = (relation, GValue())
        gtk_accessible_relation_init_value(relation, &value)
        g_value_set_int(&value, Int32(clamping: number))
        gtk_accessible_update_relation_value(OpaquePointer(widget), 1, &relation, &value)
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
    /// Whether the widget has a place of its own for the value.
    fileprivate var showsValue: Bool {
        isTextInput || self == .toggle
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
        case .stepper: GTK_ACCESSIBLE_ROLE_SPIN_BUTTON
        case .tab: GTK_ACCESSIBLE_ROLE_TAB
        case .tabList: GTK_ACCESSIBLE_ROLE_TAB_LIST
        case .picker: GTK_ACCESSIBLE_ROLE_LIST_BOX
        // GTK tells of an option as if it was a whole pane of them.
        case .option: GTK_ACCESSIBLE_ROLE_LIST_ITEM
        case .alert: GTK_ACCESSIBLE_ROLE_ALERT_DIALOG
        case .dialog: GTK_ACCESSIBLE_ROLE_DIALOG
        case .group, .scrollArea: GTK_ACCESSIBLE_ROLE_GROUP
        }
    }
}

extension AccessibilityElement.CheckedState {
    /// As a tristate of GTK's.
    fileprivate var gtk: Int32 {
        switch self {
        case .off: 0
        case .on: 1
        case .mixed: 2
        }
    }
}
