internal import CGTK
import Foundation

/// Shows a surface's accessible elements to assistive technology (AT-SPI).
///
/// In GTK 4.8 only widgets are accessible, so each element has a light widget under the root: allocated at the
/// element's frame, drawing nothing and out of reach of pointer and keyboard.
@MainActor
final class AccessibilityMirror {
    private unowned let surface: WindowSurface
    /// In reading order.
    private var widgets: [MirrorWidget] = []
    private var needsUpdate = false
    /// The widget that the root names as its active descendant: the focused element's.
    private weak var focused: MirrorWidget?

    /// Whether assistive technology can connect at all.
    private static let isAvailable =
        SessionBus.exists && ProcessInfo.processInfo.environment["GTK_A11Y"] != "none"

    init(surface: WindowSurface) {
        self.surface = surface
    }

    /// The elements are read with the next frame, however often this is called before it.
    func setNeedsUpdate() {
        guard Self.isAvailable, !needsUpdate else { return }
        needsUpdate = true
        surface.requestFrame()
    }

    /// Not to be called while GTK allocates sizes: new children ask for an allocation.
    func updateIfNeeded() {
        guard needsUpdate else { return }
        needsUpdate = false
        // Containers have no widget: what is in them stands below the root.
        let elements = (surface.client?.accessibilityElements(of: surface) ?? []).filter { !$0.role.isContainer }
        var known: [ObjectIdentifier: MirrorWidget] = [:]
        for widget in widgets { known[widget.element.id] = widget }

        var arranged: [MirrorWidget] = []
        var (hasNewOrder, needsAllocation) = (elements.count != widgets.count, false)
        arranged.reserveCapacity(elements.count)
        for (index, element) in elements.enumerated() {
            let widget: MirrorWidget
            if let old = known[element.id], old.element.role == element.role {
                known[element.id] = nil
                needsAllocation = needsAllocation || old.element.frame != element.frame
                old.update(to: element)
                widget = old
            } else {
                widget = MirrorWidget(element)
            }
            hasNewOrder = hasNewOrder || widgets[index] !== widget
            arranged.append(widget)
        }
        for widget in known.values { widget.remove() }
        widgets = arranged
        if hasNewOrder {
            var previous: UnsafeMutablePointer<GtkWidget>?
            for widget in arranged {
                gtk_widget_insert_after(widget.widget, surface.root, previous)
                previous = widget.widget
            }
        } else if needsAllocation {
            gtk_widget_queue_allocate(surface.root)
        }
        updateFocus()
    }

    /// Gives each widget its element's frame, while the root is given its own.
    func allocate() {
        for widget in widgets { widget.allocate(zoom: surface.zoom) }
    }

    func removeAll() {
        for widget in widgets { widget.remove() }
        widgets = []
    }

    private func updateFocus() {
        let newFocus = widgets.first { $0.element.isFocused }
        guard newFocus !== focused else { return }
        focused = newFocus
        let root = OpaquePointer(surface.root)
        guard let newFocus else {
            return gtk_accessible_reset_relation(root, GTK_ACCESSIBLE_RELATION_ACTIVE_DESCENDANT)
        }
        var relation = GTK_ACCESSIBLE_RELATION_ACTIVE_DESCENDANT
        var value = GValue()
        gtk_accessible_relation_init_value(relation, &value)
        g_value_set_object(&value, newFocus.widget)
        gtk_accessible_update_relation_value(root, 1, &relation, &value)
        g_value_unset(&value)
    }
}
