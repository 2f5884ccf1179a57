internal import Documents
internal import Foundation
internal import SeamFoundation

extension NSManagedObjectModel {
    /// The fetch requests that have names, by them.
    public final var fetchRequestTemplatesByName: [String: NSFetchRequest<any NSFetchRequestResult>] {
        var result: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]
        for name in Set(templates.keys).union(storedRequests.keys) {
            result[name] = fetchRequestTemplate(forName: name)
        }
        return result
    }

    /// The fetch request of a name, as it was given, with the variables in its predicate; nil if there is none.
    public final func fetchRequestTemplate(forName name: String) -> NSFetchRequest<any NSFetchRequestResult>? {
        if let given = templates[name] as? NSFetchRequest<any NSFetchRequestResult> { return given }
        return storedRequests[name].flatMap(request)
    }

    /// Gives a fetch request a name; nil takes it away.
    public final func setFetchRequestTemplate(
        _ fetchRequestTemplate: NSFetchRequest<any NSFetchRequestResult>?, forName name: String
    ) {
        checkEditable()
        templates[name] = fetchRequestTemplate
        storedRequests[name] = nil
    }

    /// A copy of the fetch request of a name with values in the place of its predicate's variables; nil if there is none.
    public final func fetchRequestFromTemplate(
        withName name: String, substitutionVariables variables: [String: Any]
    ) -> NSFetchRequest<any NSFetchRequestResult>? {
        guard let template = fetchRequestTemplate(forName: name),
            let request = template.copy() as? NSFetchRequest<any NSFetchRequestResult>
        else { return nil }
        request.predicate = template.predicate.map { $0.withSubstitutionVariables(variables) }
        return request
    }

    /// The request that the model's file has.
    final func request(_ source: DataModel.FetchRequest) -> NSFetchRequest<any NSFetchRequestResult>? {
        let request = NSFetchRequest<any NSFetchRequestResult>(entityName: source.entity)
        request.entity = entitiesByName[source.entity]
        if let format = source.predicate {
            guard let predicate = try? PredicateParser.predicate(format, []) else { return nil }
            request.predicate = predicate
        }
        request.fetchLimit = source.limit
        request.fetchBatchSize = source.batchSize
        request.resultType = NSFetchRequestResultType(rawValue: UInt(source.resultType))
        request.returnsObjectsAsFaults = source.returnsFaults
        request.includesPropertyValues = source.includesValues
        request.includesSubentities = source.includesSubentities
        request.returnsDistinctResults = source.returnsDistinctResults
        return request
    }
}
