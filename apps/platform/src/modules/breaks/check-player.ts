import type pg from 'pg';
import { isInForce } from './break-rules.ts';
import { type BreaksDeps, offInBreak } from './breaks-deps.ts';
import { countChange, findBreak } from './breaks-store.ts';
import { type FoundPerson, findPersons, insertClosing, keepPerson, keepTraits } from './persons-store.ts';
import { publishBreak } from './read-break.ts';
import { samePersonBy } from './same-person.ts';
import type { Traits } from './traits.ts';

/** In the transaction of the exclusion, or when something new is known of an excluded player. */
export async function keepOwnTraits(
  deps: Pick<BreaksDeps, 'ids' | 'hasher'>,
  transaction: pg.PoolClient | pg.Pool,
  { playerId, traits }: { playerId: bigint; traits: Traits },
): Promise<void> {
  const personId = await keepPerson(transaction, { id: deps.ids.next(), playerId, registerRef: null });
  await keepTraits(transaction, { personId, traits: deps.hasher.hash(traits), name: traits.name });
}

/**
 * Whether a player is a person who is excluded by another account or by the register. Of an excluded player, also whether the identity number is
 * that of other accounts. Run whenever something new is known of the player.
 */
export async function checkPlayer(deps: BreaksDeps, playerId: bigint): Promise<void> {
  const traits = await deps.traitsOf(playerId);
  await compareWithPersons(deps, { playerId, traits });
  const own = await findBreak(deps.pool, playerId);
  if (own?.kind !== 'exclusion' || !isInForce(own, deps.clock.now())) return;
  await keepOwnTraits(deps, deps.pool, { playerId, traits });
  for (const otherId of await deps.playersBy({ identityKeys: traits.identityKeys ?? [] }))
    await compareWithPersons(deps, { playerId: otherId, traits: await deps.traitsOf(otherId) });
}

async function compareWithPersons(
  deps: BreaksDeps,
  { playerId, traits }: { playerId: bigint; traits: Traits },
): Promise<void> {
  const hashed = deps.hasher.hashAll(traits);
  if (hashed.length === 0) return;
  for (const person of await findPersons(deps.pool, { playerId, traits: hashed })) {
    const by = samePersonBy({ name: traits.name }, person);
    if (by === 'device alone') await deps.openReview({ playerId, personId: person.id, otherPlayerId: person.playerId });
    else if (by) await closeAccount(deps, { playerId, person, by });
  }
}

async function closeAccount(
  deps: BreaksDeps,
  { playerId, person, by }: { playerId: bigint; person: FoundPerson; by: string },
): Promise<void> {
  const cause = person.playerId === null ? 'register' : 'match';
  const isClosed = await deps.switches.turnOff({
    ...{ playerId, switches: offInBreak, source: cause, by: 'platform', until: null, playerText: null },
    reason: cause === 'register' ? `on the exclusion register, by ${by}` : `an excluded person, by ${by}`,
    async isAllowed(transaction) {
      await countChange(transaction, playerId);
      return insertClosing(transaction, { playerId, personId: person.id, cause, matchedBy: by });
    },
    async also(transaction) {
      const payload = { id: deps.ids.next(), playerId: String(playerId), kind: cause, until: null };
      await deps.outbox.record(transaction, { topic: 'breaks.begun', payload });
    },
  });
  if (isClosed) await publishBreak(deps, playerId);
}
