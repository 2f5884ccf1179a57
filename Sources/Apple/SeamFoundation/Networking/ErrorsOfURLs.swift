public import Foundation
public import URLLoading

extension URLError {
    /// The resource is larger than the loading system takes.
    public static var dataLengthExceedsMaximum: URLError.Code { .dataLengthExceedsMaximum }
    /// App Transport Security asks for a secure connection.
    public static var appTransportSecurityRequiresSecureConnection: URLError.Code {
        .appTransportSecurityRequiresSecureConnection
    }

    /// Why a task in the background was cancelled.
    public enum BackgroundTaskCancelledReason: Int, Sendable {
        /// The person ended the app.
        case userForceQuitApplication
        /// The person has turned off work in the background.
        case backgroundUpdatesDisabled
        /// The system has no room for it.
        case insufficientSystemResources
    }

    /// Why the task was cancelled, of an error of a task in the background; else nil.
    public var backgroundTaskCancelledReason: BackgroundTaskCancelledReason? {
        (userInfo["NSURLErrorBackgroundTaskCancelledReasonKey"] as? Int)
            .flatMap(BackgroundTaskCancelledReason.init(rawValue:))
    }

    /// What a download that ended early can be taken up with again; nil if it cannot.
    public var downloadTaskResumeData: Data? { userInfo["NSURLSessionDownloadTaskResumeData"] as? Data }

    /// What an upload that ended early can be taken up with again; nil if it cannot.
    public var uploadTaskResumeData: Data? { userInfo["NSURLSessionUploadTaskResumeData"] as? Data }
}
