import Measure

// The cost of Combine's paths beside that of closures in an array, in one run. The ratio is what to read; with --count,
// the program runs each row once for callgrind.

let figures = measureCombine()
if !Counting.isOn { figures.printTable(besideClosures: measureClosures()) }
