// The limits of C's integers whose macros the compiler reads on Apple's platforms, and not in the headers of Linux.

/// The smallest `Int16`.
public let INT16_MIN: Int32 = -32768
/// The smallest `Int32`.
public let INT32_MIN: Int32 = .min
/// The smallest `Int64`.
public let INT64_MIN: Int64 = .min
/// The largest `Int64`.
public let INT64_MAX: Int64 = .max
/// The largest `UInt64`.
public let UINT64_MAX: UInt64 = .max
/// The smallest of C's largest integers.
public let INTMAX_MIN: Int64 = .min
/// The largest of C's largest integers.
public let INTMAX_MAX: Int64 = .max
/// The largest of C's largest integers without a sign.
public let UINTMAX_MAX: UInt64 = .max
/// The smallest `CInt`.
public let INT_MIN: Int32 = .min
/// The largest `CUnsignedInt`.
public let UINT_MAX: UInt32 = .max
/// The smallest `CLong`.
public let LONG_MIN = Int.min
/// The largest `CUnsignedLong`.
public let ULONG_MAX = UInt.max
/// The smallest `CLongLong`.
public let LLONG_MIN: Int64 = .min
/// The largest `CUnsignedLongLong`.
public let ULLONG_MAX: UInt64 = .max
/// The smallest `CShort`.
public let SHRT_MIN: Int32 = -32768
/// The largest `CUnsignedChar`.
public let UCHAR_MAX: Int32 = 255
/// The largest `CUnsignedShort`.
public let USHRT_MAX: Int32 = 65535
/// The smallest whole number as wide as a pointer.
public let INTPTR_MIN = Int.min
