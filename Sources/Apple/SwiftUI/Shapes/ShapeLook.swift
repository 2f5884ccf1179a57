/// What of the drawing of a shape changes bit by bit.
struct ShapeLook<Content: Shape>: Animatable {
    var shape: Content
    var tint: ColorData
    var stroke: StrokeStyle

    var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<ColorData, StrokeStyle.AnimatableData>>
    {
        get { AnimatablePair(shape.animatableData, AnimatablePair(tint, stroke.animatableData)) }
        set {
            shape.animatableData = newValue.first
            (tint, stroke.animatableData) = (newValue.second.first, newValue.second.second)
        }
    }
}
