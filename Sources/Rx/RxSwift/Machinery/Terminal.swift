/// A root with the app's own code behind it.
@usableFromInline
package class Terminal<Element>: Root<Element> {
    @usableFromInline
    package override init(receiver: Receiver? = nil) { super.init(receiver: receiver) }
}
