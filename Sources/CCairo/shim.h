#pragma once
// Cairo, as Core Graphics draws with it.
#include <cairo-pdf.h>
#include <cairo.h>

#include "blur.h"
