#pragma once
#include <png.h>
#include <stdlib.h>
#include <string.h>

// libpng returns from errors by longjmp, which Swift code cannot do; so the calls are made here.

struct seam_png {
    unsigned char *bytes;
    size_t count, capacity;
};

static void seam_png_append(png_structp png, png_bytep data, size_t count) {
    struct seam_png *result = png_get_io_ptr(png);
    if (result->count + count > result->capacity) {
        size_t capacity = (result->count + count) * 2;
        unsigned char *bytes = realloc(result->bytes, capacity);
        if (!bytes) png_error(png, "no memory");
        result->bytes = bytes;
        result->capacity = capacity;
    }
    memcpy(result->bytes + result->count, data, count);
    result->count += count;
}

static void seam_png_flush(png_structp png) { (void)png; }

// Writes an opaque picture of 32-bit pixels in cairo's order, as fast as deflate goes. The bytes are the caller's to
// free. Returns 0 where libpng fails.
static inline int seam_png_write(
    const unsigned char *pixels, size_t stride, unsigned width, unsigned height, struct seam_png *result) {
    memset(result, 0, sizeof *result);
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
    png_infop info = png ? png_create_info_struct(png) : NULL;
    if (!info || setjmp(png_jmpbuf(png))) {
        png_destroy_write_struct(&png, &info);
        free(result->bytes);
        result->bytes = NULL;
        return 0;
    }
    png_set_write_fn(png, result, seam_png_append, seam_png_flush);
    png_set_compression_level(png, 1);
    png_set_filter(png, 0, PNG_FILTER_NONE);
    png_set_IHDR(
        png, info, width, height, 8, PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
        PNG_FILTER_TYPE_DEFAULT);
    png_write_info(png, info);
    png_set_bgr(png);
    png_set_filler(png, 0, PNG_FILLER_AFTER);
    for (unsigned row = 0; row < height; row++) png_write_row(png, pixels + row * stride);
    png_write_end(png, info);
    png_destroy_write_struct(&png, &info);
    return 1;
}
