/// The rules of translation.
enum TranslationRules {
    /// Those that ask for the same kind of node see it in this order.
    static let all: [any TranslationRule.Type] = [
        ObjectiveCAttributesRule.self,
        ObjectiveCProtocolsRule.self, RequiredInitialisersRule.self,
        ApplicationMainRule.self,
        DynamicModifierRule.self,
        ConditionsRule.self, AvailabilityRule.self,
        SourceLocationsRule.self,
        ModuleNamesRule.self,
        BroughtUIKitRule.self, FrameworksOfUIKitRule.self, SharedNamesRule.self,
        StandardStreamsRule.self, XMLParsersRule.self,
        ComparisonOfNumbersRule.self, NumberFunctionsRule.self, CountedFormatsRule.self,
        OptionalRequirementsRule.self,
        ManagedPropertiesRule.self,
        ManagedMethodsRule.self, ManagedInitialisersRule.self, ManagedObjectsRule.self,
        RealmPropertiesRule.self,
        RealmChangesRule.self,
        OptionalConformancesRule.self,
        SelectorEntriesRule.self,
        DelegateSelectorsRule.self,
        ValidationMethodsRule.self, TypedKeysRule.self,
        ObservedMessagesRule.self,
        PropertyEntriesRule.self,
        ObservingMethodsRule.self,
        ObservablePropertiesRule.self,
        RespondsOverrideRule.self, KeyedOverridesRule.self, AwakeOverrideRule.self, AccessibilityOverridesRule.self,
        MissingOverridesRule.self,
        SubclassTestsRule.self,
        ExtensionDispatchRule.self,
        ExtensionOverridesRule.self, FrameworkOverridesRule.self,
        ClassNamesRule.self,
        PrivateTypesRule.self,
        ResourceLiteralsRule.self,
        InvalidURLsRule.self,
        MetatypeInitialisersRule.self,
        ClassDescriptionRule.self,
        ObjectComparisonRule.self,
        ErrorCastsRule.self, FetchRequestCastsRule.self, StreamKeysRule.self, SingleErrorsRule.self,
        MissingTypesRule.self,
        OptionalCallsRule.self, DoubleOptionalsRule.self, KeyedValuesRule.self, AnyObjectMembersRule.self,
        DarwinNamesRule.self,
        FrameworkCallsRule.self,
        QualifiedNamesRule.self,
        SystemVersionsRule.self,
        MissingKeysRule.self, EntriesRule.self, AnimatableRule.self, QueryRule.self, ArchivedNamesRule.self,
        SecureUnarchivingRule.self,
        VoidParametersRule.self,
        ContentsOfURLsRule.self, LineFeedsRule.self,
        TimersRule.self, TransformValuesRule.self,
        EmptyObjectsRule.self, ResponseContentsRule.self,
        ImplicitMemberUnwrapRule.self,
        SelectorsRule.self,
        KeyPathsRule.self,
        PreviewsRule.self, TipRulesRule.self, ObservationRule.self, PersistentModelsRule.self, ModelActorsRule.self,
        TracedCallsRule.self,
        TracedStateRule.self,
        TestIsolationRule.self, BundleOfTestsRule.self,
        TracedTestsRule.self, XCTestRule.self,
    ]

    /// Which rules want to see which nodes.
    static let hooks: RuleHooks = {
        var hooks = RuleHooks()
        for rule in all { rule.add(to: &hooks) }
        return hooks
    }()
}
