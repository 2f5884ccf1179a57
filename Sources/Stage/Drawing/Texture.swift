public import CoreGraphics
internal import CGTK

/// An image as the renderer keeps it. The pixels are the image's own, not a copy, and all textures of an image are one
/// to the renderer, which uploads it once.
@MainActor
public final class Texture {
    /// In pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    private let shared: SharedTexture

    var texture: OpaquePointer { shared.texture }

    /// Creates a texture of a picture, whose pixels are copied.
    public init(_ image: CGImage) {
        width = image.width
        height = image.height
        if let known = image.rendererCache as? SharedTexture {
            shared = known
        } else {
            shared = SharedTexture(image)
            image.rendererCache = shared
        }
    }
}

/// A GdkTexture that belongs to an image, which it doesn't retain: only the image's pixels.
@MainActor
private final class SharedTexture {
    let texture: OpaquePointer

    init(_ image: CGImage) {
        let surface = cairo_surface_reference(image.surface)
        let length = image.bytesPerRow * image.height
        let bytes = g_bytes_new_with_free_func(
            cairo_image_surface_get_data(image.surface), gsize(length),
            { cairo_surface_destroy(OpaquePointer($0)) }, UnsafeMutableRawPointer(surface))
        texture = gdk_memory_texture_new(
            Int32(image.width), Int32(image.height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes,
            gsize(image.bytesPerRow))
        g_bytes_unref(bytes)
        PictureSource(image.surface).keep(with: texture)
    }

    // The renderer's own data go with it, which are the main thread's.
    isolated deinit { g_object_unref(UnsafeMutableRawPointer(texture)) }
}
