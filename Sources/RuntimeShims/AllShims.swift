/// Every shim there is.
public enum AllShims {
    public static var list: [any RuntimeShim.Type] {
        [
            AnyWords.self, BundleLanguages.self, CoreFoundationTypes.self, CurrentLocale.self, EarlyEnd.self,
            ErrorDescriptions.self, FoundationClassNames.self, FoundationMark.self, HeapBlocks.self, HeapTypes.self,
            CurrentTask.self, InitializerSlots.self, InputMethodKeys.self, IsolationChecks.self, IsolationErasure.self,
            KeyPathComponents.self, ManyRetains.self, MethodTables.self, NotificationObservers.self, ObjectClasses.self,
            ObjectEnds.self, OpenAccesses.self, PreferredLanguages.self, ResponseValues.self, RunLoopSources.self,
            ShortTextWords.self, StoredProperties.self, SubclassList.self, Superclasses.self,
            SymbolNames.self,
            TaskHook.self, UnownedRetain.self,
        ]
    }

    /// A table in Markdown, a row for each shim.
    public static var table: String {
        let rows = list.map { "| \($0.name) | \($0.reason) | \($0.seenWith) | \($0.loss) |\n" }
        return "| Reach | Why | Seen with | Without it |\n| --- | --- | --- | --- |\n" + rows.joined()
    }
}
