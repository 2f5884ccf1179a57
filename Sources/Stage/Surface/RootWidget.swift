internal import CGTK

/// The one widget that fills a window and draws all of it: a GtkWidget class of our own, registered once.
///
/// An instance remembers its surface in a pointer after the parent's structure; the surface clears it when it closes.
@MainActor
enum RootWidget {
    static func make(for surface: WindowSurface) -> UnsafeMutablePointer<GtkWidget> {
        let object = g_object_new_with_properties(type, 0, nil, nil)!
        let widget = GObject.cast(object, to: GtkWidget.self)
        setSurface(surface, of: widget)
        return widget
    }

    static func setSurface(_ surface: WindowSurface?, of widget: UnsafeMutablePointer<GtkWidget>) {
        UnsafeMutableRawPointer(widget).storeBytes(
            of: surface.map { Unmanaged.passUnretained($0).toOpaque() }, toByteOffset: surfaceOffset,
            as: UnsafeMutableRawPointer?.self)
    }

    private nonisolated static let surfaceOffset = MemoryLayout<GtkWidget>.stride

    private static func surface(of widget: UnsafeMutablePointer<GtkWidget>?) -> WindowSurface? {
        UnsafeMutableRawPointer(widget!).load(fromByteOffset: surfaceOffset, as: UnsafeMutableRawPointer?.self)
            .map { Unmanaged<WindowSurface>.fromOpaque($0).takeUnretainedValue() }
    }

    private static let type: GType = {
        var parent = GTypeQuery()
        g_type_query(gtk_widget_get_type(), &parent)
        var info = GTypeInfo()
        info.class_size = guint16(parent.class_size)
        info.instance_size = guint16(surfaceOffset + MemoryLayout<UnsafeRawPointer>.size)
        info.class_init = { classPointer, _ in
            let widgetClass = classPointer!.assumingMemoryBound(to: GtkWidgetClass.self)
            widgetClass.pointee.snapshot = { widget, snapshot in
                nonisolated(unsafe) let (widget, snapshot) = (widget, snapshot)
                MainActor.assumeIsolated { RootWidget.surface(of: widget)?.draw(into: snapshot!) }
            }
            widgetClass.pointee.measure = { widget, orientation, _, minimum, natural, _, _ in
                nonisolated(unsafe) let (widget, minimum, natural) = (widget, minimum, natural)
                MainActor.assumeIsolated {
                    guard let surface = RootWidget.surface(of: widget) else { return }
                    let sizes = surface.measure(isHorizontal: orientation == GTK_ORIENTATION_HORIZONTAL)
                    minimum?.pointee = sizes.minimum
                    natural?.pointee = sizes.natural
                }
            }
            widgetClass.pointee.size_allocate = { widget, width, height, _ in
                nonisolated(unsafe) let widget = widget
                MainActor.assumeIsolated { RootWidget.surface(of: widget)?.allocate(width: width, height: height) }
            }
            widgetClass.pointee.get_request_mode = { _ in GTK_SIZE_REQUEST_CONSTANT_SIZE }
        }
        return g_type_register_static(gtk_widget_get_type(), "SeamRootWidget", &info, GTypeFlags(0))
    }()
}
