#pragma once
#include <stdbool.h>

/// The name of a window that other programs may put theirs over: `x11:` and its number in hexadecimal digits, or
/// `wayland:` and a text of the compositor's. `found` is called once, at once or later, with NULL where there is none.
///
/// @param surface A GdkSurface, which has to last until `found` is called.
void seam_window_handle(void *surface, void (*found)(const char *handle, void *data), void *data);

/// Puts a window over another program's. Returns whether the desktop takes such a handle.
///
/// @param surface The GdkSurface of the window.
bool seam_window_attach(void *surface, const char *handle);
