extension DataModelReader {
    func entity(_ element: InterfaceElement) throws(DocumentError) -> DataModel.Entity {
        var entity = DataModel.Entity(name: try required(element, "name"))
        entity.line = element.line
        entity.className = text(element, "representedClassName")
        // Older versions of Xcode wrote the module beside the class.
        if let module = text(element, "customClassModule"), let name = entity.className, !name.contains(".") {
            entity.className = module + "." + name
        }
        entity.parent = text(element, "parentEntity")
        entity.isAbstract = flag(element, "isAbstract")
        if let word = text(element, "codeGenerationType") {
            guard let known = DataModel.Entity.CodeGeneration(rawValue: word) else {
                throw error(element, "codeGenerationType \"\(word)\" is not known")
            }
            entity.codeGeneration = known
        }
        entity.renamingIdentifier = text(element, "elementID")
        entity.versionHashModifier = text(element, "versionHashModifier")
        entity.spotlightExpression = text(element, "coreSpotlightDisplayNameExpression")
        entity.userInfo = userInfo(element)
        entity.attributes = try attributes(element)
        for child in element.children {
            switch child.name {
            case "relationship": entity.relationships.append(try relationship(child))
            case "fetchedProperty": entity.fetchedProperties.append(try fetchedProperty(child))
            case "fetchIndex": entity.indexes.append(try index(child))
            case "uniquenessConstraints":
                for group in child.children where group.name == "uniquenessConstraint" {
                    entity.uniquenessConstraints.append(try values(group, of: "constraint"))
                }
            case "compoundIndexes":
                for group in child.children where group.name == "compoundIndex" {
                    entity.compoundIndexes.append(try values(group, of: "index"))
                }
            default: break
            }
        }
        return entity
    }

    private func values(_ element: InterfaceElement, of name: String) throws(DocumentError) -> [String] {
        try element.children.filter { $0.name == name }.map { child throws(DocumentError) in
            try required(child, "value")
        }
    }

    func attributes(_ element: InterfaceElement) throws(DocumentError) -> [DataModel.Attribute] {
        try element.children.filter { $0.name == "attribute" }.map { child throws(DocumentError) in
            try attribute(child)
        }
    }

    private func attribute(_ element: InterfaceElement) throws(DocumentError) -> DataModel.Attribute {
        let name = try required(element, "name")
        let word = text(element, "attributeType") ?? DataModel.Attribute.Kind.undefined.rawValue
        // What newer versions of Xcode call the same.
        let synonyms = ["Binary Data": "Binary", "Object ID": "ObjectID", "Composite Attribute": "Composite"]
        guard let kind = DataModel.Attribute.Kind(rawValue: synonyms[word] ?? word) else {
            throw error(element, "the attribute \"\(name)\" is of the type \"\(word)\", which is not known")
        }
        var attribute = DataModel.Attribute(name: name, kind: kind)
        attribute.line = element.line
        attribute.isOptional = flag(element, "optional")
        attribute.isTransient = flag(element, "transient")
        attribute.isScalar = flag(element, "usesScalarValueType")
        if kind == .date {
            attribute.defaultValue = text(element, "defaultDateTimeInterval")
            attribute.minimum = text(element, "minDateTimeInterval")
            attribute.maximum = text(element, "maxDateTimeInterval")
        } else {
            // A text may be empty by default.
            attribute.defaultValue =
                kind == .string ? element["defaultValueString"] : text(element, "defaultValueString")
            attribute.minimum = text(element, "minValueString")
            attribute.maximum = text(element, "maxValueString")
        }
        attribute.pattern = text(element, "regularExpressionString")
        attribute.valueTransformer = text(element, "valueTransformerName")
        // With a module in front, or the mark of the app's own, and perhaps with nothing behind it
        if let name = text(element, "customClassName"), name.last != "." {
            attribute.valueClass = name.first == "." ? String(name.dropFirst()) : name
        }
        if flag(element, "derived") { attribute.derivation = try required(element, "derivationExpression") }
        if kind == .composite {
            let names = ["compositeName", "compositeTypeName", "elementName", "compositeAttributeName"]
            attribute.composite = names.lazy.compactMap { text(element, $0) }.first
        }
        attribute.allowsExternalStorage = flag(element, "allowsExternalBinaryDataStorage")
        attribute.allowsCloudEncryption = flag(element, "allowsCloudEncryption")
        attribute.preservesAfterDeletion =
            flag(element, "preserveAfterDeletion") || flag(element, "preservesValueInHistoryOnDeletion")
        attribute.isIndexed = flag(element, "indexed")
        attribute.isIndexedBySpotlight = flag(element, "spotlightIndexingEnabled")
        attribute.renamingIdentifier = text(element, "elementID")
        attribute.versionHashModifier = text(element, "versionHashModifier")
        attribute.userInfo = userInfo(element)
        return attribute
    }

