import Foundation
internal import CCairo

/// A bitmap context's pixels: cairo's surface, and the memory of the app's own format if it has one.
final class BitmapBacking {
    /// How an app's pixels are laid out in its memory.
    enum Format: Equatable {
        /// Four bytes: where red, green, blue and alpha are; the alpha is not used if `isOpaque`.
        case color(red: Int, green: Int, blue: Int, alpha: Int, isOpaque: Bool)
        case gray
        case alpha

        var bytesPerPixel: Int { if case .color = self { 4 } else { 1 } }
        /// Cairo's own.
        static let native = Format.color(red: 2, green: 1, blue: 0, alpha: 3, isOpaque: false)
    }

    /// A cairo image surface (ARGB32), owned.
    let surface: OpaquePointer
    let width: Int
    let height: Int
    let format: Format
    let bytesPerRow: Int
    /// The app's pixels; cairo's if they have the same format.
    let memory: UnsafeMutableRawPointer
    private let ownsMemory: Bool
    /// Whether the app's pixels are written anew after every drawing, because they aren't cairo's.
    let isConverted: Bool
    /// Whether the app has the address of the pixels and may write there.
    var isShared: Bool

    init?(width: Int, height: Int, format: Format, data: UnsafeMutableRawPointer?, bytesPerRow: Int) {
        // 32,767 is cairo's limit on a side.
        guard width > 0, height > 0, width <= 32_767, height <= 32_767 else { return nil }
        let row = bytesPerRow == 0 ? width * format.bytesPerPixel : bytesPerRow
        guard row >= width * format.bytesPerPixel else { return nil }
        self.width = width
        self.height = height
        self.format = format
        isShared = data != nil
        let isNative = format == .native && row % 4 == 0
        let created =
            isNative && data != nil
            ? cairo_image_surface_create_for_data(
                data!.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(row))
            : cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        guard let created, cairo_surface_status(created) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(created)
            return nil
        }
        surface = created
        if isNative {
            memory = UnsafeMutableRawPointer(cairo_image_surface_get_data(created))
            self.bytesPerRow = Int(cairo_image_surface_get_stride(created))
            ownsMemory = false
            isConverted = false
        } else {
            self.bytesPerRow = row
            ownsMemory = data == nil
            isConverted = true
            memory = data ?? .allocate(byteCount: row * height, alignment: 16)
            if data == nil {
                memory.initializeMemory(as: UInt8.self, repeating: 0, count: row * height)
            } else {
                read()
            }
        }
    }

    deinit {
        cairo_surface_destroy(surface)
        if ownsMemory { memory.deallocate() }
    }

    /// Takes over what the app may have written into the pixels.
    func takeOver() {
        guard isShared else { return }
        if isConverted { read() } else { cairo_surface_mark_dirty(surface) }
    }

    /// Takes over what is in the app's memory.
    private func read() {
        let target = cairo_image_surface_get_data(surface)!
        let stride = Int(cairo_image_surface_get_stride(surface))
        for y in 0..<height {
            let row = (memory + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
            let out = target + y * stride
            for x in 0..<width {
                switch format {
                case .color(let r, let g, let b, let a, let isOpaque):
                    out[x * 4] = row[x * 4 + b]
                    out[x * 4 + 1] = row[x * 4 + g]
                    out[x * 4 + 2] = row[x * 4 + r]
                    out[x * 4 + 3] = isOpaque ? 255 : row[x * 4 + a]
                case .gray:
                    for i in 0..<3 { out[x * 4 + i] = row[x] }
                    out[x * 4 + 3] = 255
                case .alpha:
                    for i in 0..<3 { out[x * 4 + i] = 0 }
                    out[x * 4 + 3] = row[x]
                }
            }
        }
        cairo_surface_mark_dirty(surface)
    }

    /// Brings the app's memory up to date.
    func write() {
        cairo_surface_flush(surface)
        guard isConverted else { return }
        let source = cairo_image_surface_get_data(surface)!
        let stride = Int(cairo_image_surface_get_stride(surface))
        for y in 0..<height {
            let row = (memory + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
            let pixels = source + y * stride
            for x in 0..<width {
                let b = pixels[x * 4], g = pixels[x * 4 + 1], r = pixels[x * 4 + 2], a = pixels[x * 4 + 3]
                switch format {
                case .color(let ri, let gi, let bi, let ai, _):
                    row[x * 4 + ri] = r
                    row[x * 4 + gi] = g
                    row[x * 4 + bi] = b
                    row[x * 4 + ai] = a
                case .gray:
                    // Rec. 709 luminance, in 1/256.
                    row[x] = UInt8((54 * UInt32(r) + 183 * UInt32(g) + 19 * UInt32(b)) >> 8)
                case .alpha: row[x] = a
                }
            }
        }
    }
}
