import Foundation
import RxSwift

/// Whether two errors are the same, as tests see it: the same type, the same text.
func isSame(_ lhs: any Error, _ rhs: any Error) -> Bool {
    "\(lhs)" == "\(rhs)"
}

extension Event: Equatable where Element: Equatable {
    public static func == (lhs: Event<Element>, rhs: Event<Element>) -> Bool { isEqual(lhs, rhs) }

    /// Whether two events are the same, their errors compared by what they say.
    static func isEqual(_ lhs: Event<Element>, _ rhs: Event<Element>) -> Bool {
        switch (lhs, rhs) {
        case (.completed, .completed): true
        case (.error(let left), .error(let right)): isSame(left, right)
        case (.next(let left), .next(let right)): left == right
        default: false
        }
    }
}

extension MaybeEvent: Equatable where Element: Equatable {
    public static func == (lhs: MaybeEvent<Element>, rhs: MaybeEvent<Element>) -> Bool {
        switch (lhs, rhs) {
        case (.completed, .completed): true
        case (.error(let left), .error(let right)): isSame(left, right)
        case (.success(let left), .success(let right)): left == right
        default: false
        }
    }
}

extension CompletableEvent: Equatable {
    public static func == (lhs: CompletableEvent, rhs: CompletableEvent) -> Bool {
        switch (lhs, rhs) {
        case (.completed, .completed): true
        case (.error(let left), .error(let right)): isSame(left, right)
        default: false
        }
    }
}
