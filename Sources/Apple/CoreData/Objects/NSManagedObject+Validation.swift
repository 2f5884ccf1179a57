internal import Foundation

extension NSManagedObject {
    /// What the model asks of each value.
    final func validateProperties() throws {
        guard !isFault else { return }
        guard OwnValidations.of(Swift.type(of: self)) == nil else { return try validateOneByOne() }
        var errors: [any Error] = []
        for (key, place) in layout.checked {
            switch place {
            case .attribute(let slot, let kind):
                check(layout.rows.slots[slot], key, state.values[slot].any(as: kind), &errors)
            case .transient(let attribute, let kind):
                check(attribute, key, state.transients[key]?.any(as: kind), &errors)
            case .toOne(let slot, let relationship):
                if !relationship.isOptional, state.values[slot].isNull {
                    errors.append(
                        ValidationErrors.error(NSValidationMissingMandatoryPropertyError, self, key, nil))
                }
            case .toMany(let position, let relationship):
                checkCount(position, relationship, &errors)
            case .composite, .fetched: break
            }
        }
        if let error = ValidationErrors.joined(errors) { throw error }
    }

    func check(_ property: NSPropertyDescription, _ key: String, _ value: Any?, _ errors: inout [any Error]) {
        guard let value else {
            if !property.isOptional {
                errors.append(ValidationErrors.error(NSValidationMissingMandatoryPropertyError, self, key, nil))
            }
            return
        }
        for (number, predicate) in property.validationPredicates.enumerated() where !predicate.evaluate(with: value) {
            let warnings = property.validationWarnings
            let code = number < warnings.count ? (warnings[number] as? NSNumber)?.intValue : nil
            errors.append(
                ValidationErrors.error(code ?? NSManagedObjectValidationError, self, key, value, predicate: predicate))
        }
    }

    func checkCount(
        _ position: Int, _ relationship: NSRelationshipDescription, _ errors: inout [any Error]
    ) {
        let (least, most) = (max(relationship.minCount, relationship.isOptional ? 0 : 1), relationship.maxCount)
        guard least > 0 || most > 0 else { return }
        let count = relatedIDs(position).count
        // None at all is a matter of being optional.
        if count < least, count > 0 || !relationship.isOptional {
            errors.append(
                ValidationErrors.error(
                    NSValidationRelationshipLacksMinimumCountError, self, relationship.name, held(relationship.name)))
        } else if most > 0, count > most {
            errors.append(
                ValidationErrors.error(
                    NSValidationRelationshipExceedsMaximumCountError, self, relationship.name, held(relationship.name)))
        }
    }

    /// What delete rules deny.
    final func validateDeletion() throws {
        var errors: [any Error] = []
        for (key, place) in layout.places.sorted(by: { $0.key < $1.key }) {
            let relationship: NSRelationshipDescription
            switch place {
            case .toOne(_, let toOne): relationship = toOne
            case .toMany(_, let toMany): relationship = toMany
            default: continue
            }
            guard relationship.deleteRule == .denyDeleteRule else { continue }
            let remaining = objectIDs(forRelationshipNamed: key).filter {
                context?.registeredObject(for: $0)?.marks.contains(.deleted) != true
            }
            if !remaining.isEmpty {
                errors.append(
                    ValidationErrors.error(NSValidationRelationshipDeniedDeleteError, self, key, held(key)))
            }
        }
        if let error = ValidationErrors.joined(errors) { throw error }
    }
}
