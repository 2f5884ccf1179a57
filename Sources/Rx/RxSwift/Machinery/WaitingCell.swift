/// The values that a source of `zip` has sent and that wait for the others'.
final class WaitingCell<Element> {
    var values = Fifo<Element>()
}
