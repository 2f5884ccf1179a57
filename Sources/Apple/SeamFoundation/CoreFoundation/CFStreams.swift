public import Foundation
public import URLLoading

// Streams by Core Foundation's names: they are Foundation's streams.

/// A stream that is read from.
public typealias CFReadStream = InputStream
/// A stream that is written to.
public typealias CFWriteStream = OutputStream

/// The name of a property of streams.
public struct CFStreamPropertyKey: Hashable, RawRepresentable, Sendable {
    private let name: String

    /// The name as a string.
    public var rawValue: CFString { name as NSString }

    /// Makes a key of a name.
    public init(rawValue: CFString) { name = "\(rawValue)" }

    fileprivate var key: Stream.PropertyKey { Stream.PropertyKey(rawValue: name) }
}

extension Stream.PropertyKey {
    /// Makes a key of a name of Core Foundation's.
    public init(_ name: CFString) { self.init(rawValue: "\(name)") }
}

/// Whether, and how, a stream speaks by TLS.
nonisolated(unsafe) public let kCFStreamPropertySocketSecurityLevel: CFString =
    Stream.PropertyKey.socketSecurityLevelKey.rawValue as NSString
/// Without TLS.
nonisolated(unsafe) public let kCFStreamSocketSecurityLevelNone: CFString =
    StreamSocketSecurityLevel.none.rawValue as NSString
/// By what both sides can do. Older levels mean the same here: the system's library decides.
nonisolated(unsafe) public let kCFStreamSocketSecurityLevelNegotiatedSSL: CFString =
    StreamSocketSecurityLevel.negotiatedSSL.rawValue as NSString
/// By TLS.
nonisolated(unsafe) public let kCFStreamSocketSecurityLevelTLSv1: CFString =
    StreamSocketSecurityLevel.tlSv1.rawValue as NSString
/// Settings of TLS, a dictionary, which also turn it on.
nonisolated(unsafe) public let kCFStreamPropertySSLSettings: CFString = HostSecurity.settingsKey.rawValue as NSString
/// What the host's certificate is judged by, a `SecTrust`, once the stream is open; nil without the module Security.
nonisolated(unsafe) public let kCFStreamPropertySSLPeerTrust: CFString = HostSecurity.trustKey.rawValue as NSString
/// The session of a stream that speaks by TLS, an `SSLContext`; nil without the module Security.
nonisolated(unsafe) public let kCFStreamPropertySSLContext: CFString = HostSecurity.contextKey.rawValue as NSString
/// In the settings: the level.
nonisolated(unsafe) public let kCFStreamSSLLevel: CFString = HostSecurity.Setting.level as NSString
/// In the settings: whether the host's certificate has to be one that the system trusts, a truth value. True at first.
nonisolated(unsafe) public let kCFStreamSSLValidatesCertificateChain: CFString =
    HostSecurity.Setting.isChecked as NSString
/// In the settings: the name that the host's certificate has to have, or `kCFNull` for any. The host's name at first.
nonisolated(unsafe) public let kCFStreamSSLPeerName: CFString = HostSecurity.Setting.peerName as NSString

/// Makes two streams from and to a host, as `Stream.getStreamsToHost(withName:port:inputStream:outputStream:)` does.
public func CFStreamCreatePairWithSocketToHost(
    _ alloc: CFAllocator!, _ host: CFString!, _ port: UInt32,
    _ readStream: UnsafeMutablePointer<Unmanaged<CFReadStream>?>!,
    _ writeStream: UnsafeMutablePointer<Unmanaged<CFWriteStream>?>!
) {
    var (input, output): (InputStream?, OutputStream?)
    Stream.getStreamsToHost(
        withName: "\(host!)", port: Int(port), inputStream: &input, outputStream: &output)
    handOver(input, readStream)
    handOver(output, writeStream)
}

/// Makes two streams of which one gives what is written to the other, as `Stream.getBoundStreams` does.
public func CFStreamCreateBoundPair(
    _ alloc: CFAllocator!, _ readStream: UnsafeMutablePointer<Unmanaged<CFReadStream>?>!,
    _ writeStream: UnsafeMutablePointer<Unmanaged<CFWriteStream>?>!, _ transferBufferSize: CFIndex
) {
    var (input, output): (InputStream?, OutputStream?)
    Stream.getBoundStreams(withBufferSize: transferBufferSize, inputStream: &input, outputStream: &output)
    handOver(input, readStream)
    handOver(output, writeStream)
}

/// Puts a stream, which the caller is to release, where a function in C would.
private func handOver<Made: Stream>(_ stream: Made?, _ place: UnsafeMutablePointer<Unmanaged<Made>?>?) {
    place?.pointee = stream.map { .passRetained($0) }
}

/// Has a stream's delegate hear of events on a queue, in the place of run loops; nil for these alone. Streams of files and of
/// data tell of none here.
public func CFReadStreamSetDispatchQueue(_ stream: CFReadStream!, _ q: DispatchQueue!) { _ = stream?.setQueue(q) }
/// Has a stream's delegate hear of events on a queue, in the place of run loops; nil for these alone. Streams of files and of
/// data tell of none here.
public func CFWriteStreamSetDispatchQueue(_ stream: CFWriteStream!, _ q: DispatchQueue!) { _ = stream?.setQueue(q) }

/// Sets a property, and returns whether the stream has it.
@discardableResult public func CFReadStreamSetProperty(
    _ stream: CFReadStream!, _ propertyName: CFStreamPropertyKey!, _ propertyValue: CFTypeRef!
) -> Bool { stream.setProperty(propertyValue, forKey: propertyName.key) }

/// Sets a property, and returns whether the stream has it.
@discardableResult public func CFWriteStreamSetProperty(
    _ stream: CFWriteStream!, _ propertyName: CFStreamPropertyKey!, _ propertyValue: CFTypeRef!
) -> Bool { stream.setProperty(propertyValue, forKey: propertyName.key) }

/// A property; nil if the stream does not have it.
public func CFReadStreamCopyProperty(_ stream: CFReadStream!, _ propertyName: CFStreamPropertyKey!) -> CFTypeRef? {
    stream.property(forKey: propertyName.key)
}

/// A property; nil if the stream does not have it.
public func CFWriteStreamCopyProperty(_ stream: CFWriteStream!, _ propertyName: CFStreamPropertyKey!) -> CFTypeRef? {
    stream.property(forKey: propertyName.key)
}

/// Opens a stream.
@discardableResult public func CFReadStreamOpen(_ stream: CFReadStream!) -> Bool {
    stream.open()
    return true
}

/// Opens a stream.
@discardableResult public func CFWriteStreamOpen(_ stream: CFWriteStream!) -> Bool {
    stream.open()
    return true
}

/// Closes a stream.
public func CFReadStreamClose(_ stream: CFReadStream!) { stream.close() }
/// Closes a stream.
public func CFWriteStreamClose(_ stream: CFWriteStream!) { stream.close() }
/// Whether reading gives something at once.
public func CFReadStreamHasBytesAvailable(_ stream: CFReadStream!) -> Bool { stream.hasBytesAvailable }
/// Whether writing takes something at once.
public func CFWriteStreamCanAcceptBytes(_ stream: CFWriteStream!) -> Bool { stream.hasSpaceAvailable }
