// Where a part of the currency's unit is not paid: what is shown, settled, sold and previewed is whole.
import { expect, test, vi } from 'vitest';

vi.hoisted(() => vi.stubEnv('MARKET', 'tanzania'));

const { openBetWorld } = await import('../testing/bet-world.ts');
const { useSportsbookDatabase } = await import('../testing/test-sportsbook.ts');
const { sumSelections } = await import('../operator/exposure-store.ts');
const { sumChanges } = await import('../operator/preview-store.ts');

const db = useSportsbookDatabase();

/** A return of 1371.33 before a part of a shilling is left out. */
async function betOfParts() {
  const { small, pick, sit, start } = await openBetWorld(db);
  const player = await sit({ fundsMinor: 1_000_000n });
  const matches = [small.add(), small.add(), small.add()];
  for (const match of matches) small.setPrice(match, '1', 1_111, 880_000_000);
  const { id } = await player.bet(
    matches.map((match) => pick(match)),
    { stake: 100_000 },
  );
  return { small, player, matches, id, start };
}

test('a bet pays what was shown, in the operator’s sums as well, and no part of a shilling', async () => {
  const { small, player, matches, id, start } = await betOfParts();
  expect(await player.find(id)).toMatchObject({ potential: 137_100 });
  for (const { match, returnsMinor } of await sumSelections(db.pool))
    if (matches.includes(match)) expect(returnsMinor).toBe(137_100n);
  start();
  for (const match of matches) small.finish(match, '1');
  expect(await player.until(id, 'won')).toMatchObject({ paid: 137_100 });
  expect(player.funds()).toBe(900_000n + 137_100n);
  const lost = [{ market: '1x2', outcome: '1', verdict: 'lost' as const }];
  expect(await sumChanges(db.pool, matches[0] as string, lost)).toMatchObject({ takenBack: 137_100n });
});

test('an offer, a part and its price are whole shillings', async () => {
  const { player, id } = await betOfParts();
  const { cashOut } = await player.find(id);
  expect((cashOut ?? 1) % 100).toBe(0);
  for (const [part, amount] of [
    [40_050, 30_000],
    [40_000, 30_050],
  ] as const)
    expect(await player.sellPart(id, { part, amount })).toMatchObject({ status: 'refused', reason: 'changed' });
  expect(await player.sellPart(id, { part: 40_000, amount: 30_000 })).toMatchObject({ status: 'cashed-out' });
  const { cashOut: rest } = await player.find(id);
  expect(await player.cashOut(id, rest ?? 0)).toMatchObject({ bet: { paid: 30_000 + (rest ?? 0) } });
});
