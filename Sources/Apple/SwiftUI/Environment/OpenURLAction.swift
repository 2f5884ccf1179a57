import Foundation

/// Opens a URL: by what the app says, or as the system does.
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
    /// What became of a URL.
    public struct Result: Sendable {
        enum Kind: Sendable { case handled, discarded, system(URL?) }
        let kind: Kind

        public static let handled = Result(kind: .handled)
        public static let discarded = Result(kind: .discarded)
        public static let systemAction = Result(kind: .system(nil))
        public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
    }

    private let handler: @MainActor (URL) -> Result

    nonisolated public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

    public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

    public func callAsFunction(_ url: URL, completion: @escaping @MainActor @Sendable (_ accepted: Bool) -> Void) {
        switch handler(url).kind {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .system(let other): UIApplication.shared.open(other ?? url, options: [:], completionHandler: completion)
        }
    }
}
