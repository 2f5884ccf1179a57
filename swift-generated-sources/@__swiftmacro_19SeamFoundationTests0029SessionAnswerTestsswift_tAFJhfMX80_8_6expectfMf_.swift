Testing.__checkValue(try await end("/a") {
                $0.resume(); $0.cancel()
            } == [cancelled],expression: .__fromSyntaxNode(#"try await end("/a") {\#n                $0.resume(); $0.cancel()\#n            } == [cancelled]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SeamFoundationTests/SessionAnswerTests.swift:81:9-84:30
