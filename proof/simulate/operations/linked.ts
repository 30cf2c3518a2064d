import type { Draws } from '../random.ts';
import type { World } from '../world.ts';
import { newKey } from './house.ts';
import { untilAnswered } from './until-answered.ts';

const house = 'house:simulation' as const;
const stormRounds = 50;
/** As many as take about as long as the statement that they disturb. */
const locksInOneWord = 150;

/** A stake and a win that go together or not at all, while the account is locked and let go by others. */
export async function linkedBesideLocks(world: World, draws: Draws): Promise<void> {
  const locks = world.instances().flatMap((instance) =>
    Array.from({ length: 3 }, async () => {
      for (let times = 0; times < 3; times += 1) {
        await instance.within(() => instance.accounts.raiseSessionEpoch(draws.pick(world.players), 0)).catch(() => {});
      }
    }),
  );
  await Promise.all([...world.players.map((playerId) => stakeAndWin(world, playerId, draws)), ...locks]);
}

/**
 * The same while a session outside the schedule locks that account and lets it go, all through each of the statements: what happens
 * between two rows of one statement is PostgreSQL's own, and only many tries meet it.
 */
export async function linkedInStorm(world: World, draws: Draws): Promise<void> {
  const playerId = draws.pick(world.players);
  const locker = await world.connect();
  let locking: Promise<unknown> | undefined;
  const end = world.onRelease((label) => {
    if (label !== 'wallet-batch-linked' || locking) return;
    locking = locker
      .query(
        `do $$ begin for turn in 1..${locksInOneWord} loop
           perform 1 from wallet.account where player_id = ${playerId} for update;
           rollback;
         end loop; end $$`,
      )
      .finally(() => {
        locking = undefined;
      });
  });
  try {
    for (let round = 0; round < stormRounds; round += 1) await stakeAndWin(world, playerId, draws);
  } finally {
    end();
    await locking;
    await locker.end();
  }
}

async function stakeAndWin(world: World, playerId: bigint, draws: Draws): Promise<void> {
  const [stakeMinor, winMinor] = [draws.minor(1, 200), draws.minor(1, 200)];
  const [stakeKey, winKey] = [newKey(world, 'stake'), newKey(world, 'win')];
  const round = newKey(world, 'round');
  world.command();
  const told = await untilAnswered(world, async () => {
    const answers = await world.inside('linked', ({ wallet }) =>
      wallet.linked([
        { kind: 'debit', playerId, key: stakeKey, round, amountMinor: stakeMinor, house, about: 'stake' },
        { kind: 'credit', playerId, key: winKey, round, of: round, amountMinor: winMinor, house, about: 'win' },
      ]),
    );
    return answers?.map(({ status }) => status).join() ?? 'again';
  });
  if (told === 'ok,ok') world.ledger.book(house, playerId, stakeMinor - winMinor);
  else if (told === undefined || told.includes('ok') || told.includes('conflict'))
    world.ledger.violate(`linked entries are answered ${told}`);
}
