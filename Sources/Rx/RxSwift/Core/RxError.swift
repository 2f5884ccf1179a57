/// The errors of the library itself.
public enum RxError: Swift.Error, CustomDebugStringConvertible {
    /// Something that has no better name.
    case unknown

    /// An object was used after it was disposed.
    case disposed(object: AnyObject)

    /// A counter has overflowed.
    case overflow

    /// An argument, an index for instance, is out of range.
    case argumentOutOfRange

    /// The sequence has no values.
    case noElements

    /// The sequence has more than one value.
    case moreThanOneElement

    /// The sequence did not send in time.
    case timeout

    public var debugDescription: String {
        switch self {
        case .unknown: "Unknown error occurred."
        case .disposed(let object): "Object `\(object)` was already disposed."
        case .overflow: "Arithmetic overflow occurred."
        case .argumentOutOfRange: "Argument out of range."
        case .noElements: "Sequence doesn't contain any elements."
        case .moreThanOneElement: "Sequence contains more than one element."
        case .timeout: "Sequence timeout."
        }
    }
}

extension RxError: @unchecked Sendable {}
