import XCTest

/// The test case of the XCTest that is on Linux, which all tests are in the end.
public typealias LinuxTestCase = XCTest::XCTestCase
