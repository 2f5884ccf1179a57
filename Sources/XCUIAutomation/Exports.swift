@_exported import SeamXCTest
