/// A gesture recogniser of UIKit's as a gesture of a view.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {
    /// UIKit's type.
    associatedtype UIGestureRecognizerType: UIGestureRecognizer
    /// An object that lives as long as the recogniser, for delegates and targets.
    associatedtype Coordinator = Void
    /// What is told of where a gesture is.
    typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
    /// The context passed to making, updating and handling.
    typealias Context = UIGestureRecognizerRepresentableContext<Self>

    /// Makes the recogniser, once.
    func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
    /// Brings the recogniser up to date after each change of the view.
    func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
    /// Called for each change of the gesture.
    func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
    /// Makes the coordinator, before the recogniser.
    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
    /// Changes nothing by default.
    public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
    /// Does nothing by default.
    public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
    public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// The context of a gesture recogniser.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
    /// The recogniser's coordinator.
    public let coordinator: Representable.Coordinator
    /// Tells where the gesture is.
    public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Tells where a gesture is, in the spaces of SwiftUI.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
    let source: GestureSource

    /// The place of the gesture in the view.
    public var localLocation: CGPoint { location(in: .local) }
    /// How far the gesture has moved in the view; nil for one that does not move.
    public var localTranslation: CGPoint? { translation(in: .local) }
    /// How fast the gesture moves in the view, in points a second; nil for one that does not move.
    public var localVelocity: CGPoint? { velocity(in: .local) }

    /// The place of the gesture in a space.
    public func location(in space: some CoordinateSpaceProtocol) -> CGPoint {
        guard let (recognizer, view) = source.parts else { return .zero }
        return source.convert(recognizer.location(in: view), to: space.coordinateSpace)
    }

    /// How far the gesture has moved in a space; nil for one that does not move.
    public func translation(in space: some CoordinateSpaceProtocol) -> CGPoint? {
        guard let (recognizer, view) = source.parts else { return nil }
        return (recognizer as? UIPanGestureRecognizer)?.translation(in: space.coordinateSpace.isLocal ? view : nil)
    }

    /// How fast the gesture moves in a space, in points a second; nil for one that does not move.
    public func velocity(in space: some CoordinateSpaceProtocol) -> CGPoint? {
        guard let (recognizer, view) = source.parts else { return nil }
        return (recognizer as? UIPanGestureRecognizer)?.velocity(in: space.coordinateSpace.isLocal ? view : nil)
    }

    /// A point of a space of UIKit's, as a point of the view.
    public func convert(globalPoint: CGPoint) -> CGPoint {
        source.parts?.1.convert(globalPoint, from: nil) ?? globalPoint
    }

    /// A point of the view, as a point of the window.
    public func convert(localPoint: CGPoint) -> CGPoint { source.parts?.1.convert(localPoint, to: nil) ?? localPoint }
}

/// A recogniser, and the view that it is on.
@MainActor
final class GestureSource {
    weak var recognizer: UIGestureRecognizer?
    weak var view: GroupView?

    var parts: (UIGestureRecognizer, GroupView)? {
        guard let recognizer, let view else { return nil }
        return (recognizer, view)
    }

    /// A point of the view, in a space.
    func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint { view?.convert(point, to: space) ?? point }
}

/// Puts a recogniser on a view.
struct RepresentedGestureModifier<Representable: UIGestureRecognizerRepresentable>: ElementModifier {
    typealias Body = Never
    let representable: Representable

    func wrap(_ child: Element) -> RepresentedGestureElement<Representable> { RepresentedGestureElement(child) }

    func update(_ wrapper: RepresentedGestureElement<Representable>, _ inputs: Inputs) {
        wrapper.show(representable, isEnabled: inputs.environment.isEnabled)
    }
}

/// An element on which one of UIKit's gestures is found.
final class RepresentedGestureElement<Representable: UIGestureRecognizerRepresentable>: GroupElement {
    private let source = GestureSource()
    private var coordinator: Representable.Coordinator?
    private var recognizer: Representable.UIGestureRecognizerType?
    private var representable: Representable?
    private var isDisabled = false

    init(_ child: Element) {
        super.init(child)
        source.view = group
    }

    private func context(_ representable: Representable) -> Representable.Context {
        let converter = UIGestureRecognizerRepresentableCoordinateSpaceConverter(source: source)
        let coordinator = coordinator ?? representable.makeCoordinator(converter: converter)
        self.coordinator = coordinator
        return Representable.Context(coordinator: coordinator, converter: converter)
    }

    func show(_ representable: Representable, isEnabled: Bool) {
        self.representable = representable
        let context = context(representable)
        let shown: Representable.UIGestureRecognizerType
        if let recognizer {
            shown = recognizer
        } else {
            shown = representable.makeUIGestureRecognizer(context: context)
            recognizer = shown
            source.recognizer = shown
            shown.onChange { [weak self] _ in self?.handle() }
            group.addGestureRecognizer(shown)
        }
        representable.updateUIGestureRecognizer(shown, context: context)
        // What the view's being disabled took away comes back with it.
        if isEnabled == isDisabled { shown.isEnabled = isEnabled }
        isDisabled = !isEnabled
    }

    private func handle() {
        guard let representable, let recognizer else { return }
        representable.handleUIGestureRecognizerAction(recognizer, context: context(representable))
    }

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, in canvas: PlacementCanvas) {
        super.place(rect, proposal, in: canvas)
        group.spaces = canvas.place.inside(rect.origin).spaces
    }
}

extension View {
    /// Adds one of UIKit's gestures to the view.
    public func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View {
        modifier(RepresentedGestureModifier(representable: representable))
    }
}
