/// Why a predicate or an expression cannot be read or evaluated, in the words with which the program stops.
package struct PredicateProblem: Error, Equatable, CustomStringConvertible {
    package var description: String

    package init(_ description: String) {
        self.description = description
    }

    /// Stops the program, as the exceptions of Objective-C do that nobody catches.
    static func stop(_ error: any Error) -> Never {
        fatalError(
            "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: '\(error)'")
    }
}
