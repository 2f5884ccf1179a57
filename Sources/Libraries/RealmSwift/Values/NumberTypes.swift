import Foundation

/// A type of which there is a smallest and a greatest value.
public protocol MinMaxType {}
/// A type whose values have a sum.
public protocol AddableType {}
/// A type by whose values lists are sorted.
public protocol SortableType {}
/// A class by whose key paths results are sorted.
public protocol KeypathSortable {}

extension NSNumber: MinMaxType, AddableType {}
extension NSDate: MinMaxType {}
extension Double: MinMaxType, AddableType, SortableType {}
extension Float: MinMaxType, AddableType, SortableType {}
extension Int: MinMaxType, AddableType, SortableType {}
extension Int8: MinMaxType, AddableType, SortableType {}
extension Int16: MinMaxType, AddableType, SortableType {}
extension Int32: MinMaxType, AddableType, SortableType {}
extension Int64: MinMaxType, AddableType, SortableType {}
extension Date: MinMaxType, SortableType {}
extension Decimal128: MinMaxType, AddableType, SortableType {}
extension AnyRealmValue: MinMaxType, AddableType, SortableType {}
extension Optional: MinMaxType where Wrapped: MinMaxType {}
extension Optional: AddableType where Wrapped: AddableType {}
extension Optional: SortableType where Wrapped: SortableType {}
extension String: SortableType {}
extension Data: SortableType {}
extension ObjectBase: KeypathSortable {}
