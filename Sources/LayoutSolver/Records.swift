/// The solver's record of a variable, with the working fields of elimination beside it so that a component's
/// variables share cache lines.
struct VariableRecord: BitwiseCopyable {
    var value = 0.0
    /// The value being computed.
    var work = 0.0
    /// The coefficient being gathered while a row is expanded; zero between expansions.
    var accumulator = 0.0
    /// The component, or -1.
    var component: Int32 = -1
    /// `Role`.
    var role: Int32 = 0
    /// In how many equalities still to be eliminated the variable occurs.
    var degree: Int32 = 0
    /// Where the variable's list of equalities starts.
    var start: Int32 = 0
    /// Union-find.
    var parent: Int32 = 0
    /// The column in its block.
    var column: Int32 = -1
    /// The number of its block or of its new component, while those are formed.
    var group: Int32 = 0
    var isAlive = true
    var isNonnegative = false
    /// The bound at zero has been needed and takes part as a row.
    var isBounded = false
    var isChanged = false
    var isTouched = false
}

/// The role of a variable in elimination. Numbers from `firstEliminated` on are the order of elimination.
enum Role {
    static let open: Int32 = 0
    static let known: Int32 = 1
    static let firstEliminated: Int32 = 2
}

/// The solver's record of a constraint: `terms (relation) constant`.
struct ConstraintRecord: BitwiseCopyable {
    var constant: Double
    var start: Int32
    var count: Int32
    var priority: Float
    var component: Int32 = -1
    /// How many of the terms are still unknown, during elimination; -1 when the equality is used up.
    var active: Int32 = 0
    var sequence: Int
    var relation: Relation
    var isAlive = true
    var isBroken = false
    var isEssential: Bool
    var isInConflict = false
    /// Waits in `pending` to be given to a component.
    var isPending = true

    var isRequired: Bool { priority >= 1000 }
    var isRequiredEquality: Bool { relation == .equal && priority >= 1000 }
}

/// A term as it is stored.
struct StoredTerm: BitwiseCopyable {
    var variable: Int32
    var coefficient: Double
}

/// The solver's tables, as addresses that hold while nothing is added.
struct Tables {
    let variables: UnsafeMutablePointer<VariableRecord>
    let constraints: UnsafeMutablePointer<ConstraintRecord>
    let terms: UnsafeMutablePointer<StoredTerm>

    @inline(__always)
    func terms(of constraint: Int32) -> UnsafeBufferPointer<StoredTerm> {
        let record = constraints + Int(constraint)
        return UnsafeBufferPointer(start: terms + Int(record.pointee.start), count: Int(record.pointee.count))
    }

    /// The sum of the constraint's terms less its constant, over the values being computed.
    @inline(__always)
    func residual(of constraint: Int32) -> Double {
        let record = constraints + Int(constraint)
        var sum = -record.pointee.constant
        let first = terms + Int(record.pointee.start)
        for index in 0..<Int(record.pointee.count) {
            sum += first[index].coefficient * variables[Int(first[index].variable)].work
        }
        return sum
    }
}

/// The limit below which a number counts as zero.
enum Tolerance {
    /// For coefficients; those of a layout are of the order of one.
    static let coefficient = 1e-9
    /// For values, which are points on a screen: a millionth of a point is nothing.
    static let value = 1e-6
}
