import Foundation

/// Methods of Swift before 5.1 with the types that they have on iOS. Foundation on Linux has them with texts of Swift's.
extension Scanner {
    /// Reads a text that stands here; false without it.
    @_disfavoredOverload @discardableResult
    public func scanString(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        keep(scanString(string), in: result)
    }

    /// Reads as many characters of a set as stand here; false without any.
    @_disfavoredOverload @discardableResult
    public func scanCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        keep(scanCharacters(from: set), in: result)
    }

    /// Reads up to a text, or to the end without it; false where nothing stands before it.
    @_disfavoredOverload @discardableResult
    public func scanUpTo(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        keep(scanUpToString(string), in: result)
    }

    /// Reads up to a character of a set, or to the end without any; false where nothing stands before it.
    @_disfavoredOverload @discardableResult
    public func scanUpToCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        keep(scanUpToCharacters(from: set), in: result)
    }

    private func keep(_ found: String?, in result: UnsafeMutablePointer<NSString?>?) -> Bool {
        guard let found else { return false }
        result?.pointee = NSString(string: found)
        return true
    }
}
