@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s19SeamFoundationTests013SessionAnswerC0V37aTaskThatIsCancelledAtAnyTimeEndsOnce4TestfMp_17Z10f07acec7e956d3fMu_() async throws -> Void {
  let $s19SeamFoundationTests013SessionAnswerC0V37aTaskThatIsCancelledAtAnyTimeEndsOnce4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(SessionAnswerTests())))
  _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s19SeamFoundationTests013SessionAnswerC0V37aTaskThatIsCancelledAtAnyTimeEndsOnce4TestfMp_7__localfMu_.aTaskThatIsCancelledAtAnyTimeEndsOnce())))
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s19SeamFoundationTests013SessionAnswerC0V37aTaskThatIsCancelledAtAnyTimeEndsOnce4TestfMp_25generator10f07acec7e956d3fMu_() async -> Testing.Test {
  return .__function(
  named: "aTaskThatIsCancelledAtAnyTimeEndsOnce()",
  in: SessionAnswerTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "SeamFoundationTests/SessionAnswerTests.swift", filePath: "/work/main/Tests/SeamFoundationTests/SessionAnswerTests.swift", line: 111, column: 6),
  parameters: [],
  testFunction: $s19SeamFoundationTests013SessionAnswerC0V37aTaskThatIsCancelledAtAnyTimeEndsOnce4TestfMp_17Z10f07acec7e956d3fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s19SeamFoundationTests013SessionAnswerC0V37aTaskThatIsCancelledAtAnyTimeEndsOnce4TestfMp_24accessor10f07acec7e956d3fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s19SeamFoundationTests013SessionAnswerC0V37aTaskThatIsCancelledAtAnyTimeEndsOnce4TestfMp_25generator10f07acec7e956d3fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s19SeamFoundationTests013SessionAnswerC0V37aTaskThatIsCancelledAtAnyTimeEndsOnce4TestfMp_33testContentRecord10f07acec7e956d3fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s19SeamFoundationTests013SessionAnswerC0V37aTaskThatIsCancelledAtAnyTimeEndsOnce4TestfMp_24accessor10f07acec7e956d3fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/SeamFoundationTests/SessionAnswerTests.swift:120:6-120:6
