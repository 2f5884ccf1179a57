/// The shape of the container that the view is in, smaller by the room between the two, so that their edges run side by
/// side. Where no container has a shape it is a rectangle.
public struct ContainerRelativeShape: InsettableShape {
    private var inset: CGFloat = 0

    /// Creates the container's shape.
    nonisolated public init() {}

    nonisolated public func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: inset, dy: inset)) }

    nonisolated public func inset(by amount: CGFloat) -> ContainerRelativeShape {
        var copy = self
        copy.inset += amount
        return copy
    }

    /// The path in a rectangle, given the container's shape and where that is.
    @MainActor
    func path(in rect: CGRect, of container: ContainerOutline) -> Path {
        func path<S: InsettableShape>(_ shape: S) -> Path {
            let place = container.rect
            let room = max(
                0,
                min(
                    rect.minX - place.minX, rect.minY - place.minY, place.maxX - rect.maxX, place.maxY - rect.maxY))
            let inner = shape.inset(by: room).inset(by: inset)
            return inner.path(in: rect.insetBy(dx: -room, dy: -room))
        }
        return path(container.shape)
    }
}

/// The shape of a container, and where it is as seen from a view in it.
struct ContainerOutline {
    let shape: any InsettableShape
    let rect: CGRect

    /// By which name the place of a container is found.
    @MainActor static let key = AnyHashable(ContainerSpace.container)

    private enum ContainerSpace: Hashable { case container }

    /// The same for a view that takes itself to be at `rect`.
    func moved(_ rect: CGRect) -> ContainerOutline {
        ContainerOutline(shape: shape, rect: self.rect.offsetBy(dx: rect.minX, dy: rect.minY))
    }
}

extension Shape {
    /// The path in a rectangle of a view that may be in a container with a shape.
    @MainActor
    func path(in rect: CGRect, within container: ContainerOutline?) -> Path {
        guard let container else { return path(in: rect) }
        if let relative = self as? ContainerRelativeShape { return relative.path(in: rect, of: container) }
        if let concentric = self as? ConcentricRectangle { return concentric.path(in: rect, of: container) }
        return path(in: rect)
    }
}

private struct ContainerShapeKey: EnvironmentKey { static var defaultValue: (any InsettableShape)? { nil } }

extension EnvironmentValues {
    /// The shape of the container around.
    var containerShape: (any InsettableShape)? {
        get { self[ContainerShapeKey.self] }
        set { self[ContainerShapeKey.self] = newValue }
    }

    /// The container around, seen from a view at `rect` in the place of a canvas.
    @MainActor
    func containerOutline(_ rect: CGRect, in canvas: PlacementCanvas) -> ContainerOutline? {
        guard let shape = containerShape, let place = canvas.place.spaces[ContainerOutline.key] else { return nil }
        return ContainerOutline(shape: shape, rect: place.offsetBy(dx: -rect.minX, dy: -rect.minY))
    }
}

extension View {
    /// Says which shape the view has, for views in it that follow the shape of their container.
    public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        environment(\.containerShape, shape)
            .modifier(_CoordinateSpaceModifier(name: ContainerOutline.key))
    }
}
