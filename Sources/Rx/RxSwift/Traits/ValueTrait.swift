/// The traits of a sequence that a value may end: those of `Single` and `Maybe`.
public protocol _ValueTrait {}

extension SingleTrait: _ValueTrait {}
extension MaybeTrait: _ValueTrait {}
