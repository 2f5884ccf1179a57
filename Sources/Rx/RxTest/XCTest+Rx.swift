import RxSwift
import XCTest

/// Checks that two lists of events are the same.
public func XCTAssertEqual<Element: Equatable>(
    _ lhs: [Event<Element>], _ rhs: [Event<Element>], file: StaticString = #filePath, line: UInt = #line
) {
    expectSame(lhs, rhs, ==, file, line)
}

/// Checks that two lists of outcomes are the same.
public func XCTAssertEqual<Element: Equatable>(
    _ lhs: [SingleEvent<Element>], _ rhs: [SingleEvent<Element>], file: StaticString = #filePath, line: UInt = #line
) {
    expectSame(lhs, rhs, isSameOutcome, file, line)
}

/// Checks that two lists of outcomes are the same.
public func XCTAssertEqual<Element: Equatable>(
    _ lhs: [MaybeEvent<Element>], _ rhs: [MaybeEvent<Element>], file: StaticString = #filePath, line: UInt = #line
) {
    expectSame(lhs, rhs, ==, file, line)
}

/// Checks that two lists of outcomes are the same.
public func XCTAssertEqual(
    _ lhs: [CompletableEvent], _ rhs: [CompletableEvent], file: StaticString = #filePath, line: UInt = #line
) {
    expectSame(lhs, rhs, ==, file, line)
}

/// Checks that two histories are the same.
public func XCTAssertEqual<Element: Equatable>(
    _ lhs: [Recorded<Event<Element>>], _ rhs: [Recorded<Event<Element>>], file: StaticString = #filePath,
    line: UInt = #line
) {
    expectSame(lhs, rhs, ==, file, line)
}

/// Checks that two histories of optionals are the same.
public func XCTAssertEqual<Element: Equatable>(
    _ lhs: [Recorded<Event<Element?>>], _ rhs: [Recorded<Event<Element?>>], file: StaticString = #filePath,
    line: UInt = #line
) {
    expectSame(lhs, rhs, ==, file, line)
}

/// Checks that a history's values are the given ones; fails when it has an error.
public func XCTAssertRecordedElements<Element: Equatable>(
    _ stream: [Recorded<Event<Element>>], _ elements: [Element], file: StaticString = #filePath, line: UInt = #line
) {
    let values = stream.compactMap { recorded -> Element? in
        switch recorded.value {
        case .next(let value): return value
        case .error: XCTFail("The history has an error.", file: file, line: line)
        case .completed: break
        }
        return nil
    }
    XCTAssertEqual(values, elements, file: file, line: line)
}

private func isSameOutcome<Element: Equatable>(_ lhs: SingleEvent<Element>, _ rhs: SingleEvent<Element>) -> Bool {
    switch (lhs, rhs) {
    case (.success(let left), .success(let right)): left == right
    case (.failure(let left), .failure(let right)): isSame(left, right)
    default: false
    }
}

private func expectSame<Item>(
    _ lhs: [Item], _ rhs: [Item], _ isEqual: (Item, Item) -> Bool, _ file: StaticString, _ line: UInt
) {
    guard lhs.count != rhs.count || !zip(lhs, rhs).allSatisfy(isEqual) else { return }
    let left = lhs.map { "    \($0)" }.joined(separator: "\n")
    let right = rhs.map { "    \($0)" }.joined(separator: "\n")
    XCTFail("The histories differ.\n  first:\n\(left)\n  second:\n\(right)", file: file, line: line)
}
