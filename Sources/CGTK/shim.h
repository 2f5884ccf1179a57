#pragma once
// GTK 4 and what comes with it, as Swift sees them. Only what Swift's importer cannot read (macros, variadic
// functions) is wrapped here.
#include <gtk/gtk.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-font.h>
#include <pango/pangofc-fontmap.h>
#include <gdk-pixbuf/gdk-pixbuf.h>
#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <hb.h>
#include <hb-ot.h>
#include <sys/eventfd.h>

#include "frames.h"
