import Measure

// The cost of RxSwift's paths beside that of closures in an array, in one run. The ratio is what to read; with --count,
// the program runs each row once for callgrind.

let figures = measureRx()
if !Counting.isOn { figures.printTable(besideClosures: measureClosures()) }
