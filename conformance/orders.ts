import type { Case } from './cases.ts';
import { Broken, fundsKobo, type Scene } from './scene.ts';

type Step = 'stake' | 'win' | 'rollback';

const stakeKobo = 1_000n;
const winKobo = 2_500n;
const together = 8;

/** Every order of these, each once. */
function ordersOf(steps: Step[]): Step[][] {
  if (steps.length === 0) return [[]];
  return [...new Set(steps)].flatMap((first) => {
    const rest = steps.toSpliced(steps.indexOf(first), 1);
    return ordersOf(rest).map((others) => [first, ...others]);
  });
}

/** What a careful reader of the rules would say that the player has in the end. */
function balanceAfter(order: Step[]): bigint {
  let [isStaked, isPaid, isOff] = [false, false, false];
  for (const step of order) {
    if (step === 'stake') isStaked ||= !isOff;
    else if (step === 'win') isPaid ||= isStaked && !isOff;
    else if (!isPaid) isOff = true;
  }
  if (isPaid) return fundsKobo - stakeKobo + winKobo;
  return isStaked && !isOff ? fundsKobo - stakeKobo : fundsKobo;
}

async function play({ client, newId, seat: newSeat }: Scene, order: Step[]): Promise<void> {
  const seat = await newSeat();
  const [stakeTxId, winTxId, cancelTxId, round] = [newId(), newId(), newId(), newId()];
  const steps = {
    stake: () => client.stake(seat, { txId: stakeTxId, round, amountKobo: stakeKobo }),
    win: () => client.win(seat, { txId: winTxId, round, amountKobo: winKobo, stakeTxId }),
    rollback: () => client.cancel(seat, { txId: cancelTxId, round, amountKobo: stakeKobo, stakeTxId }),
  };
  for (const step of order) await steps[step]();
  const { balanceKobo } = await client.balance(seat);
  const wantedKobo = balanceAfter(order);
  if (balanceKobo !== wantedKobo) throw new Broken(`after ${order.join(', ')}: ${balanceKobo}, not ${wantedKobo}`);
}

async function playAll(scene: Scene, orders: Step[][]): Promise<void> {
  for (let at = 0; at < orders.length; at += together) {
    await Promise.all(orders.slice(at, at + together).map((order) => play(scene, order)));
  }
}

export const orderCases: Case[] = [
  { name: 'every order of the three', run: (scene) => playAll(scene, ordersOf(['stake', 'win', 'rollback'])) },
  {
    name: 'every order, each twice',
    run: (scene) => playAll(scene, ordersOf(['stake', 'win', 'rollback', 'stake', 'win', 'rollback'])),
  },
];
