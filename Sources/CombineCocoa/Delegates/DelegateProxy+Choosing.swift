import Foundation
import UIKit

// The methods of the delegates of pickers, tabs and navigation that return nothing, as a proxy has them that does not write them itself.

extension UIPickerViewDelegate where Self: DelegateProxy {
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        intercepted("pickerView:didSelectRow:inComponent:", [pickerView, row, component])
    }
}

extension UITabBarDelegate where Self: DelegateProxy {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        intercepted("tabBar:didSelectItem:", [tabBar, item])
    }
}

extension UITabBarControllerDelegate where Self: DelegateProxy {
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        intercepted("tabBarController:didSelectViewController:", [tabBarController, viewController])
    }
}

extension UINavigationControllerDelegate where Self: DelegateProxy {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        intercepted(
            "navigationController:willShowViewController:animated:", [navigationController, viewController, animated])
    }

    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        intercepted(
            "navigationController:didShowViewController:animated:", [navigationController, viewController, animated])
    }
}
