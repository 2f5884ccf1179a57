import Foundation

/// Asks a program that is run to look for what stays when its screen goes.
public struct LeakRequest: Sendable {
    /// The file for the findings as JSON, if they are to be written.
    public var report: URL?

    public init(report: URL? = nil) {
        self.report = report
    }

    /// Fails unless the report can be written; it is empty afterwards.
    public func prepare() throws(BuildError) {
        guard let report else { return }
        do {
            try Data().write(to: report)
        } catch {
            throw BuildError(.usage, "seam: \(report.path) cannot be written: \(error.localizedDescription)")
        }
    }
}
