// Players who look at their bets and sell some, in a process of its own. They ask at a steady rate, whether or not earlier answers have come.
import type { BetList, CashOutAnswer } from '../../../stand-ins/sportsbook/src/contract/bets.ts';
import { quantile } from '../median.ts';

export interface RushOrder {
  address: string;
  secrets: string[];
  perSecond: number;
  seconds: number;
}

export interface Rushed {
  asked: number;
  /** Calls without an answer. */
  failed: number;
  sold: number;
  /** Sales that the book refused: most often because the amount has changed or the bet is suspended. */
  refused: number;
  listP99Ms: number;
  saleP99Ms: number;
  /** Of all of them. */
  p99Ms: number;
}

/** One call in so many sells a bet. */
const saleEvery = 4;

process.once('message', async (order: RushOrder) => {
  process.send?.(await rush(order));
  process.disconnect();
});

async function rush({ address, secrets, perSecond, seconds }: RushOrder): Promise<Rushed> {
  const sellable = new Map<string, { id: string; amount: number }>();
  const listMs: number[] = [];
  const saleMs: number[] = [];
  let [sold, refused] = [0, 0];

  async function look(secret: string): Promise<void> {
    const { bets } = await read<BetList>(`${address}/api/seats/${secret}/bets?state=open`);
    const bet = bets.find(({ cashOut }) => cashOut !== null);
    if (bet?.cashOut) sellable.set(secret, { id: bet.id, amount: bet.cashOut });
    else sellable.delete(secret);
  }

  /** Until the answer is definite: in play a sale waits as a bet does. Each answer counts by itself. */
  async function sell(secret: string, { id, amount }: { id: string; amount: number }): Promise<void> {
    const body = JSON.stringify({ key: crypto.randomUUID(), amount });
    const url = `${address}/api/seats/${secret}/bets/${id}/cash-out`;
    for (;;) {
      const answer = await timed(saleMs, () => read<CashOutAnswer>(url, body));
      if (answer.status === 'waiting') {
        await new Promise((resolve) => setTimeout(resolve, answer.askAgainMs));
        continue;
      }
      if (answer.status === 'cashed-out') sold += 1;
      else refused += 1;
      return;
    }
  }

  async function call(at: number): Promise<void> {
    const secret = secrets[at % secrets.length] as string;
    const bet = sellable.get(secret);
    const isSale = (at + Math.floor(at / secrets.length)) % saleEvery === 0 && bet !== undefined;
    if (isSale) sellable.delete(secret);
    await (isSale ? sell(secret, bet) : timed(listMs, () => look(secret)));
  }

  // Every player has looked once: else there is nothing to sell.
  for (const secret of secrets) await look(secret);
  const calls: Promise<void>[] = [];
  const begun = performance.now();
  for (let at = 0; at < perSecond * seconds; at += 1) {
    const wait = begun + (at * 1_000) / perSecond - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const called = call(at);
    // Counted once all have ended.
    called.catch(() => {});
    calls.push(called);
  }
  const failed = (await Promise.allSettled(calls)).filter(({ status }) => status === 'rejected').length;
  return {
    ...{ asked: calls.length, failed, sold, refused },
    listP99Ms: quantile(listMs, 0.99),
    saleP99Ms: quantile(saleMs, 0.99),
    p99Ms: quantile([...listMs, ...saleMs], 0.99),
  };
}

/** Who gets no answer has waited for ever. */
async function timed<Result>(ms: number[], work: () => Promise<Result>): Promise<Result> {
  const begun = performance.now();
  try {
    const result = await work();
    ms.push(performance.now() - begun);
    return result;
  } catch (error) {
    ms.push(Number.POSITIVE_INFINITY);
    throw error;
  }
}

async function read<Answer>(url: string, body?: string): Promise<Answer> {
  const response = await fetch(url, {
    ...(body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}
