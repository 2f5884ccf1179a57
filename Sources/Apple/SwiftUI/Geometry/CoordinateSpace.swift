/// A space in which frames are told.
public enum CoordinateSpace: Equatable, Hashable {
    /// The window's.
    case global
    /// The view's own.
    case local
    /// The space of a view around it, by the name that it has been given.
    case named(AnyHashable)

    /// Whether this is the window's space.
    public var isGlobal: Bool { self == .global }
    /// Whether this is the view's own space.
    public var isLocal: Bool { self == .local }
}

/// A kind of space in which frames are told.
public protocol CoordinateSpaceProtocol {
    /// The space.
    var coordinateSpace: CoordinateSpace { get }
}

/// The space of the window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    /// Makes the space of the window.
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    /// Makes the space of the view itself.
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

/// A space with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    let name: AnyHashable
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The space of the window.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The space of the view itself.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The space of a view around this one, by its name.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }

    /// The space of the nearest scroll view around.
    public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollSpace.key) }

    /// The space of the nearest scroll view around that scrolls along an axis.
    public static func scrollView(axis: Axis) -> Self { NamedCoordinateSpace(name: ScrollSpace.key(axis)) }
}

/// Gives the space of a view a name.
public struct _CoordinateSpaceModifier: ElementModifier {
    public typealias Body = Never
    let name: AnyHashable

    func wrap(_ child: Element) -> CoordinateSpaceElement { CoordinateSpaceElement(child, name) }
    func willUpdate(_ wrapper: CoordinateSpaceElement) { wrapper.space.name = name }
}

/// An element whose space has a name.
final class CoordinateSpaceElement: WrapperElement {
    let space: SpaceName

    init(_ child: Element, _ name: AnyHashable) {
        space = SpaceName(name)
        super.init(child)
    }

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, in canvas: PlacementCanvas) {
        canvas.naming(space, rect) { super.place(rect, proposal, in: canvas) }
    }
}

extension View {
    /// Gives the view's space a name, by which views in it ask for frames.
    public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(_CoordinateSpaceModifier(name: AnyHashable(name)))
    }

    /// Gives the view's space a name, by which views in it ask for frames.
    public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(_CoordinateSpaceModifier(name: name.name))
    }
}
