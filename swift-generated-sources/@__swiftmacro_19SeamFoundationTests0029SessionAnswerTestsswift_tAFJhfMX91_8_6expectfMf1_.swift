Testing.__checkValue(try await end("/fails") {
                $0.resume(); $0.cancel()
            } == [cancelled],expression: .__fromSyntaxNode(#"try await end("/fails") {\#n                $0.resume(); $0.cancel()\#n            } == [cancelled]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SeamFoundationTests/SessionAnswerTests.swift:92:9-95:30
