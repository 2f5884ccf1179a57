public import Foundation

/// A part of a text or of an array.
public struct CFRange: Hashable, Sendable {
    /// Where it begins.
    public var location: CFIndex
    /// How long it is.
    public var length: CFIndex

    /// Creates a range.
    public init(location: CFIndex, length: CFIndex) {
        self.location = location
        self.length = length
    }

    /// Creates an empty range at the beginning.
    public init() { self.init(location: 0, length: 0) }
}

/// Creates a range.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

/// The number of objects in an array.
public func CFArrayGetCount(_ theArray: CFArray) -> CFIndex { theArray.count }

/// The object at a place of an array, as its address. The array keeps it.
public func CFArrayGetValueAtIndex(_ theArray: CFArray, _ idx: CFIndex) -> UnsafeRawPointer? {
    UnsafeRawPointer(Unmanaged.passUnretained(theArray.object(at: idx) as AnyObject).toOpaque())
}

/// An empty text that grows.
public func CFAttributedStringCreateMutable(_ alloc: CFAllocator?, _ maxLength: CFIndex) -> CFMutableAttributedString? {
    NSMutableAttributedString(string: "")
}

/// A text with attributes.
public func CFAttributedStringCreate(
    _ alloc: CFAllocator?, _ str: CFString?, _ attributes: CFDictionary?
) -> CFAttributedString? {
    guard let str else { return nil }
    return NSAttributedString(string: str as String, attributes: keyed(attributes))
}

/// The length of a text, in UTF-16 units.
public func CFAttributedStringGetLength(_ aStr: CFAttributedString) -> CFIndex { aStr.length }

/// Puts a text in the place of a part of another.
public func CFAttributedStringReplaceString(
    _ aStr: CFMutableAttributedString, _ range: CFRange, _ replacement: CFString
) {
    aStr.replaceCharacters(in: NSRange(location: range.location, length: range.length), with: replacement as String)
}

/// Gives a part of a text an attribute.
public func CFAttributedStringSetAttribute(
    _ aStr: CFMutableAttributedString, _ range: CFRange, _ attrName: CFString, _ value: CFTypeRef
) {
    aStr.addAttribute(
        NSAttributedString.Key(attrName as String), value: value,
        range: NSRange(location: range.location, length: range.length))
}

private func keyed(_ attributes: CFDictionary?) -> [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [:]
    for (key, value) in attributes ?? [:] {
        if let key = key as? NSAttributedString.Key {
            result[key] = value
        } else if let key = key as? String {
            result[NSAttributedString.Key(key)] = value
        }
    }
    return result
}
