#include "window_handle.h"

#include <gtk/gtk.h>
#include <stdlib.h>
#include <string.h>

#ifdef GDK_WINDOWING_X11
#include <gdk/x11/gdkx.h>
#endif
#ifdef GDK_WINDOWING_WAYLAND
#include <gdk/wayland/gdkwayland.h>
#endif

#ifdef GDK_WINDOWING_WAYLAND
struct Waiting {
    void (*found)(const char *, void *);
    void *data;
};

static void exported(GdkToplevel *toplevel, const char *handle, gpointer data) {
    struct Waiting *waiting = data;
    (void)toplevel;
    if (waiting->found == NULL) return;
    char *text = handle == NULL ? NULL : g_strconcat("wayland:", handle, NULL);
    waiting->found(text, waiting->data);
    // The compositor answers once.
    waiting->found = NULL;
    g_free(text);
}
#endif

void seam_window_handle(void *surface, void (*found)(const char *, void *), void *data) {
#ifdef GDK_WINDOWING_X11
    if (surface != NULL && GDK_IS_X11_SURFACE(surface)) {
        char text[32];
        g_snprintf(text, sizeof text, "x11:%lx", (unsigned long)gdk_x11_surface_get_xid(surface));
        found(text, data);
        return;
    }
#endif
#ifdef GDK_WINDOWING_WAYLAND
    if (surface != NULL && GDK_IS_WAYLAND_TOPLEVEL(surface)) {
        struct Waiting *waiting = g_new0(struct Waiting, 1);
        waiting->found = found;
        waiting->data = data;
        if (gdk_wayland_toplevel_export_handle(surface, exported, waiting, g_free)) return;
        // The compositor has no such handles, or the window is not shown. GDK has freed nothing.
        g_free(waiting);
    }
#endif
    found(NULL, data);
}

bool seam_window_attach(void *surface, const char *handle) {
#ifdef GDK_WINDOWING_X11
    if (strncmp(handle, "x11:", 4) == 0 && GDK_IS_X11_SURFACE(surface)) {
        char *end;
        unsigned long parent = strtoul(handle + 4, &end, 16);
        if (parent == 0 || *end != '\0') return false;
        Display *display = gdk_x11_display_get_xdisplay(gdk_surface_get_display(surface));
        // A window that is gone meanwhile is no reason to end.
        gdk_x11_display_error_trap_push(gdk_surface_get_display(surface));
        XSetTransientForHint(display, gdk_x11_surface_get_xid(surface), parent);
        gdk_x11_display_error_trap_pop_ignored(gdk_surface_get_display(surface));
        return true;
    }
#endif
#ifdef GDK_WINDOWING_WAYLAND
    if (strncmp(handle, "wayland:", 8) == 0 && GDK_IS_WAYLAND_TOPLEVEL(surface))
        return gdk_wayland_toplevel_set_transient_for_exported(surface, handle + 8);
#endif
    return false;
}
