public import Foundation

/// A universally unique identifier.
public typealias CFUUID = NSUUID

/// Creates an identifier that nobody has. The allocator has no effect.
public func CFUUIDCreate(_ alloc: CFAllocator?) -> CFUUID! { NSUUID() }

/// The text of an identifier, in capital letters. The allocator has no effect.
public func CFUUIDCreateString(_ alloc: CFAllocator?, _ uuid: CFUUID?) -> CFString! {
    uuid.map { NSString(string: $0.uuidString) }
}
