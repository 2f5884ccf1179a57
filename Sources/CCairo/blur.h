#pragma once
// A Gaussian blur, near enough: three box blurs in each direction.
#include <math.h>
#include <stdlib.h>
#include <string.h>

/// One box blur of `count` bytes that are `step` apart, over `before` of them on one side and `after` on the other.
static inline void seam_box_blur(
    const unsigned char *in, unsigned char *out, int count, int step, int before, int after) {
    int size = before + after + 1;
    unsigned sum = 0;
    for (int i = 0; i <= after && i < count; i++) sum += in[i];
    for (int i = 0; i < count; i++) {
        out[i * step] = (unsigned char)((sum + size / 2) / size);
        if (i + after + 1 < count) sum += in[i + after + 1];
        if (i - before >= 0) sum -= in[i - before];
    }
}

/// Blurs an image of one byte a pixel in place; `sigma` is the standard deviation in pixels.
static inline void seam_blur_alpha(unsigned char *pixels, int width, int height, int stride, double sigma) {
    // The width of three boxes that come nearest, from the filter effects of SVG (W3C, "feGaussianBlur").
    int d = (int)floor(sigma * 3 * sqrt(2 * M_PI) / 4 + 0.5);
    if (d < 2 || !pixels) return;
    int half = d / 2;
    // Of an even width, one box leans to either side and one is wider.
    int before[3] = {half, d % 2 ? half : half - 1, half};
    int after[3] = {d % 2 ? half : half - 1, half, half};
    int longest = width > height ? width : height;
    unsigned char *line = (unsigned char *)malloc(longest);
    if (!line) return;
    for (int y = 0; y < height; y++) {
        unsigned char *row = pixels + (size_t)y * stride;
        for (int pass = 0; pass < 3; pass++) {
            memcpy(line, row, width);
            seam_box_blur(line, row, width, 1, before[pass], after[pass]);
        }
    }
    for (int x = 0; x < width; x++) {
        unsigned char *column = pixels + x;
        for (int pass = 0; pass < 3; pass++) {
            for (int y = 0; y < height; y++) line[y] = column[(size_t)y * stride];
            seam_box_blur(line, column, height, stride, before[pass], after[pass]);
        }
    }
    free(line);
}
