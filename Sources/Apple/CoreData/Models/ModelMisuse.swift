internal import Foundation

/// Stops the program as an Objective-C exception would: the program used a model wrongly.
func misuse(_ exception: String, _ reason: String) -> Never {
    fatalError("*** Terminating app due to uncaught exception '\(exception)', reason: '\(reason)'")
}

/// Stops the program: a model that a coordinator uses was to be changed.
func stopEditing() -> Never {
    misuse("NSInternalInconsistencyException", "Can't modify an immutable model.")
}
