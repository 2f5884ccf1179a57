import Foundation
import Testing

@testable import SeamFoundation

/// Resources of an app, which are links in its bundle.
@Suite struct BundledFileTests {
    @Test func copiesOfResourcesAreFiles() throws {
        let plain = FileManager.default
        let folder = plain.temporaryDirectory.appendingPathComponent("resources-\(UUID().uuidString)")
        try plain.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("자료.sqlite")
        try Data("author's".utf8).write(to: file)
        let name = "linked-\(UUID().uuidString)"
        let link = Bundle.main.bundleURL.appendingPathComponent(name)
        try plain.createSymbolicLink(at: link, withDestinationURL: file)
        defer {
            try? plain.removeItem(at: link)
            try? plain.removeItem(at: folder)
        }
        let manager = ContainerFileManager()
        let attributes = try manager.attributesOfItem(atPath: link.path)
        #expect(attributes[.type] as? FileAttributeType == .typeRegular)
        #expect((attributes[.size] as? NSNumber)?.intValue == 8)
        for (index, copy) in ["one", "two"].map(folder.appendingPathComponent).enumerated() {
            if index == 0 {
                try manager.copyItem(at: link, to: copy)
            } else {
                try manager.copyItem(atPath: link.path, toPath: copy.path)
            }
            #expect(throws: (any Error).self) { try plain.destinationOfSymbolicLink(atPath: copy.path) }
            try Data("the app's".utf8).write(to: copy)
            #expect(try Data(contentsOf: file) == Data("author's".utf8))
        }
        // Links of the app's own are copied as links.
        let own = folder.appendingPathComponent("own")
        try plain.createSymbolicLink(at: own, withDestinationURL: file)
        try manager.copyItem(at: own, to: folder.appendingPathComponent("copy"))
        #expect(try plain.destinationOfSymbolicLink(atPath: folder.path + "/copy") == file.path)
    }
}
