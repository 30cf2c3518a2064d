import type { Minor } from '@harmattan/kernel/money';
import { type Random, randomBelow, randomText } from '@harmattan/kernel/random';
import type { Race, RaceGame } from '../../modules/races/index.ts';
import { memoOf } from '../../modules/suppliers/index.ts';
import { keyOf, type Wallet } from '../../modules/wallet/index.ts';

/** A digit longer than any number that a form takes, so that no visitor signs in as a demo player and no code is sent to one. */
export const demoNumbers = [
  '80312004417',
  '70355120962',
  '80677310435',
  '81490266158',
  '90245187721',
  '80596403384',
  '70813379046',
  '80924861590',
  '81617705273',
  '90537042839',
  '70600918405',
  '81858231907',
];

/** What each turns over in a whole race: few enough rounds, and little enough for a newcomer to pass them. */
function wholeRaceMinor(at: number): Minor {
  return 300_00n + 250_00n * BigInt(at);
}

/** How far each should have come: a tenth at once, so that a race that begins has a board, and the rest as time passes. */
export function targetMinor(at: number, { startsAt, endsAt }: Pick<Race, 'startsAt' | 'endsAt'>, now: Date): Minor {
  const lastsMs = endsAt.getTime() - startsAt.getTime();
  const passedMs = Math.min(lastsMs, Math.max(0, now.getTime() - startsAt.getTime()));
  return (wholeRaceMinor(at) * BigInt(lastsMs + 9 * passedMs)) / BigInt(10 * lastsMs);
}

const stakesMinor = [10_00n, 20_00n, 30_00n, 50_00n];
/** What comes back of a stake, each as likely: nine tenths in all. */
const returns = [0n, 0n, 0n, 0n, 0n, 0n, 1n, 1n, 2n, 5n];
const depositMinor = 5_000_00n;

/** Plays a round as a supplier would have written it, so that it is counted as anybody's. */
export async function playRound(
  { wallet, random }: { wallet: Wallet; random: Random },
  { playerId, game }: { playerId: bigint; game: RaceGame },
): Promise<void> {
  const pick = <One>(all: One[]) => all[randomBelow(random, all.length)] as One;
  const amountMinor = pick(stakesMinor);
  const txId = `demo-${randomText(random, 16)}`;
  const nameOf = (what: string) => keyOf({ source: 'race-demo', class: what, id: txId });
  const { availableMinor } = await wallet.balance(playerId);
  if (availableMinor < amountMinor) {
    await wallet.transfer({
      direction: 'in',
      playerId,
      key: nameOf('deposit'),
      amountMinor: depositMinor,
      house: 'house:demo',
      about: 'demo',
    });
  }
  const round = nameOf('round');
  const common = {
    playerId,
    round,
    house: `house:${game.supplier}` as const,
    memo: memoOf({ game: game.externalId, round: txId, txId }),
    played: { product: 'games', supplier: game.supplier, game: game.externalId } as const,
  };
  await wallet.linked([
    { ...common, kind: 'debit', key: nameOf('debit'), amountMinor, about: 'stake', isStake: true },
    {
      ...common,
      kind: 'credit',
      key: nameOf('credit'),
      of: round,
      amountMinor: amountMinor * pick(returns),
      about: 'win',
    },
  ]);
}
