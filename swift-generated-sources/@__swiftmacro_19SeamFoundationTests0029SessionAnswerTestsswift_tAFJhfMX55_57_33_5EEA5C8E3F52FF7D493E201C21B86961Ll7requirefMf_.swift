Testing.__checkFunctionCall((),calling: { 
  URL(string: $1)
},"https://example.com" + path,expression: .__fromFunctionCall(nil,"URL",("string",.__fromSyntaxNode(#""https://example.com" + path"#))),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/SeamFoundationTests/SessionAnswerTests.swift:56:58-56:109
