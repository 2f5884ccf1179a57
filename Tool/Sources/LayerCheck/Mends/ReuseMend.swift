import SwiftSyntax

/// Empties a cell's set or bag in `prepareForReuse()`.
enum ReuseMend {
    static func edits(_ property: TypeFacts.Property, of type: TypeFacts) -> [Finding.Edit] {
        guard let part = type.parts.first(where: { !$0.isExtension }), part.file === property.file,
            let statement = statement(property)
        else { return [] }
        let members = part.node.memberBlock.members
        let override = members.lazy.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.first {
            $0.name.text == "prepareForReuse"
        }
        var edits: [Finding.Edit]
        if let override {
            guard let body = override.body, let edit = inserting(statement, in: body) else { return [] }
            edits = [edit]
        } else {
            // An extension in another file may have it.
            guard !type.methods.contains(where: { $0.name == "prepareForReuse" }),
                let indentation = members.first?.indentation, let last = members.last
            else { return [] }
            let access =
                part.node.modifiers.first { ["public", "open"].contains($0.name.text) } == nil ? "" : "public "
            let outer = part.node.firstToken(viewMode: .sourceAccurate)?.indentation ?? ""
            let step = indentation.hasPrefix(outer) ? String(indentation.dropFirst(outer.count)) : "    "
            let lines = [
                "", "\(indentation)\(access)override func prepareForReuse() {",
                "\(indentation)\(step)super.prepareForReuse()", "\(indentation)\(step)\(statement)", "\(indentation)}",
            ]
            // After the last member's line, with a comment beside it.
            guard let end = lineEnd(after: last, before: part.node.memberBlock.rightBrace) else { return [] }
            edits = [Finding.Edit(range: end..<end, text: "\n" + lines.joined(separator: "\n"))]
        }
        // A bag is emptied by another in its place.
        if property.isLet, let keyword = property.declaration?.bindingSpecifier {
            edits.append(.replace(keyword, "var"))
        }
        return edits
    }

    private static func statement(_ property: TypeFacts.Property) -> String? {
        switch property.typeNames {
        case ["Set", "AnyCancellable"], ["AnyCancellable"]:
            let isMany = property.typeNames.count == 2 || property.type?.is(ArrayTypeSyntax.self) == true
            return isMany ? "\(property.name).removeAll()" : nil
        case ["DisposeBag"]:
            guard property.initializer != nil, property.declaration?.bindings.count == 1 else { return nil }
            return "\(property.name) = DisposeBag()"
        default: return nil
        }
    }

    /// Writes a statement after the call of `super`, or as the first one, on a line of its own.
    private static func inserting(_ statement: String, in body: CodeBlockSyntax) -> Finding.Edit? {
        let first = body.statements.first {
            $0.trimmedDescription == "super.prepareForReuse()"
        }
        if let first, let indentation = first.indentation {
            return .insert("\n\(indentation)\(statement)", after: first)
        }
        guard first == nil, let next = body.statements.first, let indentation = next.indentation else { return nil }
        return .insert("\(statement)\n\(indentation)", before: next)
    }

    /// Where the line of a member ends; nil if the brace is on it.
    private static func lineEnd(after member: MemberBlockItemSyntax, before brace: TokenSyntax) -> Int? {
        var place = brace.position.utf8Offset
        for piece in brace.leadingTrivia {
            if piece.isNewline { return place }
            place += piece.sourceLength.utf8Length
        }
        return nil
    }
}
