extension Animation {
    /// A pace by the two control points of a cubic curve from (0, 0) to (1, 1), over so many seconds.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
    ) -> Animation {
        Animation(curve: .cubic(CGPoint(x: p1x, y: p1y), CGPoint(x: p2x, y: p2y)), duration: duration)
    }

    /// A pace by a curve, over so many seconds.
    public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
        let points = curve.controlPoints
        return Animation(
            curve: .cubic(CGPoint(x: points.0.x, y: points.0.y), CGPoint(x: points.1.x, y: points.1.y)),
            duration: duration)
    }

    /// How long the animation runs with all that it repeats, in seconds; infinite for one without an end.
    func wholeTime(_ criteria: AnimationCompletionCriteria) -> Double {
        let single = criteria == .removed ? runningTime : duration
        return wait + single * (repetition?.count ?? 1)
    }
}
