public import Foundation
public import SeamFoundation

public import class SeamFoundation.NSExpression

/// The results of another fetch, as part of a predicate or an expression: the objects, or how many there are.
///
/// A SQLite store executes that fetch first, and then its own with what it found.
open class NSFetchRequestExpression: NSExpression {
    private let request: NSExpression
    private let context: NSExpression
    private let countsOnly: Bool

    private init(_ request: NSExpression, _ context: NSExpression, countsOnly: Bool) {
        self.request = request
        self.context = context
        self.countsOnly = countsOnly
        let evaluate: (Any?, [Any], NSMutableDictionary?) -> Any = { _, values, _ in
            Self.results(values.first, values.last, countsOnly) ?? NSNull()
        }
        super.init(node: .block(evaluate, [request, context]))
    }

    /// There are no archives of such expressions.
    public required init?(coder: NSCoder) { nil }

    /// An expression for the results of a fetch.
    ///
    /// - Parameters:
    ///   - fetch: Gives the request.
    ///   - context: Gives the context that executes it.
    ///   - countFlag: Whether only the number of the results is wanted.
    open class func expression(
        forFetch fetch: NSExpression, context: NSExpression, countOnly countFlag: Bool
    ) -> NSExpression {
        NSFetchRequestExpression(fetch, context, countsOnly: countFlag)
    }

    /// Gives the request.
    open var requestExpression: NSExpression { request }
    /// Gives the context that executes the request.
    open var contextExpression: NSExpression { context }
    /// Whether only the number of the results is wanted.
    open var isCountOnlyRequest: Bool { countsOnly }

    private static func results(_ request: Any?, _ context: Any?, _ countsOnly: Bool) -> Any? {
        guard let request = request as? any AnyFetchRequest, let context = context as? NSManagedObjectContext else {
            misuse(
                "NSInvalidArgumentException",
                "a fetch in an expression needs a fetch request and a context, and has "
                    + "\(request ?? "nil") and \(context ?? "nil")")
        }
        if countsOnly { return (try? context.count(request)).map { NSNumber(value: $0) } }
        return try? context.perform(request)
    }
}
