Testing.__checkValue(try await end("/a", answers: 0) {
                $0.cancel(); $0.resume()
            } == [cancelled],expression: .__fromSyntaxNode(#"try await end("/a", answers: 0) {\#n                $0.cancel(); $0.resume()\#n            } == [cancelled]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SeamFoundationTests/SessionAnswerTests.swift:99:9-102:30
