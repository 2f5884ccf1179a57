public import Foundation
public import URLLoading
import SeamFoundation
import SeamPrimitives

/// Says whether a stub answers a request. Called on any thread, once or more for a request.
public typealias HTTPStubsTestBlock = (URLRequest) -> Bool
/// Makes the answer to a request. Called on any thread, once for a request.
public typealias HTTPStubsResponseBlock = (URLRequest) -> HTTPStubsResponse

/// The answers that stand in for the network, for all sessions of the process. Usable from any thread.
///
/// The stub that was added last is asked first. A request that no stub is for goes to the network.
open class HTTPStubs: NSObject {
    // MARK: Stubs

    /// Adds a stub.
    ///
    /// - Parameters:
    ///   - testBlock: Whether it answers a request.
    ///   - responseBlock: The answer.
    /// - Returns: What ``removeStub(_:)`` takes.
    @discardableResult
    open class func stubRequests(
        passingTest testBlock: @escaping HTTPStubsTestBlock,
        withStubResponse responseBlock: @escaping HTTPStubsResponseBlock
    ) -> any HTTPStubsDescriptor {
        let stub = Stub(test: testBlock, response: responseBlock)
        StubList.shared.withLock { $0.stubs.append(stub) }
        return stub
    }

    /// Takes a stub away; false if it was not there. Answers that are on their way still come.
    @discardableResult
    open class func removeStub(_ stubDesc: any HTTPStubsDescriptor) -> Bool {
        StubList.shared.withLock { list in
            guard let index = list.stubs.firstIndex(where: { $0 === stubDesc }) else { return false }
            list.stubs.remove(at: index)
            return true
        }
    }

    /// Takes all stubs away.
    open class func removeAllStubs() { StubList.shared.withLock { $0.stubs = [] } }

    /// The stubs there are, in the order in which they were added.
    open class func allStubs() -> [Any] { StubList.now.stubs }

    // MARK: Sessions

    /// Whether requests of `URLSession.shared` are answered. They are from the start; sessions with a configuration of
    /// their own are as their configuration says.
    open class func setEnabled(_ enabled: Bool) {
        let changes = StubList.shared.withLock { list in
            defer { list.isEnabled = enabled }
            return list.isEnabled != enabled
        }
        guard changes else { return }
        if enabled {
            _ = URLProtocol.registerClass(StubProtocol.self)
        } else {
            URLProtocol.unregisterClass(StubProtocol.self)
        }
    }

    /// Whether requests of `URLSession.shared` are answered.
    open class func isEnabled() -> Bool { StubList.now.isEnabled }

    /// Has the sessions that are made with a configuration from now on be answered, or not. New configurations are.
    open class func setEnabled(_ enabled: Bool, for sessionConfig: URLSessionConfiguration) {
        var classes = sessionConfig.protocolClasses ?? []
        classes.removeAll { $0 == StubProtocol.self }
        if enabled { classes.insert(StubProtocol.self, at: 0) }
        sessionConfig.protocolClasses = classes
    }

    /// Whether sessions with this configuration are answered.
    open class func isEnabled(for sessionConfig: URLSessionConfiguration) -> Bool {
        sessionConfig.protocolClasses?.contains { $0 == StubProtocol.self } ?? false
    }

    // MARK: Watching

    /// Has `block` called when a stub is about to answer; nil ends it. Called where the request is worked at.
    open class func onStubActivation(
        _ block: ((_ request: URLRequest, _ stub: any HTTPStubsDescriptor, _ responseStub: HTTPStubsResponse) -> Void)?
    ) { StubList.shared.withLock { $0.activated = block } }

    /// Has `block` called when an answer leads elsewhere; nil ends it.
    open class func onStubRedirectResponse(
        _ block: (
            (
                _ request: URLRequest, _ redirectRequest: URLRequest, _ stub: any HTTPStubsDescriptor,
                _ responseStub: HTTPStubsResponse
            ) -> Void
        )?
    ) { StubList.shared.withLock { $0.redirected = block } }

    /// Has `block` called when an answer has been given, or has failed; nil ends it.
    open class func afterStubFinish(
        _ block: (
            (
                _ request: URLRequest, _ stub: any HTTPStubsDescriptor, _ responseStub: HTTPStubsResponse,
                _ error: (any Error)?
            ) -> Void
        )?
    ) { StubList.shared.withLock { $0.finished = block } }

    /// Has `block` called for a request that no stub is for; nil ends it. It may be called more than once for a request.
    open class func onStubMissing(_ block: ((_ request: URLRequest) -> Void)?) {
        StubList.shared.withLock { $0.missed = block }
    }
}

/// A stub that was added.
public protocol HTTPStubsDescriptor: NSObjectProtocol {
    /// A name for logs. Nil by default; has no other effect.
    var name: String? { get set }
}
