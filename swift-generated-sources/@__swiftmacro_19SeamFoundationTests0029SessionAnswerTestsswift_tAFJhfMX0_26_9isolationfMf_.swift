nil                                                                                                                             

// original-source-range: /work/main/Tests/SeamFoundationTests/SessionAnswerTests.swift:1:27-1:37
