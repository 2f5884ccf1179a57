measureRx().print()
