private struct BundleStoryboard: MainStoryboard {
    let name: String

    func instantiateInitialViewController() -> UIViewController? {
        UIStoryboard(name: name, bundle: .main).instantiateInitialViewController()
    }
}

@section(".init_array") @used private let registration: @convention(c) () -> Void = {
    UIApplication.storyboard = { name in
        NibFiles.url(name, "storyboard", in: .main) == nil ? nil : BundleStoryboard(name: name)
    }
}
