import type { Reply, Verdict } from '@harmattan/supplier-clients/supplier-client';
import { Broken, fundsMinor, refusals, refusalsForNow, type Scene } from '../scene.ts';
import { stakeMinor, winMinor } from './bet.ts';
import type { Case } from './case.ts';

type Step = 'stake' | 'win' | 'rollback';

const together = 8;

/** Every order of these, each once. */
function ordersOf(steps: Step[]): Step[][] {
  if (steps.length === 0) return [[]];
  return [...new Set(steps)].flatMap((first) => {
    const rest = steps.toSpliced(steps.indexOf(first), 1);
    return ordersOf(rest).map((others) => [first, ...others]);
  });
}

/** What a careful reader of the rules would say to each step, and what the player has in the end. */
function foresee(order: Step[]): { verdicts: Verdict[][]; balanceMinor: bigint } {
  let [isStaked, isPaid, isOff] = [false, false, false];
  const done: Verdict[] = ['done', 'repeat'];
  function answerTo(step: Step): Verdict[] {
    switch (step) {
      case 'stake':
        if (isOff) return refusals;
        isStaked = true;
        return done;
      case 'win':
        // Some wires cannot tell whether a stake may still come.
        if (!isStaked || isOff) return refusalsForNow;
        isPaid = true;
        return done;
      case 'rollback':
        if (isPaid) return refusals;
        isOff = true;
        return isStaked ? done : [...done, 'refused'];
    }
  }
  const verdicts = order.map(answerTo);
  const balanceMinor = isPaid
    ? fundsMinor - stakeMinor + winMinor
    : isStaked && !isOff
      ? fundsMinor - stakeMinor
      : fundsMinor;
  return { verdicts, balanceMinor };
}

/** The call that a supplier makes at each step, for one bet that is new to the wallet. */
export type StepsOf = () => Promise<Record<Step, () => Promise<Reply>> & { balance(): Promise<Reply> }>;

const stepsOf =
  ({ client, newId, seat: newSeat }: Scene): StepsOf =>
  async () => {
    const seat = await newSeat();
    const [stakeTxId, winTxId, cancelTxId, round] = [newId(), newId(), newId(), newId()];
    return {
      stake: () => client.stake(seat, { txId: stakeTxId, round, amountMinor: stakeMinor }),
      win: () => client.win(seat, { txId: winTxId, round, amountMinor: winMinor, stakeTxId }),
      rollback: () => client.cancel(seat, { txId: cancelTxId, round, amountMinor: stakeMinor, stakeTxId }),
      balance: () => client.balance(seat),
    };
  };

async function play(newSteps: StepsOf, order: Step[]): Promise<void> {
  const steps = await newSteps();
  const foreseen = foresee(order);
  for (const [at, step] of order.entries()) {
    const reply = await steps[step]();
    const wanted = foreseen.verdicts[at] ?? [];
    if (!wanted.includes(reply.verdict)) {
      throw new Broken(
        `${order.join(', ')}: at ${at + 1} ${reply.verdict} instead of ${wanted.join(' or ')}: ${reply.raw}`,
      );
    }
  }
  const { balanceMinor } = await steps.balance();
  if (balanceMinor !== foreseen.balanceMinor) {
    throw new Broken(`after ${order.join(', ')}: ${balanceMinor}, not ${foreseen.balanceMinor}`);
  }
}

/** Every order of the three, each so often. */
export async function playOrders(steps: StepsOf, { times }: { times: number }): Promise<void> {
  const orders = ordersOf(Array.from({ length: times }, () => ['stake', 'win', 'rollback'] as const).flat());
  for (let at = 0; at < orders.length; at += together) {
    await Promise.all(orders.slice(at, at + together).map((order) => play(steps, order)));
  }
}

export const orders: Case[] = [
  { name: 'every order of the three', run: (scene) => playOrders(stepsOf(scene), { times: 1 }) },
  { name: 'every order, each twice', run: (scene) => playOrders(stepsOf(scene), { times: 2 }) },
];
