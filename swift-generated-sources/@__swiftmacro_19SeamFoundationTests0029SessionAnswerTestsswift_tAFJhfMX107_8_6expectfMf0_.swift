Testing.__checkBinaryOperation(after,{ $0 == $1() },[0],expression: .__fromBinaryOperation(.__fromSyntaxNode("after"),"==",.__fromSyntaxNode("[0]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SeamFoundationTests/SessionAnswerTests.swift:108:9-108:30
