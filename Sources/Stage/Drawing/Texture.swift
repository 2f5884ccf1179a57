public import CoreGraphics
internal import CGTK

/// An image as the renderer keeps it. The pixels are the image's own, not a copy.
@MainActor
public final class Texture {
    let texture: OpaquePointer
    /// In pixels.
    public let width: Int
    public let height: Int
    public let image: CGImage

    public init(_ image: CGImage) {
        self.image = image
        width = image.width
        height = image.height
        let surface = cairo_surface_reference(image.surface)
        let length = image.bytesPerRow * image.height
        let bytes = g_bytes_new_with_free_func(
            cairo_image_surface_get_data(image.surface), gsize(length),
            { cairo_surface_destroy(OpaquePointer($0)) }, UnsafeMutableRawPointer(surface))
        texture = gdk_memory_texture_new(
            Int32(width), Int32(height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(image.bytesPerRow))
        g_bytes_unref(bytes)
    }

    isolated deinit { g_object_unref(UnsafeMutableRawPointer(texture)) }

    private static var recent: [ObjectIdentifier: Texture] = [:]

    /// The texture of an image, the same one as long as it is in use: the renderer uploads its pixels once.
    public static func cached(_ image: CGImage) -> Texture {
        let key = ObjectIdentifier(image)
        if let known = recent[key], known.image === image { return known }
        // A texture retains its image, so the cache must let go of both: it is small and emptied when full.
        if recent.count >= 256 { recent.removeAll(keepingCapacity: true) }
        let texture = Texture(image)
        recent[key] = texture
        return texture
    }
}
