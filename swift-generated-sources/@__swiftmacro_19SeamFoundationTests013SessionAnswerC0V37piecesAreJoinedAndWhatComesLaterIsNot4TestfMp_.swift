@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s19SeamFoundationTests013SessionAnswerC0V37piecesAreJoinedAndWhatComesLaterIsNot4TestfMp_17Z1c02b4885d24f72dfMu_() async throws -> Void {
  let $s19SeamFoundationTests013SessionAnswerC0V37piecesAreJoinedAndWhatComesLaterIsNot4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(SessionAnswerTests())))
  _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s19SeamFoundationTests013SessionAnswerC0V37piecesAreJoinedAndWhatComesLaterIsNot4TestfMp_7__localfMu_.piecesAreJoinedAndWhatComesLaterIsNot())))
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s19SeamFoundationTests013SessionAnswerC0V37piecesAreJoinedAndWhatComesLaterIsNot4TestfMp_25generator1c02b4885d24f72dfMu_() async -> Testing.Test {
  return .__function(
  named: "piecesAreJoinedAndWhatComesLaterIsNot()",
  in: SessionAnswerTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "SeamFoundationTests/SessionAnswerTests.swift", filePath: "/work/main/Tests/SeamFoundationTests/SessionAnswerTests.swift", line: 122, column: 6),
  parameters: [],
  testFunction: $s19SeamFoundationTests013SessionAnswerC0V37piecesAreJoinedAndWhatComesLaterIsNot4TestfMp_17Z1c02b4885d24f72dfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s19SeamFoundationTests013SessionAnswerC0V37piecesAreJoinedAndWhatComesLaterIsNot4TestfMp_24accessor1c02b4885d24f72dfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s19SeamFoundationTests013SessionAnswerC0V37piecesAreJoinedAndWhatComesLaterIsNot4TestfMp_25generator1c02b4885d24f72dfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s19SeamFoundationTests013SessionAnswerC0V37piecesAreJoinedAndWhatComesLaterIsNot4TestfMp_33testContentRecord1c02b4885d24f72dfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s19SeamFoundationTests013SessionAnswerC0V37piecesAreJoinedAndWhatComesLaterIsNot4TestfMp_24accessor1c02b4885d24f72dfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/SeamFoundationTests/SessionAnswerTests.swift:127:6-127:6
