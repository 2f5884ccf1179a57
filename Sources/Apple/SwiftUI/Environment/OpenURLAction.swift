import Foundation

/// Opens a URL: by what the app says, or as the system does.
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
    /// The outcome of opening a URL.
    public struct Result: Sendable {
        enum Kind: Sendable { case handled, discarded, system(URL?) }
        let kind: Kind

        /// The app has opened the address.
        public static let handled = Result(kind: .handled)
        /// The address is not to be opened.
        public static let discarded = Result(kind: .discarded)
        /// The system opens the address.
        public static let systemAction = Result(kind: .system(nil))
        /// The system opens another address in its place.
        public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
    }

    private let handler: @MainActor (URL) -> Result

    /// Creates an action that asks a closure first.
    nonisolated public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

    /// Opens an address.
    public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

    /// Opens an address, and tells whether it was accepted.
    public func callAsFunction(_ url: URL, completion: @escaping @MainActor @Sendable (_ accepted: Bool) -> Void) {
        switch handler(url).kind {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .system(let other): UIApplication.shared.open(other ?? url, options: [:], completionHandler: completion)
        }
    }
}
