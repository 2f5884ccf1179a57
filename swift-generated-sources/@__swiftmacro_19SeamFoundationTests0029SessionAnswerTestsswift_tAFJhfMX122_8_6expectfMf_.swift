Testing.__checkValue(String(decoding: try await session.data(from: try url("/a")).0, as: UTF8.self) == "one two",expression: .__fromSyntaxNode(#"String(decoding: try await session.data(from: try url("/a")).0, as: UTF8.self) == "one two""#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SeamFoundationTests/SessionAnswerTests.swift:123:9-123:109
