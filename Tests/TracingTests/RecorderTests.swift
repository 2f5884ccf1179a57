import Foundation
import RuntimeShims
import SeamPrimitives
import Testing

@testable import Tracing

/// What a recorder writes, as objects.
private func lines(of work: (Recorder) -> Void) throws -> [[String: Any]] {
    let recorder = Recorder()
    let pipe = Pipe()
    recorder.writer.open(pipe.fileHandleForWriting.fileDescriptor)
    work(recorder)
    recorder.writer.flush()
    try pipe.fileHandleForWriting.close()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    return try data.split(separator: 0x0A).map {
        try JSONSerialization.jsonObject(with: Data($0)) as? [String: Any] ?? [:]
    }
}

@Suite("Spans", .serialized)
struct RecorderTests {
    @Test func spansLieInEachOther() throws {
        let found = try lines { recorder in
            let outer = recorder.begin(.touch, "tap", isQuiet: false)
            let inner = recorder.begin(.call, "f()", isQuiet: false)
            recorder.mark("state") { $0.add("n", "x") }
            recorder.end(inner)
            recorder.end(outer)
        }
        #expect(found.map { $0["e"] as? String } == ["b", "b", "m", "x", "x"])
        #expect(found[1]["p"] as? Int == found[0]["i"] as? Int && found[2]["p"] as? Int == found[1]["i"] as? Int)
        #expect(found[0]["p"] == nil)
    }

    @Test func aQuietSpanIsWrittenWhenSomethingHappensInIt() throws {
        let nothing = try lines { recorder in recorder.end(recorder.begin(.touch, "touch", isQuiet: true)) }
        #expect(nothing.isEmpty)
        let something = try lines { recorder in
            let span = recorder.begin(.touch, "touch", isQuiet: true)
            recorder.mark("state") { _ in }
            recorder.end(span)
        }
        #expect(something.map { $0["e"] as? String } == ["b", "m", "x"])
    }

    @Test func workGoesOnInTheSpanThatItWasHandedOverIn() throws {
        let found = try lines { recorder in
            let span = recorder.begin(.call, "f()", isQuiet: false)
            let origin = recorder.origin()
            recorder.end(span)
            let done = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                let hop = recorder.resume(origin, "queue")
                recorder.mark("told") { _ in }
                recorder.end(hop)
                done.signal()
            }
            done.wait()
        }
        let hop = try #require(found.first { $0["k"] as? String == "hop" })
        #expect(hop["p"] as? Int == found[0]["i"] as? Int)
        #expect(hop["th"] as? Int != found[0]["th"] as? Int)
    }

    @Test func aQuietSpanIsWrittenWithItsEndWhenWorkThatFollowedFromItDidSomething() throws {
        let found = try lines { recorder in
            let touch = recorder.begin(.touch, "touch", isQuiet: true)
            let origin = recorder.laterOrigin()
            recorder.end(touch)
            guard let origin else { return }
            for name in ["first", "second"] {
                let hop = recorder.resume(origin, name)
                #expect(recorder.isInConsequence && recorder.isInnermost(hop))
                recorder.mark("told") { _ in }
                recorder.end(hop)
            }
        }
        #expect(found.map { $0["e"] as? String } == ["b", "x", "b", "m", "x", "b", "m", "x"])
        let touch = try #require(found[0]["i"] as? Int)
        #expect(found[1]["i"] as? Int == touch && found[2]["p"] as? Int == touch && found[5]["p"] as? Int == touch)
        let times = found[0...2].compactMap { $0["t"] as? Int }
        #expect(times.count == 3 && times.sorted() == times)
    }

    @Test func workThatFollowedAndDidNothingLeavesNothing() throws {
        let found = try lines { recorder in
            let touch = recorder.begin(.touch, "touch", isQuiet: true)
            let origin = recorder.laterOrigin()
            recorder.end(touch)
            if let origin { recorder.end(recorder.resume(origin, "layout")) }
            #expect(recorder.laterOrigin() == nil && !recorder.isInConsequence)
        }
        #expect(found.isEmpty)
    }

    @Test func workThatFollowsFromWorkThatFollowsBringsAllOfThem() throws {
        let found = try lines { recorder in
            let touch = recorder.begin(.touch, "touch", isQuiet: true)
            let first = recorder.laterOrigin()
            recorder.end(touch)
            guard let first else { return }
            let hop = recorder.resume(first, "turn")
            let second = recorder.laterOrigin()
            recorder.end(hop)
            guard let second else { return }
            let last = recorder.resume(second, "layout")
            recorder.mark("told") { _ in }
            recorder.end(last)
        }
        #expect(found.map { $0["n"] as? String } == ["touch", nil, "turn", nil, "layout", nil, nil])
        #expect(found[2]["p"] as? Int == found[0]["i"] as? Int && found[4]["p"] as? Int == found[2]["i"] as? Int)
    }

    @Test func aSpanOfAnotherThreadIsNotAround() throws {
        let found = try lines { recorder in
            let span = recorder.begin(.call, "f()", isQuiet: false)
            let done = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                recorder.mark("told") { _ in }
                done.signal()
            }
            done.wait()
            recorder.end(span)
        }
        #expect(found.first { $0["e"] as? String == "m" }?["p"] == nil)
    }

    @Test func eachTaskHasSpansOfItsOwn() async throws {
        let identities = await withTaskGroup(of: CurrentTask.Identity?.self) { group in
            for _ in 0..<8 { group.addTask { CurrentTask.identity } }
            return await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(!identities.contains(nil) && identities.count == 8)
    }

    @Test func whatIsWrittenAfterTheReaderHasGoneIsDropped() throws {
        signal(SIGPIPE, SIG_IGN)
        let recorder = Recorder()
        let pipe = Pipe()
        recorder.writer.open(pipe.fileHandleForWriting.fileDescriptor)
        try pipe.fileHandleForReading.close()
        for _ in 0..<10_000 { recorder.mark("state") { $0.add("n", "something of some length") } }
        recorder.writer.flush()
    }
}
