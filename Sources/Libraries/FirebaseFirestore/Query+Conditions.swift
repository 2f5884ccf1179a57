public import Foundation

extension Query {
    /// Where a field is a value.
    public func whereField(_ field: String, isEqualTo value: Any) -> Query {
        condition(field) { FieldOrder.areEqual($0, value) }
    }
    /// Where a field is a value.
    public func whereField(_ path: FieldPath, isEqualTo value: Any) -> Query {
        condition(path.text) { FieldOrder.areEqual($0, value) }
    }
    /// Where a field is not a value.
    public func whereField(_ field: String, isNotEqualTo value: Any) -> Query {
        condition(field) { !($0 is NSNull) && !FieldOrder.areEqual($0, value) }
    }
    /// Where a field is not a value.
    public func whereField(_ path: FieldPath, isNotEqualTo value: Any) -> Query {
        condition(path.text) { !($0 is NSNull) && !FieldOrder.areEqual($0, value) }
    }
    /// Where a field is less than a value.
    public func whereField(_ field: String, isLessThan value: Any) -> Query {
        condition(field, isRange: true) { Self.fits($0, value, .orderedAscending) }
    }
    /// Where a field is less than a value.
    public func whereField(_ path: FieldPath, isLessThan value: Any) -> Query {
        condition(path.text, isRange: true) { Self.fits($0, value, .orderedAscending) }
    }
    /// Where a field is at most a value.
    public func whereField(_ field: String, isLessThanOrEqualTo value: Any) -> Query {
        condition(field, isRange: true) { Self.fits($0, value, .orderedAscending, .orderedSame) }
    }
    /// Where a field is at most a value.
    public func whereField(_ path: FieldPath, isLessThanOrEqualTo value: Any) -> Query {
        condition(path.text, isRange: true) { Self.fits($0, value, .orderedAscending, .orderedSame) }
    }
    /// Where a field is more than a value.
    public func whereField(_ field: String, isGreaterThan value: Any) -> Query {
        condition(field, isRange: true) { Self.fits($0, value, .orderedDescending) }
    }
    /// Where a field is more than a value.
    public func whereField(_ path: FieldPath, isGreaterThan value: Any) -> Query {
        condition(path.text, isRange: true) { Self.fits($0, value, .orderedDescending) }
    }
    /// Where a field is at least a value.
    public func whereField(_ field: String, isGreaterThanOrEqualTo value: Any) -> Query {
        condition(field, isRange: true) { Self.fits($0, value, .orderedDescending, .orderedSame) }
    }
    /// Where a field is at least a value.
    public func whereField(_ path: FieldPath, isGreaterThanOrEqualTo value: Any) -> Query {
        condition(path.text, isRange: true) { Self.fits($0, value, .orderedDescending, .orderedSame) }
    }
    /// Where a field has in its array a value.
    public func whereField(_ field: String, arrayContains value: Any) -> Query {
        condition(field) { ($0 as? [Any])?.contains { FieldOrder.areEqual($0, value) } ?? false }
    }
    /// Where a field has in its array a value.
    public func whereField(_ path: FieldPath, arrayContains value: Any) -> Query {
        condition(path.text) { ($0 as? [Any])?.contains { FieldOrder.areEqual($0, value) } ?? false }
    }
    /// Where a field is one of some values.
    public func whereField(_ field: String, in values: [Any]) -> Query {
        condition(field) { value in values.contains { FieldOrder.areEqual($0, value) } }
    }
    /// Where a field is one of some values.
    public func whereField(_ path: FieldPath, in values: [Any]) -> Query {
        condition(path.text) { value in values.contains { FieldOrder.areEqual($0, value) } }
    }
    /// Where a field is none of some values.
    public func whereField(_ field: String, notIn values: [Any]) -> Query {
        condition(field) { value in !(value is NSNull) && !values.contains { FieldOrder.areEqual($0, value) } }
    }
    /// Where a field is none of some values.
    public func whereField(_ path: FieldPath, notIn values: [Any]) -> Query {
        condition(path.text) { value in !(value is NSNull) && !values.contains { FieldOrder.areEqual($0, value) } }
    }
    /// Where a field has one of some values in its array.
    public func whereField(_ field: String, arrayContainsAny values: [Any]) -> Query {
        condition(field) { value in
            (value as? [Any])?.contains { element in values.contains { FieldOrder.areEqual($0, element) } } ?? false
        }
    }
    /// Where a field has one of some values in its array.
    public func whereField(_ path: FieldPath, arrayContainsAny values: [Any]) -> Query {
        condition(path.text) { value in
            (value as? [Any])?.contains { element in values.contains { FieldOrder.areEqual($0, element) } } ?? false
        }
    }

    private func condition(_ field: String, isRange: Bool = false, _ test: @escaping (Any) -> Bool) -> Query {
        with {
            $0.conditions.append((field, test))
            if isRange, $0.ranged == nil { $0.ranged = field }
        }
    }

    /// Whether two values of one kind stand to each other in one of some ways.
    private static func fits(_ left: Any, _ right: Any, _ ways: ComparisonResult...) -> Bool {
        let (left, right) = (FieldOrder.kept(left), FieldOrder.kept(right))
        return FieldOrder.kind(left) == FieldOrder.kind(right) && ways.contains(FieldOrder.compare(left, right))
    }
}
