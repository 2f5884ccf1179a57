/// The domain of the library's errors.
public let PMKErrorDomain = "PMKErrorDomain"
