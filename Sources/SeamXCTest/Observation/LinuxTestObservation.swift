import XCTest

/// The observation of the XCTest that is on Linux, which knows no issues.
public typealias LinuxTestObservation = XCTest::XCTestObservation
