nil                                                                                                                             

// original-source-range: @__swiftmacro_19SeamFoundationTests013SessionAnswerC0V36aTaskIsCancelledBeforeAndAfterItRuns4TestfMp_.swift:4:97-4:107
