Testing.__checkBinaryOperation(codes == [0],{ $0 || $1() },codes == [cancelled],expression: .__fromBinaryOperation(.__fromSyntaxNode("codes == [0]"),"||",.__fromSyntaxNode("codes == [cancelled]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SeamFoundationTests/SessionAnswerTests.swift:118:13-118:58
