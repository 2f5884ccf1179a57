/// Objective-C names of UIKit's own methods: those that `#selector` names, and those of delegate protocols whose mere
/// presence changes what UIKit does.
///
/// A runtime without Objective-C cannot ask an object whether it has an optional method; the translated source says
/// so instead, for every method whose name is in ``delegateMethods``.
public enum FrameworkMethods {
    /// Optional methods of UIKit's protocols: full Swift name to selector.
    public static let delegateMethods = table(delegateText)

    /// Methods of UIKit's classes that apps name in `#selector`: full Swift name to selector.
    public static let classMethods = table(classText)

    private static let selectorsByBase: [String: [(name: String, selector: String)]] = {
        var result: [String: [(name: String, selector: String)]] = [:]
        for (name, selector) in (classMethods.merging(delegateMethods) { old, _ in old }) {
            result[String(name.prefix { $0 != "(" }), default: []].append((name, selector))
        }
        return result.mapValues { $0.sorted { $0.name < $1.name } }
    }()

    /// The selector of the method called `base`; with `labels`, of just that one.
    static func selector(base: String, labels: [String]?) -> String? {
        guard let candidates = selectorsByBase[base] else { return nil }
        guard let labels else { return candidates.first?.selector }
        let name = base + "(" + labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")"
        return candidates.first { $0.name == name }?.selector
    }

