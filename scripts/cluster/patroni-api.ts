import { z } from 'zod';

const answerLimitMs = 2_000;
/** A switch-over is answered when it is done. */
const orderLimitMs = 120_000;

const stateSchema = z.object({
  state: z.string(),
  role: z.string(),
  timeline: z.number().optional(),
  replication: z
    .array(z.object({ application_name: z.string(), sync_state: z.string(), state: z.string() }))
    .optional(),
});

/** What a node says of itself. */
export type NodeState = z.output<typeof stateSchema> & {
  /** Whether HAProxy would lead writers there. */
  isPrimary: boolean;
};

interface Address {
  host: string;
  port: number;
}

/** Undefined: nothing answers. */
export async function readState({ host, port }: Address): Promise<NodeState | undefined> {
  try {
    const url = `http://${host}:${port}`;
    const signal = AbortSignal.timeout(answerLimitMs);
    const [state, primary] = await Promise.all([
      fetch(`${url}/patroni`, { signal }),
      fetch(`${url}/primary`, { signal }),
    ]);
    await primary.arrayBuffer();
    return { ...stateSchema.parse(await state.json()), isPrimary: primary.status === 200 };
  } catch {
    return undefined;
  }
}

const clusterSchema = z.object({ members: z.array(z.object({ name: z.string(), role: z.string() })) });

/** The standby that Patroni would promote. It notes later than PostgreSQL which one is synchronous. */
export async function readCandidate(
  { host, port }: Address,
  { isSynchronous }: { isSynchronous: boolean },
): Promise<string | undefined> {
  const answer = await fetch(`http://${host}:${port}/cluster`, { signal: AbortSignal.timeout(answerLimitMs) });
  const role = isSynchronous ? 'sync_standby' : 'replica';
  return clusterSchema.parse(await answer.json()).members.find((member) => member.role === role)?.name;
}

/** An order to Patroni. It is an error that the order was refused. */
export async function askPatroni(
  { host, port, password }: Address & { password: string },
  method: 'PATCH' | 'POST',
  path: string,
  body: object,
): Promise<void> {
  const answer = await fetch(`http://${host}:${port}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      authorization: `Basic ${Buffer.from(`patroni:${password}`).toString('base64')}`,
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(orderLimitMs),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`Patroni refused ${path} with ${answer.status}: ${text}`);
}
