@_exported import TestHost
