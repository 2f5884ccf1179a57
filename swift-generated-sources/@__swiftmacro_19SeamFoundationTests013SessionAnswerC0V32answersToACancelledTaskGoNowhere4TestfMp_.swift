@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s19SeamFoundationTests013SessionAnswerC0V32answersToACancelledTaskGoNowhere4TestfMp_16f7203c8f0f07fa0dfMu_() async throws -> Void {
  let $s19SeamFoundationTests013SessionAnswerC0V32answersToACancelledTaskGoNowhere4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(SessionAnswerTests())))
  _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s19SeamFoundationTests013SessionAnswerC0V32answersToACancelledTaskGoNowhere4TestfMp_7__localfMu_.answersToACancelledTaskGoNowhere())))
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s19SeamFoundationTests013SessionAnswerC0V32answersToACancelledTaskGoNowhere4TestfMp_25generatorf7203c8f0f07fa0dfMu_() async -> Testing.Test {
  return .__function(
  named: "answersToACancelledTaskGoNowhere()",
  in: SessionAnswerTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "SeamFoundationTests/SessionAnswerTests.swift", filePath: "/work/main/Tests/SeamFoundationTests/SessionAnswerTests.swift", line: 80, column: 6),
  parameters: [],
  testFunction: $s19SeamFoundationTests013SessionAnswerC0V32answersToACancelledTaskGoNowhere4TestfMp_16f7203c8f0f07fa0dfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s19SeamFoundationTests013SessionAnswerC0V32answersToACancelledTaskGoNowhere4TestfMp_24accessorf7203c8f0f07fa0dfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s19SeamFoundationTests013SessionAnswerC0V32answersToACancelledTaskGoNowhere4TestfMp_25generatorf7203c8f0f07fa0dfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s19SeamFoundationTests013SessionAnswerC0V32answersToACancelledTaskGoNowhere4TestfMp_33testContentRecordf7203c8f0f07fa0dfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s19SeamFoundationTests013SessionAnswerC0V32answersToACancelledTaskGoNowhere4TestfMp_24accessorf7203c8f0f07fa0dfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/SeamFoundationTests/SessionAnswerTests.swift:96:6-96:6
