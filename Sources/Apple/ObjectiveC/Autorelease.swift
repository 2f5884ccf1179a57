/// Runs `body`. Swift on Linux releases objects at once, so there is no pool to drain.
@discardableResult
public func autoreleasepool<Result, Failure: Error>(invoking body: () throws(Failure) -> Result) throws(Failure)
    -> Result
{
    try body()
}
