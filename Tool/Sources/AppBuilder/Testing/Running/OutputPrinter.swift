import Foundation

/// Shows the output of tests as it comes.
public final class OutputPrinter: TestObserver {
    public init() {}

    public func started(_ target: String, _ test: String) {}
    public func ended(_ result: TestCaseResult) {}

    public func printed(_ target: String, _ line: String) {
        FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }
}
