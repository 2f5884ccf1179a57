public import Foundation
internal import CCairo

/// Draws lines, areas and pictures into pixels or into a recording, by one thread at a time.
///
/// A bitmap's coordinates have their origin at the bottom left and y upwards, as Apple's do; a context that UIKit
/// hands out has it at the top left and y downwards.
public final class CGContext {
    /// The state saved by ``saveGState()`` beside cairo's own.
    struct State {
        var fill = CGColor.black
        var stroke = CGColor.black
        var alpha: CGFloat = 1
        var blendMode = CGBlendMode.normal
        var shadow: Shadow?
        var interpolation = CGInterpolationQuality.default
        /// Masks that clip what is drawn, the innermost last: groups of cairo that are open.
        var masks: [Mask] = []
    }

    /// An image that clips, from its pixels to cairo's device space, and what was drawn through it, which cairo owns.
    struct Mask {
        var image: CGImage
        var matrix: CGAffineTransform
        var drawn: OpaquePointer?
    }

    struct Shadow {
        var offset: CGSize
        var blur: CGFloat
        var color: CGColor
    }

    /// A transparency layer that is open, and how many states were saved before it.
    struct Layer {
        var outer: State
        var depth: Int
    }

    /// The cairo context, owned.
    package let cairo: OpaquePointer
    let backing: BitmapBacking?
    /// The document whose pages the context draws.
    let document: PDFPages?
    /// Device pixels from the top to the bottom.
    private let deviceHeight: CGFloat
    /// Pixels per unit of cairo's device space, for what has to be drawn as pixels.
    let deviceScale: CGFloat
    /// Whether y grows downwards in the coordinates the context began with.
    package let isFlipped: Bool
    var state = State()
    var saved: [State] = []
    var layers: [Layer] = []
    /// From a text's coordinates to the context's. The identity at first.
    public var textMatrix = CGAffineTransform.identity

    /// A context over a cairo context, whose reference it takes over, with the origin at the top left.
    ///
    /// - Parameters:
    ///   - height: the drawing's height, in units of cairo's device space.
    ///   - deviceScale: pixels per such unit, where shadows must be drawn as pixels.
    package init(cairo: OpaquePointer, height: CGFloat, deviceScale: CGFloat) {
        self.cairo = cairo
        backing = nil
        document = nil
        deviceHeight = height
        self.deviceScale = deviceScale
        isFlipped = true
    }

    /// A context for the pages of a document, with the origin at the bottom left.
    init(document: PDFPages) {
        self.document = document
        backing = nil
        cairo = document.makeCairo()
        deviceHeight = document.box.height
        deviceScale = 1
        isFlipped = false
        document.setUp(cairo)
    }

    init(backing: BitmapBacking, topLeftScale: CGFloat?) {
        self.backing = backing
        document = nil
        cairo = cairo_create(backing.surface)
        deviceHeight = CGFloat(backing.height)
        deviceScale = 1
        isFlipped = topLeftScale != nil
        if let topLeftScale {
            cairo_scale(cairo, topLeftScale, topLeftScale)
        } else {
            cairo_translate(cairo, 0, deviceHeight)
            cairo_scale(cairo, 1, -1)
        }
    }

    deinit {
        finish()
        document?.close()
        cairo_destroy(cairo)
    }

    /// Ends layers and masks that were left open.
    package func finish() {
        while !layers.isEmpty { endTransparencyLayer() }
        while !saved.isEmpty { restoreGState() }
        closeMasks(downTo: 0)
        didDraw()
    }

    // MARK: States

    /// Keeps the state, to go back to it by `restoreGState()`.
    public func saveGState() {
        saved.append(state)
        cairo_save(cairo)
    }

    /// Goes back to what was saved last; nothing happens if nothing was.
    public func restoreGState() {
        guard saved.count > (layers.last?.depth ?? 0), let last = saved.popLast() else { return }
        closeMasks(downTo: last.masks.count)
        cairo_restore(cairo)
        state = last
    }

    // MARK: Coordinates

