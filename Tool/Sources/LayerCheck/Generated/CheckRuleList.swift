// Made by `seam generate` from the rules in Tool/Sources/LayerCheck/Rules. Change those, then run it again.
// swift-format-ignore-file

enum CheckRuleList {
    static var all: [any CheckRule.Type] {
        [
            BindingRetainsSelfRule.self,
            CellKeepsSubscriptionsRule.self,
            LargeViewControllerRule.self,
            LargeViewModelRule.self,
            ModelKnowsScreenRule.self,
            SingletonInViewModelRule.self,
            StateKeptTwiceRule.self,
            SubscriptionNotKeptRule.self,
            ViewModelHasOutletRule.self,
            ViewModelImportsInterfaceRule.self,
            ViewModelNamesViewRule.self,
            ViewNamesServiceRule.self,
        ]
    }
}
