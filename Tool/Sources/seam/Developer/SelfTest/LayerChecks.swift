import AppBuilder
import Foundation
import LayerCheck

/// Checks that the examples, which people learn from, keep the rules of `seam check`.
struct LayerChecks {
    let installation: Installation

    var checks: [Check] {
        [
            Check(name: "layers of the examples") { () throws(BuildError) in
                do throws(CheckError) {
                    let checker = try LayerChecker(path: installation.root.appending(path: "Examples").path)
                    let findings = checker.findings()
                    return findings.isEmpty
                        ? .passed : .failed(ReportFormat.text.report(findings, root: checker.root))
                } catch {
                    return .failed(error.message)
                }
            }
        ]
    }
}
