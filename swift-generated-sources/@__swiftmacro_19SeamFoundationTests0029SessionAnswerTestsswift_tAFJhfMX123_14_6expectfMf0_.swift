Testing.__checkClosureCall(throws: URLError(.timedOut),performing: { try await session.data(from: try url("/fails")) },expression: .__fromSyntaxNode(#"{ try await session.data(from: try url("/fails")) }"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SeamFoundationTests/SessionAnswerTests.swift:124:15-124:103
