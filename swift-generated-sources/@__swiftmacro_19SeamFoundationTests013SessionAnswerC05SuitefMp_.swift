@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private  func $s19SeamFoundationTests013SessionAnswerC05SuitefMp_9generatorfMu_() async -> Testing.Test {
  .__type(
    SessionAnswerTests.self,
    traits: [.serialized,.__documentationLine("/// Protocols that answer requests of sessions.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "SeamFoundationTests/SessionAnswerTests.swift", filePath: "/work/main/Tests/SeamFoundationTests/SessionAnswerTests.swift", line: 49, column: 2)
  )
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s19SeamFoundationTests013SessionAnswerC05SuitefMp_8accessorfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s19SeamFoundationTests013SessionAnswerC05SuitefMp_9generatorfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s19SeamFoundationTests013SessionAnswerC05SuitefMp_17testContentRecordfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s19SeamFoundationTests013SessionAnswerC05SuitefMp_8accessorfMu_($0, $1, $2, $3) },
  0b1,
  0
)

// original-source-range: /work/main/Tests/SeamFoundationTests/SessionAnswerTests.swift:133:2-133:2
