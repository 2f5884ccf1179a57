import Foundation

/// A type whose properties can be indexed.
public protocol _Indexable {}
/// A type whose properties can be primary keys.
public protocol _PrimaryKey {}

extension Int: _Indexable, _PrimaryKey {}
extension Int8: _Indexable, _PrimaryKey {}
extension Int16: _Indexable, _PrimaryKey {}
extension Int32: _Indexable, _PrimaryKey {}
extension Int64: _Indexable, _PrimaryKey {}
extension String: _Indexable, _PrimaryKey {}
extension ObjectId: _Indexable, _PrimaryKey {}
extension UUID: _Indexable, _PrimaryKey {}
extension Bool: _Indexable {}
extension Date: _Indexable {}
extension AnyRealmValue: _Indexable {}
extension Optional: _Indexable where Wrapped: _Indexable {}
extension Optional: _PrimaryKey where Wrapped: _PrimaryKey {}
