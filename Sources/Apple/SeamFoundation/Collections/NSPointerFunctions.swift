import Foundation

/// How a collection of objects keeps them.
open class NSPointerFunctions: NSObject {
    /// The ways to keep an object.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Objects stay as long as the collection has them.
        public static let strongMemory: Options = []
        /// Objects leave the collection when nobody else has them any more.
        public static let weakMemory = Options(rawValue: 5)
        /// Objects are told apart by `isEqual(_:)`.
        public static let objectPersonality: Options = []
        /// Objects are told apart by what they are, whatever they are equal to.
        public static let objectPointerPersonality = Options(rawValue: 512)
    }
}

extension NSPointerFunctions.Options {
    /// What is the same for objects that these options take for one.
    func hash(of object: AnyObject) -> Int {
        if !contains(.objectPointerPersonality), let object = object as? NSObject { return object.hash }
        return ObjectIdentifier(object).hashValue
    }

    /// Whether these options take two objects for one.
    func isSame(_ first: AnyObject?, _ second: AnyObject) -> Bool {
        if !contains(.objectPointerPersonality), let first = first as? NSObject { return first.isEqual(second) }
        return first === second
    }
}
