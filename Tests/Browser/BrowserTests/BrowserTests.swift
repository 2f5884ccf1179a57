import Foundation
import Testing

/// Apps in Chromium. The seam command builds and serves them, so `seam self-test` runs these, one after another.
@Suite(
    "Browser", .serialized,
    .enabled(
        if: ProcessInfo.processInfo.environment["SEAM_SELF_TEST"] != nil, "only `seam self-test` runs whole apps"),
    .enabled(if: BrowserApp.hasBrowser, "chromium or Python's playwright is not installed"))
enum BrowserTests {}
