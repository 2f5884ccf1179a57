import Foundation

/// A change of colours, as a matrix and an offset.
struct ColorChange {
    var matrix: [CGFloat] = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
    var offset: [CGFloat] = [0, 0, 0, 0]

    private static let weights: [CGFloat] = [0.2126, 0.7152, 0.0722]

    static let inverted = ColorChange(
        matrix: [-1, 0, 0, 0, 0, -1, 0, 0, 0, 0, -1, 0, 0, 0, 0, 1], offset: [1, 1, 1, 0])

    /// Between grey, at 0, and as the colours are, at 1.
    static func saturation(_ amount: Double) -> ColorChange {
        var change = ColorChange()
        for from in 0..<3 {
            for to in 0..<3 {
                change.matrix[from * 4 + to] = weights[from] * (1 - amount) + (from == to ? amount : 0)
            }
        }
        return change
    }

    static func brightness(_ amount: Double) -> ColorChange { ColorChange(offset: [amount, amount, amount, 0]) }

    static func scaled(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat) -> ColorChange {
        ColorChange(matrix: [red, 0, 0, 0, 0, green, 0, 0, 0, 0, blue, 0, 0, 0, 0, alpha])
    }

    static func contrast(_ amount: Double) -> ColorChange {
        var change = scaled(amount, amount, amount, 1)
        let middle = (1 - amount) / 2
        change.offset = [middle, middle, middle, 0]
        return change
    }

    /// Turns hues, keeping luminance.
    static func hue(_ angle: Angle) -> ColorChange {
        let (c, s) = (cos(angle.radians), sin(angle.radians))
        let sines: [[CGFloat]] = [[-0.213, 0.143, -0.787], [-0.715, 0.140, 0.715], [0.928, -0.283, 0.072]]
        let own: [CGFloat] = [0.213, 0.715, 0.072]
        var change = ColorChange()
        for from in 0..<3 {
            for to in 0..<3 {
                let cosine = (from == to ? 1 : 0) - own[from]
                change.matrix[from * 4 + to] = own[from] + c * cosine + s * sines[from][to]
            }
        }
        return change
    }
}

extension View {
    private func colors<Data: Animatable>(_ data: Data, _ change: @escaping (Data) -> ColorChange) -> some View {
        modifier(
            _GroupDataEffect(data: data) { group, data in
                let change = change(data)
                group.layer.colorChanges = [(change.matrix, change.offset)]
            })
    }

    /// Blurs the view: `radius` is how far, in points. Only a view that is known to be opaque keeps its edges.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(
            _GroupDataEffect(data: radius) { group, radius in
                group.layer.contentBlur = radius
                group.clipsToBounds = opaque && radius > 0
            })
    }

    /// Turns each colour into its opposite.
    public func colorInvert() -> some View { colors(1.0) { _ in .inverted } }

    /// Makes the view brighter by so much; 0 leaves it as it is, and 1 makes it white.
    public func brightness(_ amount: Double) -> some View { colors(amount, ColorChange.brightness) }

    /// Makes differences stronger or weaker; 1 leaves the view as it is.
    public func contrast(_ amount: Double) -> some View { colors(amount, ColorChange.contrast) }

    /// Makes colours stronger or paler; 1 leaves the view as it is, 0 takes the colours away.
    public func saturation(_ amount: Double) -> some View { colors(amount, ColorChange.saturation) }

    /// Takes colours away: 0 leaves the view as it is, 1 leaves greys alone.
    public func grayscale(_ amount: Double) -> some View { colors(1 - amount, ColorChange.saturation) }

    /// Turns the hues of the view.
    public func hueRotation(_ angle: Angle) -> some View { colors(angle, ColorChange.hue) }

    /// Makes what is light in the view opaque, and what is dark transparent.
    public func luminanceToAlpha() -> some View {
        colors(1.0) { _ in
            ColorChange(matrix: [0, 0, 0, 0.2126, 0, 0, 0, 0.7152, 0, 0, 0, 0.0722, 0, 0, 0, 0])
        }
    }

    /// Multiplies the colours of the view with one.
    public func colorMultiply(_ color: Color) -> some View {
        let parts = color.uiColor.cgColor.components ?? [1, 1, 1, 1]
        let isGrey = parts.count < 4
        return colors(1.0) { _ in
            .scaled(parts[0], isGrey ? parts[0] : parts[1], isGrey ? parts[0] : parts[2], parts[parts.count - 1])
        }
    }

    /// Draws a frame of a colour on the edges of the view, inside of it.
    public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay(Rectangle().strokeBorder(content, lineWidth: width))
    }

    /// Shows the view only where, and as strongly as, another one is.
    public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
        modifier(_MaskModifier(mask: mask(), alignment: alignment))
    }

    /// Shows the view only where, and as strongly as, another one is.
    @available(iOS, deprecated: 100000, message: "Use mask(alignment:_:)")
    public func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(_MaskModifier(mask: mask, alignment: .center))
    }
}

/// Shows a view where another one is.
public struct _MaskModifier<Mask: View>: ElementModifier {
    public typealias Body = Never
    let mask: Mask
    let alignment: Alignment

    func wrap(_ child: Element) -> MaskElement { MaskElement(child) }

    func update(_ wrapper: MaskElement, _ inputs: Inputs) {
        var inputs = inputs
        inputs.environment.stackAxis = nil
        inputs.isLazy = false
        wrapper.mask.alignment = alignment
        wrapper.mask.graph = inputs.graph
        wrapper.node = reconcile(wrapper.node, mask, inputs)
        wrapper.mask.content = wrapper.node
    }
}

/// An element that is seen through another one.
final class MaskElement: GroupElement, Disposable {
    var node: Node?
    let mask = ZStackElement()
    private let maskView = GroupView()

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, in canvas: PlacementCanvas) {
        super.place(rect, proposal, in: canvas)
        let offer = ProposedViewSize(rect.size)
        let dimensions = mask.dimensions(offer)
        let outer = ViewDimensions(rect.size, proposal: offer)
        let inner = canvas.inside(rect)
        mask.place(
            CGRect(
                x: outer[mask.alignment.horizontal] - dimensions[mask.alignment.horizontal],
                y: outer[mask.alignment.vertical] - dimensions[mask.alignment.vertical], width: dimensions.width,
                height: dimensions.height), offer, in: inner)
        maskView.frame = CGRect(origin: .zero, size: group.bounds.size)
        maskView.adopt(inner.views)
        if group.mask !== maskView { group.mask = maskView }
    }

    override var extendsOverSafeArea: Bool { false }

    func dispose() { node?.dispose() }
}
