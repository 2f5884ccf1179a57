import Foundation
import FoundationNetworking

/// Servers that ask who is there, and what they show.
extension TaskLoader {
    typealias Decision = (URLSession.AuthChallengeDisposition, URLCredential?)

    /// Asks the delegates about a challenge: for a whole connection the session's method before the task's, for a request the
    /// other way round.
    ///
    /// - Parameter then: Called on the session's queue.
    func decide(_ challenge: URLAuthenticationChallenge, then: @escaping (Decision) -> Void) {
        let (session, task) = (session, task)
        let ofSession = Question<Decision>(.connectionChallenge, URLSessionDelegate.self) {
            $0.urlSession(session, didReceive: challenge, completionHandler: $1.pair)
        } waiting: {
            await $0.urlSession(session, didReceive: challenge)
        }
        let ofTask = Question<Decision>(.taskChallenge, URLSessionTaskDelegate.self) {
            $0.urlSession(session, task: task, didReceive: challenge, completionHandler: $1.pair)
        } waiting: {
            await $0.urlSession(session, task: task, didReceive: challenge)
        }
        let isOfConnection = [
            NSURLAuthenticationMethodServerTrust, NSURLAuthenticationMethodClientCertificate,
            NSURLAuthenticationMethodNTLM, NSURLAuthenticationMethodNegotiate,
        ].contains(challenge.protectionSpace.authenticationMethod)
        ask(
            isOfConnection ? [ofSession, ofTask] : [ofTask, ofSession], default: (.performDefaultHandling, nil),
            then: then)
    }

    /// A question of a protocol of the app's, which is answered by the challenge's sender.
    func source(_ source: any LoadSource, passesOn challenge: URLAuthenticationChallenge) {
        inTurn(source) { [self] in
            hold()
            decide(challenge) { [self] disposition, credential in
                release()
                guard let sender = challenge.sender else { return }
                switch disposition {
                case .useCredential:
                    if let credential {
                        sender.use(credential, for: challenge)
                    } else {
                        sender.continueWithoutCredential(for: challenge)
                    }
                case .performDefaultHandling: sender.performDefaultHandling(for: challenge)
                case .cancelAuthenticationChallenge: sender.cancel(challenge)
                case .rejectProtectionSpace: sender.rejectProtectionSpaceAndContinue(with: challenge)
                }
            }
        }
    }
}

/// The sender of a challenge of the network's, who is answered by the delegate's completion handler.
final class ChallengeSender: NSObject, URLAuthenticationChallengeSender, @unchecked Sendable {
    private let reply: @Sendable (TaskLoader.Decision) -> Void

    init(_ reply: @escaping @Sendable (TaskLoader.Decision) -> Void = { _ in }) { self.reply = reply }

    func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge) {
        reply((.useCredential, credential))
    }
    func continueWithoutCredential(for challenge: URLAuthenticationChallenge) { reply((.useCredential, nil)) }
    func cancel(_ challenge: URLAuthenticationChallenge) { reply((.cancelAuthenticationChallenge, nil)) }
    func performDefaultHandling(for challenge: URLAuthenticationChallenge) { reply((.performDefaultHandling, nil)) }
    func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge) {
        reply((.rejectProtectionSpace, nil))
    }
}
