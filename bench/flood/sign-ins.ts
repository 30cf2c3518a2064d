// Sign-ins with wrong passwords, in a process of its own: each from another network and for another number, so that no limit ends them
// before a password is hashed. As a control, the same callers make a call that costs next to nothing.
export interface FloodOrder {
  address: string;
  callers: number;
  seconds: number;
  /** Of the first number and network. Floods of one benchmark take different ones. */
  first: number;
  /** Milliseconds after which a caller of the control calls again. A flood calls again at once. */
  controlPauseMs?: number;
}

export interface FloodResult {
  wrong: number;
  /** Refused with 503: too many at once. */
  busy: number;
  others: number;
}

process.once('message', async (order: FloodOrder) => {
  process.send?.(await flood(order));
  process.disconnect();
});

async function flood({ address, callers, seconds, first, controlPauseMs }: FloodOrder): Promise<FloodResult> {
  const result: FloodResult = { wrong: 0, busy: 0, others: 0 };
  const endsAt = performance.now() + seconds * 1_000;
  let next = first;
  async function call(): Promise<void> {
    // Each calls at least once, however long the first calls take to leave.
    do {
      const { path, body } = controlPauseMs === undefined ? signIn(next) : nothing;
      const answer = await fetch(`${address}/api/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': networkOf(next++) },
        body: JSON.stringify(body),
      });
      const { status } = (await answer.json()) as { status: string };
      if (status === 'INVALID_USERNAME_OR_PASSWORD') result.wrong += 1;
      else if (answer.status === 503) result.busy += 1;
      else result.others += 1;
      if (controlPauseMs !== undefined) await new Promise((resolve) => setTimeout(resolve, controlPauseMs));
    } while (performance.now() < endsAt);
  }
  await Promise.all(Array.from({ length: callers }, call));
  return result;
}

function signIn(number: number): { path: string; body: object } {
  const userName = String(2_348_000_000_000 + number);
  return { path: '/Security/Login', body: { userName, password: 'harvest moon', google2faPin: '' } };
}

const nothing = { path: '/Bench/Nothing', body: { id: 'control', amount: 1 } };

/** A /24 of its own. */
function networkOf(number: number): string {
  return `41.${(number >> 8) & 255}.${number & 255}.1`;
}
