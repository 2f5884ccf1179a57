public import Glibc

// Darwin's addresses begin with their own length, which app code sets. Linux knows it from the family: what is set here
// is not kept, and what is read is the length of the family's addresses.

extension sockaddr {
    /// The length of the address, a field that Linux does not have.
    public var sa_len: UInt8 {
        get {
            switch Int32(sa_family) {
            case AF_INET: UInt8(MemoryLayout<sockaddr_in>.size)
            case AF_INET6: UInt8(MemoryLayout<sockaddr_in6>.size)
            default: UInt8(MemoryLayout<sockaddr>.size)
            }
        }
        set {}
    }
}

extension sockaddr_in {
    /// The length of the address, a field that Linux does not have.
    public var sin_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in>.size) }
        set {}
    }
}

extension sockaddr_in6 {
    /// The length of the address, a field that Linux does not have.
    public var sin6_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in6>.size) }
        set {}
    }
}
