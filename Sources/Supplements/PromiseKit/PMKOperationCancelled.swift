/// The number of the error that means that something was cancelled (fwd.h).
public let PMKOperationCancelled = 5
