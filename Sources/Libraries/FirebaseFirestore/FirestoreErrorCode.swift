public import Foundation

/// The domain of errors of documents.
public let FirestoreErrorDomain = "FIRFirestoreErrorDomain"

/// Why a document could not be read or written. The numbers are gRPC's.
public enum FirestoreErrorCode: Int, Error, Sendable {
    /// The older way to write the cases.
    public typealias Code = FirestoreErrorCode

    /// Nothing is wrong.
    case OK = 0
    /// It was cancelled.
    case cancelled = 1
    /// Nobody knows.
    case unknown = 2
    /// A value is not one.
    case invalidArgument = 3
    /// It took too long.
    case deadlineExceeded = 4
    /// There is no such document.
    case notFound = 5
    /// There is one already.
    case alreadyExists = 6
    /// The rules forbid it.
    case permissionDenied = 7
    /// There is too much.
    case resourceExhausted = 8
    /// Something has to be done before.
    case failedPrecondition = 9
    /// It was given up.
    case aborted = 10
    /// There is no server.
    case unavailable = 14
    /// Nobody has signed in.
    case unauthenticated = 16

    func error(_ words: String) -> NSError {
        NSError(domain: FirestoreErrorDomain, code: rawValue, userInfo: [NSLocalizedDescriptionKey: words])
    }
}
