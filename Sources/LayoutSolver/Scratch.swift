/// Working memory that one solver reuses from component to component.
struct Scratch {
    var equalities = Buffer<Int32>()
    var rest = Buffer<Int32>()
    /// For each variable, the equalities it occurs in, one run a variable.
    var incidence = Buffer<Int32>()
    var queue = Buffer<Int32>()
    var steps = Buffer<Step>()
    var checks = Buffer<Int32>()
    /// The variables of the row being expanded.
    var touched = Buffer<Int32>()
    /// Those among them that are eliminated and still to be substituted.
    var substitutions = Buffer<Int32>()
    var coreRows = Buffer<CoreRow>()
    var coreTerms = Buffer<StoredTerm>()
    var columns = Buffer<Int32>()
    var breakpoints = Buffer<Breakpoint>()
    var slopes = Buffer<Double>()
    var levels = Buffer<Float>()

    func free() {
        equalities.free()
        rest.free()
        incidence.free()
        queue.free()
        steps.free()
        checks.free()
        touched.free()
        substitutions.free()
        coreRows.free()
        coreTerms.free()
        columns.free()
        breakpoints.free()
        slopes.free()
        levels.free()
    }
}

/// One variable worked out from one equality: `variable = (constant - the other terms) * inverse`.
struct Step: BitwiseCopyable {
    var constraint: Int32
    var variable: Int32
    var inverse: Double
}

/// A row for the simplex method, in variables that elimination left open.
struct CoreRow: BitwiseCopyable {
    var start: Int32
    var count: Int32
    /// A constraint, or `~variable` for a bound at zero.
    var source: Int32
    var block: Int32
}

/// Where along a step of the simplex method a row changes its slope.
struct Breakpoint: BitwiseCopyable {
    var distance: Double
    /// How much steeper the cost gets there.
    var change: Double
    var row: Int32
    var level: Int32
}
