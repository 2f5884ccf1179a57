import Testing

@testable import SurfaceGenerator

/// Names in Objective-C of what is declared in Swift. The expected names are those of Apple's documentation.
@Suite struct ObjectiveCSelectorTests {
    private func name(_ declaration: String) throws -> String {
        let surface = try Repository.surface("class Example { \(declaration) }")
        return ObjectiveCSelector.name(of: try #require(surface["Example"]?.members.first))
    }

    @Test(arguments: [
        ("func reloadData()", "reloadData"),
        ("func viewWillAppear(_ animated: Bool)", "viewWillAppear:"),
        ("func scrollViewDidScroll(_ scrollView: UIScrollView)", "scrollViewDidScroll:"),
        // The noun of the parameter, as much of it as the name inside says.
        (
            "func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)",
            "tableView:willDisplayCell:forRowAtIndexPath:"
        ),
        (
            "func tableView(_ t: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt i: IndexPath)",
            "tableView:commitEditingStyle:forRowAtIndexPath:"
        ),
        (
            "func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])",
            "tableView:prefetchRowsAtIndexPaths:"
        ),
        (
            "func navigationController(_ n: UINavigationController, animationControllerFor operation: "
                + "UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> Any?",
            "navigationController:animationControllerForOperation:fromViewController:toViewController:"
        ),
        (
            "func navigationController(_ n: UINavigationController, interactionControllerFor animationController: "
                + "any UIViewControllerAnimatedTransitioning) -> Any?",
            "navigationController:interactionControllerForAnimationController:"
        ),
        (
            "func application(_ a: UIApplication, open url: URL, options: [String: Any]) -> Bool",
            "application:openURL:options:"
        ),
        (
            "func windowScene(_ w: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace)",
            "windowScene:didUpdateCoordinateSpace:"
        ),
        // What a name says is not said twice.
        ("func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)", "scene:openURLContexts:"),
        ("func point(inside point: CGPoint, with event: UIEvent?) -> Bool", "pointInside:withEvent:"),
        (
            "func tableView(_ t: UITableView, numberOfRowsInSection section: Int) -> Int",
            "tableView:numberOfRowsInSection:"
        ),
        // Numbers are an index after "at" alone, and truth values have no noun.
        (
            "func collectionView(_ c: UICollectionView, layout l: UICollectionViewLayout, insetForSectionAt section: Int)",
            "collectionView:layout:insetForSectionAtIndex:"
        ),
        ("func popViewController(animated: Bool) -> UIViewController?", "popViewControllerAnimated:"),
        // Verbs alone take what they are done to.
        (
            "func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)?)",
            "presentViewController:animated:completion:"
        ),
        ("func convert(_ point: CGPoint, to view: UIView?) -> CGPoint", "convertPoint:toView:"),
        ("func isKind(of aClass: AnyClass) -> Bool", "isKindOfClass:"),
        ("func perform(_ aSelector: Selector, with object: Any?)", "performSelector:withObject:"),
        ("func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?)", "sendAction:to:forEvent:"),
        ("func addTextField(configurationHandler: ((UITextField) -> Void)?)", "addTextFieldWithConfigurationHandler:"),
        (
            "func urlSession(_ s: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)",
            "URLSession:dataTask:didReceiveData:"
        ),
        // What no rule says stands beside the declaration.
        (
            "\n// objc: dismissViewControllerAnimated:completion:\nfunc dismiss(animated: Bool, completion: (() -> Void)?)",
            "dismissViewControllerAnimated:completion:"
        ),
    ]) func followsTheDeclaration(declaration: String, expected: String) throws {
        #expect(try name(declaration) == expected)
    }

    @Test func splitsWords() {
        #expect(Words.split("URLContexts") == ["URL", "Contexts"])
        #expect(Words.split("openURL") == ["open", "URL"])
        #expect(Words.split("toVC") == ["to", "VC"])
        #expect(Words.commonSuffix(["control", "events"], ["Control", "Event"]) == 2)
        #expect(Words.commonSuffix(["fromVC"], ["View", "Controller"]) == 0)
    }
}
