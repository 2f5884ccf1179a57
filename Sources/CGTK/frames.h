#pragma once
// Moving pictures of gdk-pixbuf, whose times are of a type that GLib no longer wants used.
#include <gdk-pixbuf/gdk-pixbuf.h>

G_GNUC_BEGIN_IGNORE_DEPRECATIONS

/// An iterator whose clock begins at 0.
static inline GdkPixbufAnimationIter *seam_frames(GdkPixbufAnimation *animation) {
    GTimeVal start = {0, 0};
    return gdk_pixbuf_animation_get_iter(animation, &start);
}

/// Sets the iterator's clock, in milliseconds.
static inline void seam_frames_advance(GdkPixbufAnimationIter *frames, long milliseconds) {
    GTimeVal now = {milliseconds / 1000, milliseconds % 1000 * 1000};
    gdk_pixbuf_animation_iter_advance(frames, &now);
}

G_GNUC_END_IGNORE_DEPRECATIONS
