#pragma once
// A Gaussian blur, near enough: three box blurs in each direction.
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/// How many bytes beside each other the columns are blurred at once.
#define SEAM_BLUR_LANES 64

/// What a sum over `size` bytes is divided by, as the factor of a product whose upper half is the mean. It is exact for
/// sums below 2^32 / size.
static inline uint64_t seam_blur_factor(int size) { return (UINT64_C(1) << 32) / size + 1; }

/// One box blur of `count` bytes that are `step` apart, over `before` of them on one side and `after` on the other.
static inline void seam_box_blur(
    const unsigned char *in, unsigned char *out, int count, int step, int before, int after) {
    int size = before + after + 1;
    uint64_t factor = seam_blur_factor(size);
    unsigned sum = size / 2;
    for (int i = 0; i <= after && i < count; i++) sum += in[i * step];
    for (int i = 0; i < count; i++) {
        out[i * step] = (unsigned char)(sum * factor >> 32);
        if (i + after + 1 < count) sum += in[(i + after + 1) * step];
        if (i - before >= 0) sum -= in[(i - before) * step];
    }
}

/// The same down `lanes` columns of bytes: row `i` of `in` is at `i * SEAM_BLUR_LANES`, that of `out` at `i * stride`.
static inline void seam_box_blur_columns(
    const unsigned char *in, unsigned char *out, int count, int stride, int lanes, int before, int after) {
    int size = before + after + 1;
    uint64_t factor = seam_blur_factor(size);
    unsigned sums[SEAM_BLUR_LANES];
    for (int l = 0; l < SEAM_BLUR_LANES; l++) sums[l] = size / 2;
    for (int i = 0; i <= after && i < count; i++) {
        for (int l = 0; l < SEAM_BLUR_LANES; l++) sums[l] += in[(size_t)i * SEAM_BLUR_LANES + l];
    }
    for (int i = 0; i < count; i++) {
        unsigned char *row = out + (size_t)i * stride;
        for (int l = 0; l < lanes; l++) row[l] = (unsigned char)(sums[l] * factor >> 32);
        if (i + after + 1 < count) {
            const unsigned char *next = in + (size_t)(i + after + 1) * SEAM_BLUR_LANES;
            for (int l = 0; l < SEAM_BLUR_LANES; l++) sums[l] += next[l];
        }
        if (i - before >= 0) {
            const unsigned char *last = in + (size_t)(i - before) * SEAM_BLUR_LANES;
            for (int l = 0; l < SEAM_BLUR_LANES; l++) sums[l] -= last[l];
        }
    }
}

/// Blurs an image of `channels` bytes a pixel in place; `sigma` is the standard deviation in pixels. What is outside of
/// the image counts as empty.
static inline void seam_blur(
    unsigned char *pixels, int width, int height, int stride, int channels, double sigma) {
    // The width of three boxes that come nearest, from the filter effects of SVG (W3C, "feGaussianBlur").
    int d = (int)floor(fmin(sigma, 2048) * 3 * sqrt(2 * M_PI) / 4 + 0.5);
    if (d < 2 || !pixels || width < 1 || height < 1) return;
    int half = d / 2;
    // Of an even width, one box leans to either side and one is wider.
    int before[3] = {half, d % 2 ? half : half - 1, half};
    int after[3] = {d % 2 ? half : half - 1, half, half};
    size_t bytes = (size_t)width * channels, block = (size_t)height * SEAM_BLUR_LANES;
    unsigned char *copy = (unsigned char *)malloc(bytes > block ? bytes : block);
    if (!copy) return;
    for (int y = 0; y < height; y++) {
        unsigned char *row = pixels + (size_t)y * stride;
        for (int pass = 0; pass < 3; pass++) {
            memcpy(copy, row, bytes);
            for (int c = 0; c < channels; c++) {
                seam_box_blur(copy + c, row + c, width, channels, before[pass], after[pass]);
            }
        }
    }
    for (size_t x = 0; x < bytes; x += SEAM_BLUR_LANES) {
        int lanes = (int)(bytes - x < SEAM_BLUR_LANES ? bytes - x : SEAM_BLUR_LANES);
        memset(copy, 0, block);
        for (int pass = 0; pass < 3; pass++) {
            for (int y = 0; y < height; y++) {
                memcpy(copy + (size_t)y * SEAM_BLUR_LANES, pixels + (size_t)y * stride + x, lanes);
            }
            seam_box_blur_columns(copy, pixels + x, height, stride, lanes, before[pass], after[pass]);
        }
    }
    free(copy);
}