    private static func table(_ text: String) -> [String: String] {
        var table: [String: String] = [:]
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ")
            if words.count == 2 { table[String(words[0])] = String(words[1]) }
        }
        return table
    }

    private static let classText = """
        isEqual(_:) isEqual:
        isKind(of:) isKindOfClass:
        responds(to:) respondsToSelector:
        perform(_:with:) performSelector:withObject:
        copy() copy
        awakeFromNib() awakeFromNib
        endEditing(_:) endEditing:
        becomeFirstResponder() becomeFirstResponder
        resignFirstResponder() resignFirstResponder
        reloadInputViews() reloadInputViews
        dismiss(animated:completion:) dismissViewControllerAnimated:completion:
        present(_:animated:completion:) presentViewController:animated:completion:
        show(_:sender:) showViewController:sender:
        showDetailViewController(_:sender:) showDetailViewController:sender:
        popViewController(animated:) popViewControllerAnimated:
        popToRootViewController(animated:) popToRootViewControllerAnimated:
        pushViewController(_:animated:) pushViewController:animated:
        setNeedsLayout() setNeedsLayout
        layoutIfNeeded() layoutIfNeeded
        layoutSubviews() layoutSubviews
        setNeedsDisplay() setNeedsDisplay
        setNeedsUpdateConstraints() setNeedsUpdateConstraints
        updateConstraints() updateConstraints
        removeFromSuperview() removeFromSuperview
        addSubview(_:) addSubview:
        bringSubviewToFront(_:) bringSubviewToFront:
        reloadData() reloadData
        beginRefreshing() beginRefreshing
        endRefreshing() endRefreshing
        startAnimating() startAnimating
        stopAnimating() stopAnimating
        flashScrollIndicators() flashScrollIndicators
        cut(_:) cut:
        copy(_:) copy:
        paste(_:) paste:
        select(_:) select:
        selectAll(_:) selectAll:
        delete(_:) delete:
        undo() undo
        redo() redo
        invalidate() invalidate
        fire() fire
        cancel() cancel
        resume() resume
        suspend() suspend
        loadView() loadView
        viewDidLoad() viewDidLoad
        viewWillAppear(_:) viewWillAppear:
        viewDidAppear(_:) viewDidAppear:
        viewWillDisappear(_:) viewWillDisappear:
        viewDidDisappear(_:) viewDidDisappear:
        viewWillLayoutSubviews() viewWillLayoutSubviews
        viewDidLayoutSubviews() viewDidLayoutSubviews
        touchesBegan(_:with:) touchesBegan:withEvent:
        touchesMoved(_:with:) touchesMoved:withEvent:
        touchesEnded(_:with:) touchesEnded:withEvent:
        touchesCancelled(_:with:) touchesCancelled:withEvent:
        sendActions(for:) sendActionsForControlEvents:
        toggleSidebar(_:) toggleSidebar:
        """

    private static let delegateText = """
        application(_:didFinishLaunchingWithOptions:) application:didFinishLaunchingWithOptions:
        application(_:willFinishLaunchingWithOptions:) application:willFinishLaunchingWithOptions:
        application(_:configurationForConnecting:options:) application:configurationForConnectingSceneSession:options:
        application(_:didDiscardSceneSessions:) application:didDiscardSceneSessions:
        application(_:open:options:) application:openURL:options:
        application(_:continue:restorationHandler:) application:continueUserActivity:restorationHandler:
        application(_:supportedInterfaceOrientationsFor:) application:supportedInterfaceOrientationsForWindow:
        application(_:didRegisterForRemoteNotificationsWithDeviceToken:) application:didRegisterForRemoteNotificationsWithDeviceToken:
        application(_:didFailToRegisterForRemoteNotificationsWithError:) application:didFailToRegisterForRemoteNotificationsWithError:
        applicationDidBecomeActive(_:) applicationDidBecomeActive:
        applicationWillResignActive(_:) applicationWillResignActive:
        applicationDidEnterBackground(_:) applicationDidEnterBackground:
        applicationWillEnterForeground(_:) applicationWillEnterForeground:
        applicationWillTerminate(_:) applicationWillTerminate:
        applicationDidFinishLaunching(_:) applicationDidFinishLaunching:
        applicationDidReceiveMemoryWarning(_:) applicationDidReceiveMemoryWarning:
        applicationSignificantTimeChange(_:) applicationSignificantTimeChange:
        scene(_:willConnectTo:options:) scene:willConnectToSession:options:
        scene(_:openURLContexts:) scene:openURLContexts:
        scene(_:continue:) scene:continueUserActivity:
        sceneDidDisconnect(_:) sceneDidDisconnect:
        sceneDidBecomeActive(_:) sceneDidBecomeActive:
        sceneWillResignActive(_:) sceneWillResignActive:
        sceneWillEnterForeground(_:) sceneWillEnterForeground:
        sceneDidEnterBackground(_:) sceneDidEnterBackground:
        stateRestorationActivity(for:) stateRestorationActivityForScene:
        windowScene(_:didUpdate:interfaceOrientation:traitCollection:) windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:
        windowScene(_:performActionFor:completionHandler:) windowScene:performActionForShortcutItem:completionHandler:
        scrollViewDidScroll(_:) scrollViewDidScroll:
        scrollViewDidZoom(_:) scrollViewDidZoom:
        scrollViewWillBeginDragging(_:) scrollViewWillBeginDragging:
        scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) scrollViewWillEndDragging:withVelocity:targetContentOffset:
        scrollViewDidEndDragging(_:willDecelerate:) scrollViewDidEndDragging:willDecelerate:
        scrollViewWillBeginDecelerating(_:) scrollViewWillBeginDecelerating:
        scrollViewDidEndDecelerating(_:) scrollViewDidEndDecelerating:
        scrollViewDidEndScrollingAnimation(_:) scrollViewDidEndScrollingAnimation:
        viewForZooming(in:) viewForZoomingInScrollView:
        scrollViewWillBeginZooming(_:with:) scrollViewWillBeginZooming:withView:
        scrollViewDidEndZooming(_:with:atScale:) scrollViewDidEndZooming:withView:atScale:
        scrollViewShouldScrollToTop(_:) scrollViewShouldScrollToTop:
        scrollViewDidScrollToTop(_:) scrollViewDidScrollToTop:
        scrollViewDidChangeAdjustedContentInset(_:) scrollViewDidChangeAdjustedContentInset:
        numberOfSections(in:) numberOfSectionsInTableView:
        tableView(_:numberOfRowsInSection:) tableView:numberOfRowsInSection:
        tableView(_:cellForRowAt:) tableView:cellForRowAtIndexPath:
        tableView(_:titleForHeaderInSection:) tableView:titleForHeaderInSection:
        tableView(_:titleForFooterInSection:) tableView:titleForFooterInSection:
        tableView(_:canEditRowAt:) tableView:canEditRowAtIndexPath:
        tableView(_:canMoveRowAt:) tableView:canMoveRowAtIndexPath:
        sectionIndexTitles(for:) sectionIndexTitlesForTableView:
        tableView(_:sectionForSectionIndexTitle:at:) tableView:sectionForSectionIndexTitle:atIndex:
        tableView(_:commit:forRowAt:) tableView:commitEditingStyle:forRowAtIndexPath:
        tableView(_:moveRowAt:to:) tableView:moveRowAtIndexPath:toIndexPath:
        tableView(_:willDisplay:forRowAt:) tableView:willDisplayCell:forRowAtIndexPath:
        tableView(_:willDisplayHeaderView:forSection:) tableView:willDisplayHeaderView:forSection:
        tableView(_:willDisplayFooterView:forSection:) tableView:willDisplayFooterView:forSection:
        tableView(_:didEndDisplaying:forRowAt:) tableView:didEndDisplayingCell:forRowAtIndexPath:
        tableView(_:didEndDisplayingHeaderView:forSection:) tableView:didEndDisplayingHeaderView:forSection:
        tableView(_:didEndDisplayingFooterView:forSection:) tableView:didEndDisplayingFooterView:forSection:
        tableView(_:heightForRowAt:) tableView:heightForRowAtIndexPath:
        tableView(_:heightForHeaderInSection:) tableView:heightForHeaderInSection:
        tableView(_:heightForFooterInSection:) tableView:heightForFooterInSection:
        tableView(_:estimatedHeightForRowAt:) tableView:estimatedHeightForRowAtIndexPath:
        tableView(_:estimatedHeightForHeaderInSection:) tableView:estimatedHeightForHeaderInSection:
        tableView(_:estimatedHeightForFooterInSection:) tableView:estimatedHeightForFooterInSection:
        tableView(_:viewForHeaderInSection:) tableView:viewForHeaderInSection:
        tableView(_:viewForFooterInSection:) tableView:viewForFooterInSection:
        tableView(_:accessoryButtonTappedForRowWith:) tableView:accessoryButtonTappedForRowWithIndexPath:
        tableView(_:shouldHighlightRowAt:) tableView:shouldHighlightRowAtIndexPath:
        tableView(_:didHighlightRowAt:) tableView:didHighlightRowAtIndexPath:
        tableView(_:didUnhighlightRowAt:) tableView:didUnhighlightRowAtIndexPath:
        tableView(_:willSelectRowAt:) tableView:willSelectRowAtIndexPath:
        tableView(_:willDeselectRowAt:) tableView:willDeselectRowAtIndexPath:
        tableView(_:didSelectRowAt:) tableView:didSelectRowAtIndexPath:
        tableView(_:didDeselectRowAt:) tableView:didDeselectRowAtIndexPath:
        tableView(_:editingStyleForRowAt:) tableView:editingStyleForRowAtIndexPath:
        tableView(_:titleForDeleteConfirmationButtonForRowAt:) tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:
        tableView(_:leadingSwipeActionsConfigurationForRowAt:) tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:
        tableView(_:trailingSwipeActionsConfigurationForRowAt:) tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:
        tableView(_:editActionsForRowAt:) tableView:editActionsForRowAtIndexPath:
        tableView(_:shouldIndentWhileEditingRowAt:) tableView:shouldIndentWhileEditingRowAtIndexPath:
        tableView(_:willBeginEditingRowAt:) tableView:willBeginEditingRowAtIndexPath:
        tableView(_:didEndEditingRowAt:) tableView:didEndEditingRowAtIndexPath:
        tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:) tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:
        tableView(_:indentationLevelForRowAt:) tableView:indentationLevelForRowAtIndexPath:
        tableView(_:shouldShowMenuForRowAt:) tableView:shouldShowMenuForRowAtIndexPath:
        tableView(_:contextMenuConfigurationForRowAt:point:) tableView:contextMenuConfigurationForRowAtIndexPath:point:
        tableView(_:prefetchRowsAt:) tableView:prefetchRowsAtIndexPaths:
        tableView(_:cancelPrefetchingForRowsAt:) tableView:cancelPrefetchingForRowsAtIndexPaths:
        collectionView(_:numberOfItemsInSection:) collectionView:numberOfItemsInSection:
        collectionView(_:cellForItemAt:) collectionView:cellForItemAtIndexPath:
        collectionView(_:viewForSupplementaryElementOfKind:at:) collectionView:viewForSupplementaryElementOfKind:atIndexPath:
        collectionView(_:canMoveItemAt:) collectionView:canMoveItemAtIndexPath:
        collectionView(_:moveItemAt:to:) collectionView:moveItemAtIndexPath:toIndexPath:
        collectionView(_:shouldHighlightItemAt:) collectionView:shouldHighlightItemAtIndexPath:
        collectionView(_:didHighlightItemAt:) collectionView:didHighlightItemAtIndexPath:
        collectionView(_:didUnhighlightItemAt:) collectionView:didUnhighlightItemAtIndexPath:
        collectionView(_:shouldSelectItemAt:) collectionView:shouldSelectItemAtIndexPath:
        collectionView(_:shouldDeselectItemAt:) collectionView:shouldDeselectItemAtIndexPath:
        collectionView(_:didSelectItemAt:) collectionView:didSelectItemAtIndexPath:
        collectionView(_:didDeselectItemAt:) collectionView:didDeselectItemAtIndexPath:
        collectionView(_:willDisplay:forItemAt:) collectionView:willDisplayCell:forItemAtIndexPath:
        collectionView(_:didEndDisplaying:forItemAt:) collectionView:didEndDisplayingCell:forItemAtIndexPath:
        collectionView(_:willDisplaySupplementaryView:forElementKind:at:) collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:
        collectionView(_:contextMenuConfigurationForItemAt:point:) collectionView:contextMenuConfigurationForItemAtIndexPath:point:
        collectionView(_:prefetchItemsAt:) collectionView:prefetchItemsAtIndexPaths:
        collectionView(_:cancelPrefetchingForItemsAt:) collectionView:cancelPrefetchingForItemsAtIndexPaths:
        collectionView(_:layout:sizeForItemAt:) collectionView:layout:sizeForItemAtIndexPath:
        collectionView(_:layout:insetForSectionAt:) collectionView:layout:insetForSectionAtIndex:
        collectionView(_:layout:minimumLineSpacingForSectionAt:) collectionView:layout:minimumLineSpacingForSectionAtIndex:
        collectionView(_:layout:minimumInteritemSpacingForSectionAt:) collectionView:layout:minimumInteritemSpacingForSectionAtIndex:
        collectionView(_:layout:referenceSizeForHeaderInSection:) collectionView:layout:referenceSizeForHeaderInSection:
        collectionView(_:layout:referenceSizeForFooterInSection:) collectionView:layout:referenceSizeForFooterInSection:
        textFieldShouldBeginEditing(_:) textFieldShouldBeginEditing:
        textFieldDidBeginEditing(_:) textFieldDidBeginEditing:
        textFieldShouldEndEditing(_:) textFieldShouldEndEditing:
        textFieldDidEndEditing(_:) textFieldDidEndEditing:
        textFieldDidEndEditing(_:reason:) textFieldDidEndEditing:reason:
        textField(_:shouldChangeCharactersIn:replacementString:) textField:shouldChangeCharactersInRange:replacementString:
        textFieldDidChangeSelection(_:) textFieldDidChangeSelection:
        textFieldShouldClear(_:) textFieldShouldClear:
        textFieldShouldReturn(_:) textFieldShouldReturn:
        textViewShouldBeginEditing(_:) textViewShouldBeginEditing:
        textViewDidBeginEditing(_:) textViewDidBeginEditing:
        textViewShouldEndEditing(_:) textViewShouldEndEditing:
        textViewDidEndEditing(_:) textViewDidEndEditing:
        textView(_:shouldChangeTextIn:replacementText:) textView:shouldChangeTextInRange:replacementText:
        textViewDidChange(_:) textViewDidChange:
        textViewDidChangeSelection(_:) textViewDidChangeSelection:
        textView(_:shouldInteractWith:in:interaction:) textView:shouldInteractWithURL:inRange:interaction:
        searchBarShouldBeginEditing(_:) searchBarShouldBeginEditing:
        searchBarTextDidBeginEditing(_:) searchBarTextDidBeginEditing:
        searchBarShouldEndEditing(_:) searchBarShouldEndEditing:
        searchBarTextDidEndEditing(_:) searchBarTextDidEndEditing:
        searchBar(_:textDidChange:) searchBar:textDidChange:
        searchBar(_:shouldChangeTextIn:replacementText:) searchBar:shouldChangeTextInRange:replacementText:
        searchBarSearchButtonClicked(_:) searchBarSearchButtonClicked:
        searchBarCancelButtonClicked(_:) searchBarCancelButtonClicked:
        searchBarBookmarkButtonClicked(_:) searchBarBookmarkButtonClicked:
        searchBar(_:selectedScopeButtonIndexDidChange:) searchBar:selectedScopeButtonIndexDidChange:
        willPresentSearchController(_:) willPresentSearchController:
        didPresentSearchController(_:) didPresentSearchController:
        willDismissSearchController(_:) willDismissSearchController:
        didDismissSearchController(_:) didDismissSearchController:
        updateSearchResults(for:) updateSearchResultsForSearchController:
        gestureRecognizerShouldBegin(_:) gestureRecognizerShouldBegin:
        gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:
        gestureRecognizer(_:shouldRequireFailureOf:) gestureRecognizer:shouldRequireFailureOfGestureRecognizer:
        gestureRecognizer(_:shouldBeRequiredToFailBy:) gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:
        gestureRecognizer(_:shouldReceive:) gestureRecognizer:shouldReceiveTouch:
        navigationController(_:willShow:animated:) navigationController:willShowViewController:animated:
        navigationController(_:didShow:animated:) navigationController:didShowViewController:animated:
        navigationController(_:animationControllerFor:from:to:) navigationController:animationControllerForOperation:fromViewController:toViewController:
        navigationController(_:interactionControllerFor:) navigationController:interactionControllerForAnimationController:
        navigationBar(_:shouldPop:) navigationBar:shouldPopItem:
        navigationBar(_:didPop:) navigationBar:didPopItem:
        position(for:) positionForBar:
        tabBarController(_:shouldSelect:) tabBarController:shouldSelectViewController:
        tabBarController(_:didSelect:) tabBarController:didSelectViewController:
        tabBar(_:didSelect:) tabBar:didSelectItem:
        numberOfComponents(in:) numberOfComponentsInPickerView:
        pickerView(_:numberOfRowsInComponent:) pickerView:numberOfRowsInComponent:
        pickerView(_:titleForRow:forComponent:) pickerView:titleForRow:forComponent:
        pickerView(_:attributedTitleForRow:forComponent:) pickerView:attributedTitleForRow:forComponent:
        pickerView(_:viewForRow:forComponent:reusing:) pickerView:viewForRow:forComponent:reusingView:
        pickerView(_:didSelectRow:inComponent:) pickerView:didSelectRow:inComponent:
        pickerView(_:rowHeightForComponent:) pickerView:rowHeightForComponent:
        pickerView(_:widthForComponent:) pickerView:widthForComponent:
        presentationControllerShouldDismiss(_:) presentationControllerShouldDismiss:
        presentationControllerWillDismiss(_:) presentationControllerWillDismiss:
        presentationControllerDidDismiss(_:) presentationControllerDidDismiss:
        presentationControllerDidAttemptToDismiss(_:) presentationControllerDidAttemptToDismiss:
        adaptivePresentationStyle(for:) adaptivePresentationStyleForPresentationController:
        adaptivePresentationStyle(for:traitCollection:) adaptivePresentationStyleForPresentationController:traitCollection:
        prepareForPopoverPresentation(_:) prepareForPopoverPresentation:
        popoverPresentationControllerShouldDismissPopover(_:) popoverPresentationControllerShouldDismissPopover:
        popoverPresentationControllerDidDismissPopover(_:) popoverPresentationControllerDidDismissPopover:
        animationController(forPresented:presenting:source:) animationControllerForPresentedController:presentingController:sourceController:
        animationController(forDismissed:) animationControllerForDismissedController:
        interactionControllerForPresentation(using:) interactionControllerForPresentation:
        interactionControllerForDismissal(using:) interactionControllerForDismissal:
        presentationController(forPresented:presenting:source:) presentationControllerForPresentedViewController:presentingViewController:sourceViewController:
        pageViewController(_:viewControllerBefore:) pageViewController:viewControllerBeforeViewController:
        pageViewController(_:viewControllerAfter:) pageViewController:viewControllerAfterViewController:
        pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:) pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:
        pageViewController(_:willTransitionTo:) pageViewController:willTransitionToViewControllers:
        presentationCount(for:) presentationCountForPageViewController:
        presentationIndex(for:) presentationIndexForPageViewController:
        imagePickerController(_:didFinishPickingMediaWithInfo:) imagePickerController:didFinishPickingMediaWithInfo:
        imagePickerControllerDidCancel(_:) imagePickerControllerDidCancel:
        splitViewController(_:collapseSecondary:onto:) splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:
        splitViewController(_:topColumnForCollapsingToProposedTopColumn:) splitViewController:topColumnForCollapsingToProposedTopColumn:
        contextMenuInteraction(_:configurationForMenuAtLocation:) contextMenuInteraction:configurationForMenuAtLocation:
        layoutSublayers(of:) layoutSublayersOfLayer:
        draw(_:in:) drawLayer:inContext:
        display(_:) displayLayer:
        animationDidStart(_:) animationDidStart:
        animationDidStop(_:finished:) animationDidStop:finished:
        """
}
