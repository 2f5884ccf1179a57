import Foundation
import Testing
import XcodeProject

@testable import AppBuilder

@Suite struct DependencyHintsTests {
    @Test func namesAppleFrameworksForWhatTheyAre() {
        let hints = DependencyHints(dependencies: [], folders: [])
        #expect(
            hints.advice(for: ["MapKit"]).hasPrefix("seam: MapKit is a framework of Apple's that Seam does not have"))
        #expect(hints.advice(for: ["Whatever"]).hasSuffix("--dependency Whatever=PATH"))
    }

    @Test func findsSourcesThatAreCheckedIn() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "hints-\(UUID().uuidString)")
        let pod = folder.appending(path: "Pods/Alamofire/Source")
        try FileManager.default.createDirectory(at: pod, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let hints = DependencyHints(dependencies: [], folders: [folder])
        // Nothing else than Swift is built.
        #expect(hints.advice(for: ["Alamofire"]).contains("are not Swift"))
        try Data().write(to: pod.appending(path: "Session.swift"))
        let path = folder.appending(path: "Pods/Alamofire").path
        #expect(hints.advice(for: ["Alamofire"]).hasSuffix("add --dependency Alamofire=\(path)"))
    }
}
