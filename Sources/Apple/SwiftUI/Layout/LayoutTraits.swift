/// The order in which views of a stack are offered room.
public struct _LayoutPriorityModifier: TraitModifier {
    public typealias Body = Never
    let value: Double

    func change(_ traits: inout Traits) { traits.layoutPriority = value }
}

/// How far a view is before its neighbours.
public struct _ZIndexModifier: TraitModifier {
    public typealias Body = Never
    let value: Double

    func change(_ traits: inout Traits) { traits.zIndex = value }
}

extension View {
    /// Views of a higher priority are offered room first; 0 unless set.
    public func layoutPriority(_ value: Double) -> some View { modifier(_LayoutPriorityModifier(value: value)) }

    /// Views of a higher index are drawn over others; 0 unless set.
    public func zIndex(_ value: Double) -> some View { modifier(_ZIndexModifier(value: value)) }
}
