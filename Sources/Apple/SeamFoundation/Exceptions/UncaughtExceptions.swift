internal import SeamPrimitives

private let handler = Locked<(@Sendable (NSException) -> Void)?>(nil)

/// The function that hears of an exception before it ends the app; nil for none.
public func NSGetUncaughtExceptionHandler() -> (@Sendable (NSException) -> Void)? { handler.withLock { $0 } }

/// Sets the function that hears of an exception before it ends the app.
public func NSSetUncaughtExceptionHandler(_ function: (@Sendable (NSException) -> Void)?) {
    handler.withLock { $0 = function }
}
