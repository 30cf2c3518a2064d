// Sign-ins with wrong passwords, in a process of its own: each from another network and for another number, so that no limit ends them
// before a password is hashed. As a control, the same callers make a call that costs next to nothing. The flood goes on until it is told to
// stop.
import { underWay } from '../processes.ts';

export interface FloodOrder {
  address: string;
  callers: number;
  /** Of the first number and network. Floods of one benchmark take different ones. */
  first: number;
  /** The callers begin one after the other within so many milliseconds: a crowd in one instant costs the same whatever it asks for. */
  spreadMs: number;
  /** A call that costs next to nothing, and after the same while again. A flood calls again at once. */
  control?: true;
}

export interface FloodResult {
  wrong: number;
  /** Refused with 503: too many at once. */
  busy: number;
  others: number;
}

process.once('message', async (order: FloodOrder) => {
  const stopped = new AbortController();
  process.once('message', () => stopped.abort());
  process.once('disconnect', () => process.exit());
  process.send?.(await flood(order, stopped.signal));
});

async function flood(
  { address, callers, first, spreadMs, control }: FloodOrder,
  stopped: AbortSignal,
): Promise<FloodResult> {
  const result: FloodResult = { wrong: 0, busy: 0, others: 0 };
  let next = first;
  let begun = 0;
  let hasToldParent = false;
  /** All callers call, and the platform has as many sign-ins as it lets in. */
  function tellWhenUnderWay(): void {
    if (hasToldParent || begun < callers || (!control && result.busy === 0)) return;
    hasToldParent = true;
    process.send?.(underWay);
  }
  async function call(_: unknown, at: number): Promise<void> {
    await pause((at / callers) * spreadMs);
    begun += 1;
    do {
      const { path, body } = control ? nothing : signIn(next);
      const answer = await fetch(`${address}/api/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': networkOf(next++) },
        body: JSON.stringify(body),
      });
      const { status } = (await answer.json()) as { status: string };
      if (status === 'INVALID_USERNAME_OR_PASSWORD') result.wrong += 1;
      else if (answer.status === 503) result.busy += 1;
      else result.others += 1;
      tellWhenUnderWay();
      if (control) await pause(spreadMs);
    } while (!stopped.aborted);
  }
  await Promise.all(Array.from({ length: callers }, call));
  return result;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
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
