import QuartzCore

/// What the changes of an effect come to for a view of a size.
@MainActor
struct VisualLook {
    var transform = CATransform3DIdentity
    var opacity = 1.0
    var blur: CGFloat = 0
    var colors: [ColorChange] = []

    init(_ changes: [_VisualChange], size: CGSize) {
        for change in changes {
            switch change {
            case .offset(let offset):
                add(CATransform3DMakeTranslation(offset.width, offset.height, 0))
            case .scale(let scale, let anchor):
                add(CATransform3DMakeScale(scale.width, scale.height, 1), about: anchor, size)
            case .rotation(let radians, let axis, let anchor, let anchorZ, let perspective):
                var turned = CATransform3DIdentity
                let depth = max(size.width, size.height)
                if depth > 0, perspective != 0 { turned.m34 = -perspective / (depth * 2) }
                turned = CATransform3DTranslate(turned, 0, 0, -anchorZ)
                turned = CATransform3DRotate(turned, radians, axis[0], axis[1], axis[2])
                turned = CATransform3DTranslate(turned, 0, 0, anchorZ)
                add(turned, about: anchor, size)
            case .transform(let affine): add(CATransform3DMakeAffineTransform(affine), about: .topLeading, size)
            case .opacity(let share): opacity *= min(max(share, 0), 1)
            case .blur(let radius): blur += max(radius, 0)
            case .colors(let tone, let amount):
                switch tone {
                case .brightness: colors.append(.brightness(amount))
                case .contrast: colors.append(.contrast(amount))
                case .saturation: colors.append(.saturation(amount))
                case .hue: colors.append(.hue(.radians(amount)))
                }
            }
        }
    }

    private mutating func add(_ own: CATransform3D, about anchor: UnitPoint = .center, _ size: CGSize = .zero) {
        // The layer turns about its middle.
        let (x, y) = ((anchor.x - 0.5) * size.width, (anchor.y - 0.5) * size.height)
        var placed = CATransform3DMakeTranslation(-x, -y, 0)
        placed = CATransform3DConcat(placed, own)
        placed = CATransform3DConcat(placed, CATransform3DMakeTranslation(x, y, 0))
        transform = CATransform3DConcat(transform, placed)
    }

    func apply(to view: UIView) {
        view.layer.transform = transform
        view.alpha = opacity
        view.layer.contentBlur = blur
        view.layer.colorChanges = colors.map { ($0.matrix, $0.offset) }
    }
}

extension _VisualChange {
    /// Changes between two lists of the same kinds; the nearer one's where the kinds differ.
    static func between(_ first: [_VisualChange], _ second: [_VisualChange], _ share: Double) -> [_VisualChange] {
        guard first.count == second.count else { return share < 0.5 ? first : second }
        return zip(first, second).map { $0.towards($1, share) }
    }

    private func towards(_ other: _VisualChange, _ share: Double) -> _VisualChange {
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
        func mix(_ a: CGSize, _ b: CGSize) -> CGSize {
            CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height))
        }
        switch (self, other) {
        case (.offset(let a), .offset(let b)): return .offset(mix(a, b))
        case (.scale(let a, let anchor), .scale(let b, _)): return .scale(mix(a, b), anchor)
        case (.opacity(let a), .opacity(let b)): return .opacity(mix(a, b))
        case (.blur(let a), .blur(let b)): return .blur(mix(a, b))
        case (.colors(let tone, let a), .colors(let other, let b)) where tone == other: return .colors(tone, mix(a, b))
        case (.rotation(let a, let axis, let anchor, let z, let depth), .rotation(let b, let other, _, _, _)):
            // What is not turned has no axis of its own.
            return .rotation(
                mix(a, b), axis: share > 0 ? other : axis, anchor, anchorZ: z, perspective: depth)
        case (.transform(let a), .transform(let b)):
            return .transform(
                CGAffineTransform(
                    a: mix(a.a, b.a), b: mix(a.b, b.b), c: mix(a.c, b.c), d: mix(a.d, b.d), tx: mix(a.tx, b.tx),
                    ty: mix(a.ty, b.ty)))
        default: return share < 0.5 ? self : other
        }
    }
}
