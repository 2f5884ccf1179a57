import Foundation
import URLLoading
import SeamFoundation
import SeamPrimitives

/// One answer that stands in for the network.
final class Stub: NSObject, HTTPStubsDescriptor {
    var name: String?
    let test: HTTPStubsTestBlock
    let response: HTTPStubsResponseBlock

    init(test: @escaping HTTPStubsTestBlock, response: @escaping HTTPStubsResponseBlock) {
        self.test = test
        self.response = response
    }

    override var description: String { "<Stub \(name ?? "without a name")>" }
}

/// The stubs of the process and those who watch them. Their closures are called without the lock.
struct StubList {
    /// What all threads share. Closures in it are called on whichever thread asks, as in the library.
    nonisolated(unsafe) static let shared = Locked(StubList())

    var stubs: [Stub] = []
    var isEnabled = true
    var activated: ((URLRequest, any HTTPStubsDescriptor, HTTPStubsResponse) -> Void)?
    var redirected: ((URLRequest, URLRequest, any HTTPStubsDescriptor, HTTPStubsResponse) -> Void)?
    var finished: ((URLRequest, any HTTPStubsDescriptor, HTTPStubsResponse, (any Error)?) -> Void)?
    var missed: ((URLRequest) -> Void)?

    /// All there is now.
    static var now: StubList {
        nonisolated(unsafe) var list = StubList()
        shared.withLock { list = $0 }
        return list
    }

    /// The stub for a request: of those that are for it, the one that was added last.
    static func stub(for request: URLRequest) -> Stub? { now.stubs.last { $0.test(request) } }
}

/// Stubs answer from the start, as the library's do from when it is loaded: before the app makes its sessions.
@section(".init_array") @used private let registration: @convention(c) () -> Void = {
    SessionProtocols.add(StubProtocol.self)
}
