"""Support of the tests: oracles, mutations, servers, simulated players."""
