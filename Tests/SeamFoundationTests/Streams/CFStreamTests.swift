import Foundation
import SeamFoundation
import Testing

/// Streams by Core Foundation's names.
@Suite struct CFStreamTests {
    private final class Listener: NSObject, StreamDelegate, @unchecked Sendable {
        let heard: @Sendable (Stream.Event) -> Void
        init(_ heard: @escaping @Sendable (Stream.Event) -> Void) { self.heard = heard }
        func stream(_ aStream: Stream, handle eventCode: Stream.Event) { heard(eventCode) }
    }

    @Test func aPairTellsOnAQueue() async {
        var (reading, writing): (Unmanaged<CFReadStream>?, Unmanaged<CFWriteStream>?)
        CFStreamCreateBoundPair(nil, &reading, &writing, 10)
        nonisolated(unsafe) let input: InputStream = reading!.takeRetainedValue()
        nonisolated(unsafe) let output: OutputStream = writing!.takeRetainedValue()
        let queue = DispatchQueue(label: "streams")
        let (events, told) = AsyncStream.makeStream(of: Stream.Event.self)
        let listener = Listener { event in
            dispatchPrecondition(condition: .onQueue(queue))
            told.yield(event)
        }
        input.delegate = listener
        CFReadStreamSetDispatchQueue(input, queue)
        #expect(CFReadStreamOpen(input) && CFWriteStreamOpen(output))
        #expect(CFWriteStreamCanAcceptBytes(output) && !CFReadStreamHasBytesAvailable(input))
        #expect(output.write([1, 2], maxLength: 2) == 2)
        var heard: [Stream.Event] = []
        for await event in events {
            heard.append(event)
            if event == .hasBytesAvailable { break }
        }
        #expect(heard == [.openCompleted, .hasBytesAvailable])
        CFWriteStreamClose(output)
        CFReadStreamSetDispatchQueue(input, nil)
        CFReadStreamClose(input)
        #expect(input.streamStatus == .closed && output.streamStatus == .closed)
    }

    @Test func pairsToHostsHaveProperties() {
        var (reading, writing): (Unmanaged<CFReadStream>?, Unmanaged<CFWriteStream>?)
        CFStreamCreatePairWithSocketToHost(nil, "127.0.0.1" as NSString, 9, &reading, &writing)
        let (input, output) = (reading!.takeRetainedValue(), writing!.takeRetainedValue())
        let level = CFStreamPropertyKey(rawValue: kCFStreamPropertySocketSecurityLevel)
        #expect(CFReadStreamCopyProperty(input, level) as? String == "kCFStreamSocketSecurityLevelNone")
        #expect(CFReadStreamSetProperty(input, level, kCFStreamSocketSecurityLevelNegotiatedSSL))
        // Both streams have one connection.
        #expect(CFWriteStreamCopyProperty(output, level) as? String == "kCFStreamSocketSecurityLevelNegotiatedSSL")
        #expect(output.property(forKey: Stream.PropertyKey(kCFStreamSSLPeerName)) as? String == "127.0.0.1")
        #expect(CFWriteStreamCopyProperty(output, CFStreamPropertyKey(rawValue: kCFStreamPropertySSLPeerTrust)) == nil)
        let settings: [NSObject: NSObject] = [kCFStreamSSLPeerName: kCFNull, kCFStreamSSLLevel: NSNull()]
        let key = CFStreamPropertyKey(rawValue: kCFStreamPropertySSLSettings)
        #expect(CFWriteStreamSetProperty(output, key, settings as NSDictionary))
        #expect(input.property(forKey: Stream.PropertyKey(kCFStreamSSLPeerName)) == nil)
        #expect(!CFReadStreamSetProperty(input, CFStreamPropertyKey(rawValue: "none" as NSString), NSNull()))
    }
}
