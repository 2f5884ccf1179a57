import CGLib

/// Keeps GLib from asking the desktop for its proxies.
///
/// Each connection makes GLib's own resolver of proxies before it is told of another, and the desktop's reads the person's
/// settings: in a box without them it complains. One that knows no proxies is put before it.
enum DirectWay {
    /// Once in a process.
    static let install: Void = {
        // Has GLib know of the place.
        if let proxy = g_proxy_get_default_for_protocol("http") { g_object_unref(UnsafeMutableRawPointer(proxy)) }
        var query = GTypeQuery()
        g_type_query(g_simple_proxy_resolver_get_type(), &query)
        var info = GTypeInfo()
        info.class_size = guint16(query.class_size)
        info.instance_size = guint16(query.instance_size)
        let type = g_type_register_static(
            g_simple_proxy_resolver_get_type(), "SeamDirectWay", &info, GTypeFlags(0))
        var interface = GInterfaceInfo()
        interface.interface_init = { interface, _ in
            interface!.assumingMemoryBound(to: GProxyResolverInterface.self).pointee.is_supported = { _ in 1 }
        }
        g_type_add_interface_static(type, g_proxy_resolver_get_type(), &interface)
        // Before all others
        g_io_extension_point_implement("gio-proxy-resolver", type, "seam", 1000)
    }()
}
