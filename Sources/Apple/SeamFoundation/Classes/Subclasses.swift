import RuntimeShims

/// Stands for `type.isSubclass(of: other)` in translated code, where the type may be any class.
public func _isSubclass(_ type: AnyClass, of other: AnyClass) -> Bool {
    var next: AnyClass? = type
    while let type = next {
        if type == other { return true }
        next = Superclasses.superclass(of: type)
    }
    return false
}
