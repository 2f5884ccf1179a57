import Documents
import Foundation

/// Writes down what became of each step, a line of JSON each, with a picture of the screen after it if that is asked for.
@MainActor
final class FlowRecorder {
    private let folder: URL
    private let hasPictures: Bool
    private var open: [(step: FlowStep, place: String, began: Double)] = []
    private var attached: [FlowReportStep.Picture] = []
    private var count = 0

    init(folder: URL, hasPictures: Bool) {
        self.folder = folder
        self.hasPictures = hasPictures
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        // A life of the app before this one may have left some.
        count = names.count { $0.hasPrefix("step-") }
    }

    func begin(_ step: FlowStep, place: String) {
        open.append((step, place, ProcessInfo.processInfo.systemUptime))
    }

    /// Notes that a picture belongs to the step that is being taken.
    func attach(_ kind: String, _ file: URL) {
        let name =
            file.path.hasPrefix(folder.path + "/") ? String(file.path.dropFirst(folder.path.count + 1)) : file.path
        attached.append(.init(kind: kind, file: name))
    }

    func end(_ step: FlowStep, _ screen: FlowScreen, _ failure: FlowFailure? = nil) {
        guard let last = open.popLast() else { return }
        // A group's steps speak for it.
        guard !step.command.isGroup else { return }
        var line = FlowReportStep(place: last.place, step: step.label ?? step.summary)
        line.seconds = ProcessInfo.processInfo.systemUptime - last.began
        line.failure = failure?.reason
        line.details = failure?.details ?? []
        line.isOptional = step.isOptional
        line.pictures = attached
        attached = []
        if hasPictures {
            count += 1
            let name = "step-\(count).png"
            if (try? screen.writePicture(to: folder.appendingPathComponent(name))) != nil {
                line.pictures.append(.init(kind: "screen", file: name))
            }
        }
        guard var data = try? JSONEncoder().encode(line) else { return }
        data.append(contentsOf: "\n".utf8)
        let file = folder.appendingPathComponent(FlowReportStep.fileName)
        if let handle = FileHandle(forWritingAtPath: file.path) {
            _ = try? handle.seekToEnd()
            try? handle.write(contentsOf: data)
        } else {
            try? data.write(to: file)
        }
    }
}
