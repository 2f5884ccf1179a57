import Foundation
import SeamFoundation

/// Runs work that may raise an exception of Objective-C's. None is raised here: the work comes to its end.
final class NMBExceptionCapture {
    private let finally: (() -> Void)?

    init(handler: ((NSException) -> Void)?, finally: (() -> Void)?) { self.finally = finally }

    func tryBlock(_ unsafeBlock: () -> Void) {
        unsafeBlock()
        finally?()
    }
}
