// Made by `seam generate` from the rules in Tool/Sources/LayerCheck/Rules. Change those, then run it again.
// swift-format-ignore-file

enum CheckRuleList {
    static var all: [any CheckRule.Type] {
        [
            BindingRetainsSelfRule.self,
            CellKeepsSubscriptionsRule.self,
            LargeViewControllerRule.self,
            LargeViewModelRule.self,
            LargeViewRule.self,
            ModelKnowsScreenRule.self,
            NestedSubscriptionRule.self,
            SingletonInViewModelRule.self,
            SingletonInViewRule.self,
            StateKeptTwiceRule.self,
            SubscriptionNotKeptRule.self,
            TaskOutlivesViewRule.self,
            ViewModelHasOutletRule.self,
            ViewModelImportsInterfaceRule.self,
            ViewModelMadeAnewRule.self,
            ViewModelNamesViewRule.self,
            ViewModelNotObservedRule.self,
            ViewNamesServiceRule.self,
            ViewQueriesStoreRule.self,
            ViewWrapperOutsideViewRule.self,
        ]
    }
}
