nil                                                                                                                             

// original-source-range: @__swiftmacro_19SeamFoundationTests013SessionAnswerC0V36aTaskIsCancelledBeforeAndAfterItRuns4TestfMp_.swift:3:201-3:211
