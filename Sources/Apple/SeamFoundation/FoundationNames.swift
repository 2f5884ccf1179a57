public import Foundation

// Names of Foundation that it leaves out on Linux.

/// A whole number as wide as a pointer.
public typealias NSInteger = Int
/// A whole number without a sign, as wide as a pointer.
public typealias NSUInteger = UInt
/// The largest whole number.
public let NSIntegerMax = Int.max
/// The smallest whole number.
public let NSIntegerMin = Int.min
/// The largest whole number without a sign.
public let NSUIntegerMax = UInt.max

/// The largest finite number of a `Float`, as C's header for mathematics has it.
public let HUGE: Float = .greatestFiniteMagnitude

extension Data.WritingOptions {
    /// The older name of `atomic`.
    @available(*, deprecated, renamed: "atomic") public static var atomicWrite: Data.WritingOptions { .atomic }
}

extension Data.ReadingOptions {
    /// The older name of `mappedIfSafe`.
    @available(*, deprecated, renamed: "mappedIfSafe") public static var dataReadingMapped: Data.ReadingOptions {
        .mappedIfSafe
    }
    /// The older name of `uncached`.
    @available(*, deprecated, renamed: "uncached") public static var uncachedRead: Data.ReadingOptions { .uncached }
}

/// Where a function of Objective-C's kind leaves its error.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

/// An object whose contents can be thrown away while nobody uses them.
///
/// Memory is not taken back from apps here: a cache drops such an object as it drops any other.
public protocol NSDiscardableContent: AnyObject {
    /// Whether the contents are there; they stay until ``endContentAccess()``.
    func beginContentAccess() -> Bool
    /// Says that the content is no longer used.
    func endContentAccess()
    /// Frees the content if nobody uses it.
    func discardContentIfPossible()
    /// Whether the content was freed.
    func isContentDiscarded() -> Bool
}

/// The version of Foundation, above that of every system that an app asks for.
public let NSFoundationVersionNumber: Double = 3000
/// The version of Foundation in iOS 8.
public let NSFoundationVersionNumber_iOS_8_0: Double = 1140.11
/// The version of Foundation in iOS 9.
public let NSFoundationVersionNumber_iOS_9_0: Double = 1240.1

/// Where a method of Objective-C's kind leaves an object. There is no pool that would keep it: it is kept as any other.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