    /// From the context's coordinates to pixels, the origin at the bottom left.
    public var ctm: CGAffineTransform {
        matrix.concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: deviceHeight))
    }

    /// The transform from points to pixels.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

    /// From the context's coordinates to cairo's, which have their origin at the top left.
    var matrix: CGAffineTransform {
        var m = cairo_matrix_t()
        cairo_get_matrix(cairo, &m)
        return CGAffineTransform(a: m.xx, b: m.yx, c: m.xy, d: m.yy, tx: m.x0, ty: m.y0)
    }

    /// Moves what is drawn from here on.
    public func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }
    /// Changes the size of what is drawn from here on.
    public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
    /// Turns what is drawn from here on, by radians.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    /// Transforms what is drawn from here on.
    public func concatenate(_ transform: CGAffineTransform) {
        let result = transform.concatenating(matrix)
        let determinant = result.a * result.d - result.b * result.c
        guard determinant.isFinite, abs(determinant) > 1e-18, result.tx.isFinite, result.ty.isFinite else {
            // Everything falls into a line or a point, where nothing shows; cairo would take it for an error.
            return clipEverything()
        }
        var m = cairo_matrix_t(transform)
        cairo_transform(cairo, &m)
    }

    /// Converts from points to pixels.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
    /// Converts from pixels to points.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
    /// Converts from points to pixels.
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
    /// Converts from pixels to points.
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
    /// Converts from points to pixels.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
    /// Converts from pixels to points.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

    // MARK: How things are drawn

    /// Sets the colour of filling. Black at first.
    public func setFillColor(_ color: CGColor) { state.fill = color }
    /// Sets the colour of outlines. Black at first.
    public func setStrokeColor(_ color: CGColor) { state.stroke = color }

    /// Sets the colour of filling. Black at first.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Sets the colour of outlines. Black at first.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Sets the colour of filling. Black at first.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fill = CGColor(gray: gray, alpha: alpha) }
    /// Sets the colour of outlines. Black at first.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { state.stroke = CGColor(gray: gray, alpha: alpha) }

    /// Makes everything from now on translucent, in addition to the colours' own alpha.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = min(1, max(0, alpha)) }
    /// Sets how what is drawn mixes with what is there. `.normal` at first.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
    package var blendMode: CGBlendMode { state.blendMode }
    package var fillColor: CGColor { state.fill }
    package var strokeColor: CGColor { state.stroke }

    /// How images are resampled.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }

    /// Puts a shadow under whatever is drawn. `offset` and `blur` are in pixels, whatever the coordinates are now;
    /// the standard deviation is half of `blur`.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard let color, color.alpha > 0 else { return state.shadow = nil }
        state.shadow = Shadow(offset: offset, blur: max(0, blur), color: color)
    }

    /// A shadow of black at a third of its strength.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }

    /// Sets the width of outlines, in points. 1 at first.
    public func setLineWidth(_ width: CGFloat) { cairo_set_line_width(cairo, max(0, width)) }
    /// Sets how many times the width a sharp corner may reach. 10 at first.
    public func setMiterLimit(_ limit: CGFloat) { cairo_set_miter_limit(cairo, limit) }

    /// Sets the ends of lines. `.butt` at first.
    public func setLineCap(_ cap: CGLineCap) {
        switch cap {
        case .butt: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
        case .round: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
        case .square: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_SQUARE)
        }
    }

    /// Sets the corners of lines. `.miter` at first.
    public func setLineJoin(_ join: CGLineJoin) {
        switch join {
        case .miter: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
        case .round: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
        case .bevel: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_BEVEL)
        }
    }

    /// Lengths that are drawn and left out by turns; none for a whole line.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        // Lengths that add up to nothing are an error for cairo; a whole line is what they come to.
        let isDashed = lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.contains { $0 > 0 }
        cairo_set_dash(cairo, isDashed ? lengths.map(Double.init) : [], isDashed ? Int32(lengths.count) : 0, phase)
    }

    /// How far, in pixels, a curve may be from the lines it is drawn by.
    public func setFlatness(_ flatness: CGFloat) { cairo_set_tolerance(cairo, max(0.01, flatness)) }

    /// Sets whether edges are smooth. They are at first.
    public func setShouldAntialias(_ shouldAntialias: Bool) {
        cairo_set_antialias(cairo, shouldAntialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    }

    /// Sets whether edges are smooth. They are at first.
    public func setAllowsAntialiasing(_ allows: Bool) { setShouldAntialias(allows) }

    // MARK: Layers

    /// Draws what follows, until ``endTransparencyLayer()``, as one picture: alpha, shadow and blend mode apply to it
    /// as a whole.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
        saved.append(state)
        cairo_save(cairo)
        layers.append(Layer(outer: state, depth: saved.count))
        state.alpha = 1
        state.shadow = nil
        state.blendMode = .normal
        cairo_push_group(cairo)
    }

    /// Draws into a layer of its own until it ends, which is then drawn as a whole.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        clip(to: rect)
    }

    /// Ends the layer that was begun last, and draws it.
    public func endTransparencyLayer() {
        guard let layer = layers.last else { return }
        while saved.count > layer.depth { restoreGState() }
        layers.removeLast()
        closeMasks(downTo: layer.outer.masks.count)
        let picture = cairo_pop_group(cairo)
        saved.removeLast()
        cairo_restore(cairo)
        state = layer.outer
        withoutPath {
            draw { cairo in
                cairo_set_source(cairo, picture)
                cairo_paint_with_alpha(cairo, state.alpha)
            }
        }
        cairo_pattern_destroy(picture)
    }

    /// Makes what was drawn visible in the bitmap.
    public func flush() { didDraw() }
    /// Makes what was drawn visible in the bitmap.
    public func synchronize() { didDraw() }
}

extension cairo_matrix_t {
    init(_ t: CGAffineTransform) { self.init(xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx, y0: t.ty) }
}
