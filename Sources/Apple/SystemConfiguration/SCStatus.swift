public import Foundation

/// The status of a function that did what it was called for.
public let kSCStatusOK: Int32 = 0
/// The status of a function that failed for no reason that it tells.
public let kSCStatusFailed: Int32 = 1001
/// The status of a function that was called with what it does not take.
public let kSCStatusInvalidArgument: Int32 = 1002

/// The status of the function of this framework that the thread called last.
public func SCError() -> Int32 { SCStatus.last }

/// What a status means, in English.
public func SCErrorString(_ status: Int32) -> UnsafePointer<CChar> { SCStatus.text(status) }

/// Keeps a status for each thread.
enum SCStatus {
    private static let key = "SystemConfiguration.status"

    static var last: Int32 {
        get { Thread.current.threadDictionary[key] as? Int32 ?? kSCStatusOK }
        set { Thread.current.threadDictionary[key] = newValue }
    }

    static func text(_ status: Int32) -> UnsafePointer<CChar> {
        let text: StaticString =
            switch status {
            case kSCStatusOK: "Success!"
            case kSCStatusFailed: "Failed!"
            case kSCStatusInvalidArgument: "Invalid argument"
            default: "Unknown error"
            }
        return UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
    }
}
