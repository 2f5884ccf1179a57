Testing.__checkValue(try String(contentsOf: file, encoding: .utf8) == "one two",expression: .__fromSyntaxNode(#"try String(contentsOf: file, encoding: .utf8) == "one two""#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SeamFoundationTests/SessionAnswerTests.swift:131:9-131:76
