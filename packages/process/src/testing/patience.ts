/** The limits of a pool in a test. They end a test that is broken; they do not judge how fast the machine is. */
export const patience = { connectTimeoutMs: 120_000, statementTimeoutMs: 120_000 };
