public import Foundation

/// The domain of CloudKit's errors.
public let CKErrorDomain = "CKErrorDomain"

/// Why something cannot be done with iCloud.
public struct CKError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
    /// The reasons, with the numbers of Apple's.
    public enum Code: Int, Sendable {
        case internalError = 1, partialFailure, networkUnavailable, networkFailure, badContainer, serviceUnavailable
        case requestRateLimited, missingEntitlement, notAuthenticated, permissionFailure, unknownItem, invalidArguments
        case resultsTruncated, serverRecordChanged, serverRejectedRequest, assetFileNotFound, assetFileModified
        case incompatibleVersion, constraintViolation, operationCancelled, changeTokenExpired, batchRequestFailed
        case zoneBusy, badDatabase, quotaExceeded, zoneNotFound, limitExceeded, userDeletedZone, tooManyParticipants
        case alreadyShared, referenceViolation, managedAccountRestricted, participantMayNeedVerification
        case serverResponseLost, assetNotAvailable, accountTemporarilyUnavailable
    }

    /// The reason.
    public let code: Code

    /// Creates an error of a reason.
    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { CKErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorDescription: String? {
        code == .notAuthenticated ? "This request requires an authenticated account" : nil
    }
    /// After how many seconds it may be tried again: nil, as no server says.
    public var retryAfterSeconds: Double? { nil }
    /// What became of each part of what was to be done: nil.
    public var partialErrorsByItemID: [AnyHashable: any Error]? { nil }
    /// The record as the server has it: nil.
    public var serverRecord: CKRecord? { nil }
}
