/** How long we wait for a mail server. */
export interface Timeouts {
  /** Until it takes the connection and greets. */
  connectMs: number;
  /** Until it says its next word. */
  silenceMs: number;
  /** Until it has taken what it was just given, when the platform stops. What it has not taken then goes out again. */
  stopMs: number;
}

export const defaultTimeouts: Timeouts = { connectMs: 10_000, silenceMs: 20_000, stopMs: 5_000 };
