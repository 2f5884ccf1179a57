/// All that is generated.
public enum FileGenerators {
    /// In order of name.
    public static let all: [any FileGenerator] = [
        AnyObjectMemberGenerator(),
        BindingCostGenerator(),
        CheckRulesGenerator(),
        ClassFamilyGenerator(),
        CombineOperatorGenerator(),
        CombineProxyGenerator(),
        CourseGenerator(),
        DocumentationGenerator(),
        FrameworkMethodGenerator(),
        ObservableKeyGenerator(),
        NibElementGenerator(),
        NibKeyGenerator(),
        RxCombiningGenerator(),
        RxDelegateGenerator(),
        RxProxyGenerator(),
        SurveyTableGenerator(),
        SymbolTableGenerator(),
        TranslationRulesGenerator(),
    ]
}
