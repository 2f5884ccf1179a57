/// What is animated of a type whose properties are animated one by one: what `@Animatable` writes.
public struct _AnimatableFields: VectorArithmetic {
    var fields: [any VectorArithmetic]

    /// Creates data of what is animated of each property.
    public init(_ fields: [any VectorArithmetic]) { self.fields = fields }

    /// No properties: as good as any number of them that are zero.
    public static var zero: _AnimatableFields { _AnimatableFields([]) }

    public static func == (lhs: _AnimatableFields, rhs: _AnimatableFields) -> Bool {
        guard lhs.fields.count == rhs.fields.count else {
            let longer = lhs.fields.count > rhs.fields.count ? lhs : rhs
            let shorter = lhs.fields.count > rhs.fields.count ? rhs : lhs
            return shorter.fields.isEmpty && longer.magnitudeSquared == 0
        }
        return lhs.fields.indices.allSatisfy { lhs.fields[$0].isSame(as: rhs.fields[$0]) }
    }

    public static func + (lhs: _AnimatableFields, rhs: _AnimatableFields) -> _AnimatableFields {
        if lhs.fields.isEmpty { return rhs }
        if rhs.fields.isEmpty { return lhs }
        let count = min(lhs.fields.count, rhs.fields.count)
        return _AnimatableFields((0..<count).map { lhs.fields[$0].sum(with: rhs.fields[$0]) })
    }

    public static func - (lhs: _AnimatableFields, rhs: _AnimatableFields) -> _AnimatableFields {
        lhs + rhs.scaled(by: -1)
    }

    public mutating func scale(by rhs: Double) {
        for index in fields.indices { fields[index].scale(by: rhs) }
    }

    public var magnitudeSquared: Double { fields.reduce(0) { $0 + $1.magnitudeSquared } }
}

extension VectorArithmetic {
    fileprivate func isSame(as other: any VectorArithmetic) -> Bool { self == other as? Self }
    fileprivate func sum(with other: any VectorArithmetic) -> any VectorArithmetic {
        (other as? Self).map { self + $0 } ?? self
    }
}

/// What is animated of a property.
public func _animatableField<V: VectorArithmetic>(_ value: V) -> any VectorArithmetic { value }
/// What is animated of a property.
@_disfavoredOverload
public func _animatableField<V: Animatable>(_ value: V) -> any VectorArithmetic { value.animatableData }

/// Sets what is animated of a property.
public func _setAnimatableField<V: VectorArithmetic>(_ value: inout V, _ data: _AnimatableFields, _ index: Int) {
    if data.fields.indices.contains(index), let new = data.fields[index] as? V { value = new }
}
/// Sets what is animated of a property.
@_disfavoredOverload
public func _setAnimatableField<V: Animatable>(_ value: inout V, _ data: _AnimatableFields, _ index: Int) {
    if data.fields.indices.contains(index), let new = data.fields[index] as? V.AnimatableData {
        value.animatableData = new
    }
}
