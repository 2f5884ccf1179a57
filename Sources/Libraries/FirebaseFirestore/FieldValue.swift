public import Foundation

/// What a field becomes when it is written.
public final class FieldValue: NSObject, @unchecked Sendable {
    enum Change {
        case now, nothing
        case union([Any]), removal([Any])
        case sum(Double, isWhole: Bool)
    }

    let change: Change
    private init(_ change: Change) {
        self.change = change
        super.init()
    }

    /// The moment of writing.
    public class func serverTimestamp() -> FieldValue { FieldValue(.now) }
    /// Takes the field away.
    public class func delete() -> FieldValue { FieldValue(.nothing) }
    /// The field's array and those elements that it lacks.
    public class func arrayUnion(_ elements: [Any]) -> FieldValue { FieldValue(.union(elements)) }
    /// The field's array without those elements.
    public class func arrayRemove(_ elements: [Any]) -> FieldValue { FieldValue(.removal(elements)) }
    /// The field's number and another.
    public class func increment(_ d: Double) -> FieldValue { FieldValue(.sum(d, isWhole: false)) }
    /// The field's number and another.
    public class func increment(_ l: Int64) -> FieldValue { FieldValue(.sum(Double(l), isWhole: true)) }

    /// The field's value after the change; nil: none.
    func applied(to old: Any?) -> Any? {
        switch change {
        case .now: Timestamp()
        case .nothing: nil
        case .union(let new):
            new.reduce(into: old as? [Any] ?? []) { all, element in
                if !all.contains(where: { FieldOrder.areEqual($0, element) }) { all.append(element) }
            }
        case .removal(let gone):
            (old as? [Any] ?? []).filter { element in !gone.contains { FieldOrder.areEqual($0, element) } }
        case .sum(let added, let isWhole):
            if isWhole, let old = old as? Int {
                old + Int(added)
            } else if isWhole, !(old is Double) {
                Int(added)
            } else {
                ((old as? NSNumber)?.doubleValue ?? (old as? Double) ?? 0) + added
            }
        }
    }
}
