import CoreGraphics
import Foundation
internal import CGTK
internal import SeamPrimitives

/// A Pango font map and what is known about its fonts.
///
/// Pango's fonts keep caches that no lock guards, and the renderer reads them while it draws. So there are two
/// engines: one whose fonts only the main thread ever touches, without a lock, and one for all other threads, behind
/// a lock. Nothing of Pango's goes from one to the other.
final class TextEngine: @unchecked Sendable {
    /// The map owns the fonts, the context the options they are drawn with.
    let fontMap: UnsafeMutableRawPointer
    private let context: OpaquePointer
    /// The same for texts that are written from the right. A context that changes makes its layouts start again.
    private let rightToLeftContext: OpaquePointer
    private var descriptions: [FontDescriptor: OpaquePointer] = [:]
    private var metricsByFont: [FontDescriptor: FontMetrics] = [:]
    private var generation: Int
    /// The pixels of its fonts' glyphs.
    let masks = GlyphMasks()

    private static let main = TextEngine()
    private static let background = Locked(TextEngine())

    /// Calls `body` with the engine that the current thread may use. `body` must not call this again, nor let
    /// anything of Pango's out unless it runs on the main thread.
    static func withCurrent<R: Sendable>(_ body: (TextEngine) throws -> R) rethrows -> R {
        if Thread.isMainThread {
            main.refresh()
            return try body(main)
        }
        return try background.withLock { engine in
            engine.refresh()
            return try body(engine)
        }
    }

    /// The main thread's engine.
    @MainActor static var ofMainThread: TextEngine {
        main.refresh()
        return main
    }

    private init() {
        let map = pango_cairo_font_map_new()!
        fontMap = UnsafeMutableRawPointer(map)
        generation = FontLibrary.generation
        func makeContext(_ direction: PangoDirection) -> OpaquePointer {
            let context = pango_font_map_create_context(map)!
            // Layout that depends on the scale would move text when a window goes to another screen: no rounding to
            // pixels and no hinting, as on iOS.
            pango_context_set_round_glyph_positions(context, 0)
            let options = cairo_font_options_create()
            cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
            cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
            cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
            pango_cairo_context_set_font_options(context, options)
            cairo_font_options_destroy(options)
            pango_context_set_base_dir(context, direction)
            return context
        }
        context = makeContext(PANGO_DIRECTION_LTR)
        rightToLeftContext = makeContext(PANGO_DIRECTION_RTL)
    }

    func context(rightToLeft: Bool) -> OpaquePointer { rightToLeft ? rightToLeftContext : context }

    /// Sees fonts that were registered since.
    private func refresh() {
        let current = FontLibrary.generation
        guard current != generation else { return }
        generation = current
        for description in descriptions.values { pango_font_description_free(description) }
        descriptions = [:]
        metricsByFont = [:]
        masks.removeAll()
        pango_fc_font_map_config_changed(OpaquePointer(fontMap))
    }

    /// The font in Pango's words; the engine owns it.
    func description(of font: FontDescriptor) -> OpaquePointer {
        if let known = descriptions[font] { return known }
        let resolved = FontLibrary.resolve(font)
        let description = pango_font_description_new()!
        pango_font_description_set_family(description, resolved.families)
        pango_font_description_set_weight(description, PangoWeight(UInt32(min(1000, max(100, resolved.weight)))))
        pango_font_description_set_style(description, resolved.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        switch font.smallCapitals {
        case .none: break
        case .lowercase: pango_font_description_set_variant(description, PANGO_VARIANT_SMALL_CAPS)
        case .uppercase: pango_font_description_set_variant(description, PANGO_VARIANT_UNICASE)
        case .all: pango_font_description_set_variant(description, PANGO_VARIANT_ALL_SMALL_CAPS)
        }
        // Beyond these sizes Pango's 32-bit units overflow.
        let size = min(10_000, max(0.1, font.size.isFinite ? font.size : 0.1))
        pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
        descriptions[font] = description
        return description
    }

    /// A font's own measures, from its tables.
    func metrics(of font: FontDescriptor) -> FontMetrics {
        if let known = metricsByFont[font] { return known }
        let metrics = loadMetrics(font) ?? .sanFrancisco(size: font.size)
        metricsByFont[font] = metrics
        return metrics
    }

    private func loadMetrics(_ font: FontDescriptor) -> FontMetrics? {
        switch font.family {
        case .system, .rounded: return .sanFrancisco(size: font.size)
        case .named(let name):
            let family = FontLibrary.face(named: name)?.family ?? name
            if !FontLibrary.isInstalled(family), let known = StandInFont.named(family)?.metrics(size: font.size) {
                return known
            }
        default: break
        }
        let map = fontMap.assumingMemoryBound(to: PangoFontMap.self)
        guard let loaded = pango_font_map_load_font(map, context, description(of: font)) else { return nil }
        defer { g_object_unref(loaded) }
        guard let measures = pango_font_get_metrics(loaded, nil) else { return nil }
        defer { pango_font_metrics_unref(measures) }
        let scale = 1 / CGFloat(PANGO_SCALE)
        let ascent = CGFloat(pango_font_metrics_get_ascent(measures)) * scale
        let descent = CGFloat(pango_font_metrics_get_descent(measures)) * scale
        var capHeight: hb_position_t = 0
        var xHeight: hb_position_t = 0
        if let harfbuzz = pango_font_get_hb_font(loaded) {
            hb_ot_metrics_get_position_with_fallback(harfbuzz, HB_OT_METRICS_TAG_CAP_HEIGHT, &capHeight)
            hb_ot_metrics_get_position_with_fallback(harfbuzz, HB_OT_METRICS_TAG_X_HEIGHT, &xHeight)
        }
        return FontMetrics(
            ascender: ascent, descender: -descent, lineHeight: ascent + descent, leading: 0,
            capHeight: CGFloat(capHeight) * scale, xHeight: CGFloat(xHeight) * scale)
    }
}
