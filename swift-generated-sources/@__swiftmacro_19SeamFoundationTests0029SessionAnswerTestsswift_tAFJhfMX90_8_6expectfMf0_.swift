Testing.__checkBinaryOperation(twice,{ $0 == $1() },[cancelled],expression: .__fromBinaryOperation(.__fromSyntaxNode("twice"),"==",.__fromSyntaxNode("[cancelled]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SeamFoundationTests/SessionAnswerTests.swift:91:9-91:38
