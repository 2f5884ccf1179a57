/// Expects that the rest of the test fails.
///
/// - Parameters:
///   - failureReason: Why, for the log.
///   - options: Which failures are meant.
public func XCTExpectFailure(_ failureReason: String? = nil, options: XCTExpectedFailure.Options) {
    guard options.isEnabled else { return }
    TestReporter.shared?.running?.expectedFailures.begin(failureReason, options)
}

/// Expects that the rest of the test fails.
///
/// - Parameters:
///   - failureReason: Why, for the log.
///   - enabled: Whether it is expected at all.
///   - strict: Whether it is an issue that nothing fails.
///   - issueMatcher: Whether an issue is the expected one.
public func XCTExpectFailure(
    _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil,
    issueMatcher: ((XCTIssue) -> Bool)? = nil
) {
    XCTExpectFailure(failureReason, options: expectation(enabled, strict, issueMatcher))
}

/// Expects that a block fails.
///
/// - Parameters:
///   - failureReason: Why, for the log.
///   - options: Which failures are meant.
///   - failingBlock: What fails.
public func XCTExpectFailure<Result>(
    _ failureReason: String? = nil, options: XCTExpectedFailure.Options, failingBlock: () throws -> Result
) rethrows -> Result {
    guard options.isEnabled, let test = TestReporter.shared?.running else { return try failingBlock() }
    let (result, issue) = try test.expectedFailures.during(failureReason, options, failingBlock)
    if let issue { test.record(issue) }
    return result
}

/// Expects that a block fails.
///
/// - Parameters:
///   - failureReason: Why, for the log.
///   - enabled: Whether it is expected at all.
///   - strict: Whether it is an issue that nothing fails.
///   - failingBlock: What fails.
///   - issueMatcher: Whether an issue is the expected one.
public func XCTExpectFailure<Result>(
    _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, failingBlock: () throws -> Result,
    issueMatcher: ((XCTIssue) -> Bool)? = nil
) rethrows -> Result {
    try XCTExpectFailure(
        failureReason, options: expectation(enabled, strict, issueMatcher), failingBlock: failingBlock)
}

private func expectation(
    _ isEnabled: Bool?, _ isStrict: Bool?, _ matcher: ((XCTIssue) -> Bool)?
) -> XCTExpectedFailure.Options {
    let options = XCTExpectedFailure.Options()
    options.isEnabled = isEnabled ?? options.isEnabled
    options.isStrict = isStrict ?? options.isStrict
    options.issueMatcher = matcher ?? options.issueMatcher
    return options
}
