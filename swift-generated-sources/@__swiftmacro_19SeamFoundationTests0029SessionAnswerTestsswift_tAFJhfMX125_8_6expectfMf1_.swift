Testing.__checkBinaryOperation(!(silent.1 is HTTPURLResponse),{ $0 && $1() },silent.0.count == 7,expression: .__fromBinaryOperation(.__fromSyntaxNode("!(silent.1 is HTTPURLResponse)"),"&&",.__fromSyntaxNode("silent.0.count == 7")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SeamFoundationTests/SessionAnswerTests.swift:126:9-126:71