    private func relationship(_ element: InterfaceElement) throws(DocumentError) -> DataModel.Relationship {
        var relationship = DataModel.Relationship(
            name: try required(element, "name"), destination: try required(element, "destinationEntity"))
        relationship.line = element.line
        relationship.inverse = text(element, "inverseName")
        relationship.isOptional = flag(element, "optional")
        relationship.isTransient = flag(element, "transient")
        relationship.isToMany = flag(element, "toMany")
        relationship.isOrdered = flag(element, "ordered")
        relationship.minimumCount = try count(element, "minCount")
        relationship.maximumCount = relationship.isToMany ? try count(element, "maxCount") : 1
        if let word = text(element, "deletionRule") {
            guard let rule = DataModel.Relationship.DeleteRule(rawValue: word) else {
                throw error(element, "the deletion rule \"\(word)\" is not known")
            }
            relationship.deleteRule = rule
        } else {
            relationship.deleteRule = .noAction
        }
        relationship.renamingIdentifier = text(element, "elementID")
        relationship.versionHashModifier = text(element, "versionHashModifier")
        relationship.userInfo = userInfo(element)
        return relationship
    }

    private func fetchedProperty(_ element: InterfaceElement) throws(DocumentError) -> DataModel.FetchedProperty {
        guard let request = element.child(named: "fetchRequest") else {
            throw error(element, "<fetchedProperty> has no <fetchRequest>")
        }
        var property = DataModel.FetchedProperty(
            name: try required(element, "name"), request: try fetchRequest(request))
        property.isOptional = flag(element, "optional")
        property.userInfo = userInfo(element)
        return property
    }

    func fetchRequest(_ element: InterfaceElement) throws(DocumentError) -> DataModel.FetchRequest {
        var request = DataModel.FetchRequest(
            name: try required(element, "name"), entity: try required(element, "entity"))
        request.line = element.line
        request.predicate = text(element, "predicateString")
        request.limit = try count(element, "fetchLimit")
        request.batchSize = try count(element, "fetchBatchSize")
        request.resultType = try count(element, "resultType")
        request.returnsFaults = element.bool("returnObjectsAsFaults") ?? true
        request.includesValues = element.bool("includesPropertyValues") ?? true
        request.includesSubentities = element.bool("includeSubentities") ?? true
        request.returnsDistinctResults = flag(element, "returnDistinctResults")
        return request
    }

    private func index(_ element: InterfaceElement) throws(DocumentError) -> DataModel.FetchIndex {
        var elements: [DataModel.FetchIndex.Element] = []
        for child in element.children where child.name == "fetchIndexElement" {
            var part = DataModel.FetchIndex.Element(property: text(child, "property"))
            part.expression = text(child, "expression")
            part.expressionKind = text(child, "expressionType").flatMap(DataModel.Attribute.Kind.init)
            guard part.property != nil || part.expression != nil else {
                throw error(child, "<fetchIndexElement> has neither property nor expression")
            }
            part.isRTree = text(child, "type").map { $0.lowercased() == "rtree" } ?? false
            part.isAscending = text(child, "order") != "descending"
            elements.append(part)
        }
        var index = DataModel.FetchIndex(name: try required(element, "name"), elements: elements)
        index.predicate = text(element, "partialIndexPredicate") ?? text(element, "predicateString")
        return index
    }
}
