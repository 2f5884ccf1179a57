/// Parts of what is kept free of content.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The areas under bars and the device's edges.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The area under the keyboard. Nothing lies there: there is no keyboard on screen.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// All areas.
    public static let all = SafeAreaRegions(rawValue: .max)
}

/// A view that goes on to the edges of the screen.
public struct _SafeAreaIgnoringLayout: ElementModifier {
    public typealias Body = Never

    let edges: Edge.Set

    func wrap(_ child: Element) -> SafeAreaIgnoringElement { SafeAreaIgnoringElement(child) }
    func update(_ wrapper: SafeAreaIgnoringElement, _ inputs: Inputs) { wrapper.edges = edges }
}

final class SafeAreaIgnoringElement: WrapperElement {
    var edges = Edge.Set.all

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, in canvas: PlacementCanvas) {
        let area = canvas.extended(rect, edges)
        guard area != rect else { return super.place(rect, proposal, in: canvas) }
        let offer = ProposedViewSize(area.size)
        let size = child.size(offer)
        child.place(
            CGRect(
                x: area.midX - size.width / 2, y: area.midY - size.height / 2, width: size.width, height: size.height),
            offer, in: canvas)
    }
}

extension View {
    /// Lets the view extend under the safe area at some edges.
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modifier(_SafeAreaIgnoringLayout(edges: regions.contains(.container) ? edges : []))
    }

    /// Lets the view extend under the safe area at some edges.
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}
