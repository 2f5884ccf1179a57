/// The key of a text for what was tried and failed, in an error's user info.
public let NSLocalizedFailureErrorKey = "NSLocalizedFailure"

/// The key of several errors that led to one, in its user info.
public let NSMultipleUnderlyingErrorsKey = "NSMultipleUnderlyingErrorsKey"
