/// A view, or a modifier, with a modifier.
public struct ModifiedContent<Content, Modifier> {
    /// The view or modifier that is modified.
    public var content: Content
    /// The modifier.
    public var modifier: Modifier

    /// Creates a view with a modifier.
    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
    public typealias Body = Never

    func makeNode(_ inputs: Inputs) -> ViewNode<Self> { makeModifiedNode(content, modifier, inputs) }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public func body(content view: _ViewModifier_Content<Self>) -> some View {
        view.modifier(content).modifier(modifier)
    }
}

extension View {
    /// The view that `modifier` makes of this one.
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

@MainActor
private func makeModifiedNode<C: View, M: ViewModifier>(
    _ content: C, _ modifier: M, _ inputs: Inputs
) -> ViewNode<ModifiedContent<C, M>> {
    let view = ModifiedContent(content: content, modifier: modifier)
    if let primitive = M.self as? any InputsModifier.Type {
        return makeInputsNode(primitive, view, inputs)
    }
    if let primitive = M.self as? any ElementModifier.Type {
        return makeElementNode(primitive, view, inputs)
    }
    if let primitive = M.self as? any TraitModifier.Type { return makeTraitNode(primitive, view, inputs) }
    if let primitive = M.self as? any NodeModifier.Type { return makeEffectNode(primitive, view, inputs) }
    if let primitive = M.self as? any EnvironmentalModifier.Type {
        return makeEnvironmentalNode(primitive, view, inputs)
    }
    if let effect = M.self as? any GeometryEffect.Type { return makeGeometryNode(effect, view, inputs) }
    return ModifierBodyNode(view, inputs)
}

@MainActor
private func makeInputsNode<C: View, M, P: InputsModifier>(
    _ type: P.Type, _ view: ModifiedContent<C, M>, _ inputs: Inputs
) -> ViewNode<ModifiedContent<C, M>> where M: ViewModifier {
    ContentNode(
        view, inputs, mayMirror: true, change: { view, inputs in (view.modifier as! P).change(&inputs) },
        content: { $0.content })
}

@MainActor
private func makeElementNode<C: View, M, P: ElementModifier>(
    _ type: P.Type, _ view: ModifiedContent<C, M>, _ inputs: Inputs
) -> ViewNode<ModifiedContent<C, M>> where M: ViewModifier {
    // P is M: the type was asked whether it is such a modifier.
    ElementModifierNode(ModifiedContent(content: view.content, modifier: view.modifier as! P), inputs)
        as ViewNode<ModifiedContent<C, P>> as! ViewNode<ModifiedContent<C, M>>
}

@MainActor
private func makeTraitNode<C: View, M, P: TraitModifier>(
    _ type: P.Type, _ view: ModifiedContent<C, M>, _ inputs: Inputs
) -> ViewNode<ModifiedContent<C, M>> where M: ViewModifier {
    TraitModifierNode(ModifiedContent(content: view.content, modifier: view.modifier as! P), inputs)
        as ViewNode<ModifiedContent<C, P>> as! ViewNode<ModifiedContent<C, M>>
}

@MainActor
private func makeEffectNode<C: View, M, P: NodeModifier>(
    _ type: P.Type, _ view: ModifiedContent<C, M>, _ inputs: Inputs
) -> ViewNode<ModifiedContent<C, M>> where M: ViewModifier {
    EffectNode(ModifiedContent(content: view.content, modifier: view.modifier as! P), inputs)
        as ViewNode<ModifiedContent<C, P>> as! ViewNode<ModifiedContent<C, M>>
}

@MainActor
private func makeEnvironmentalNode<C: View, M, P: EnvironmentalModifier>(
    _ type: P.Type, _ view: ModifiedContent<C, M>, _ inputs: Inputs
) -> ViewNode<ModifiedContent<C, M>> where M: ViewModifier {
    EnvironmentalNode(ModifiedContent(content: view.content, modifier: view.modifier as! P), inputs)
        as ViewNode<ModifiedContent<C, P>> as! ViewNode<ModifiedContent<C, M>>
}

@MainActor
private func makeGeometryNode<C: View, M, P: GeometryEffect>(
    _ type: P.Type, _ view: ModifiedContent<C, M>, _ inputs: Inputs
) -> ViewNode<ModifiedContent<C, M>> where M: ViewModifier {
    ContentNode(
        view, inputs, mayMirror: true, change: { _, _ in },
        content: { $0.content.modifier(_GroupDataEffect(data: $0.modifier as! P, apply: P.apply)) })
}
