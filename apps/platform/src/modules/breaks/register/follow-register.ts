import { inTransaction } from '@harmattan/process/transaction';
import type { BreaksDeps } from '../breaks-deps.ts';
import { checkPlayer } from '../check-player.ts';
import { keepPerson, keepTraits } from '../persons-store.ts';
import type { Register, RegisterEntry } from './register.ts';
import { findPosition, savePosition } from './register-store.ts';

/** Pages of changes in one run of the job. */
const pagesMax = 200;

/** The register names a person: accounts that are the person's are closed. The same entry again closes nothing twice. */
export async function takeEntry(deps: BreaksDeps, { reference, nins, traits: plain }: RegisterEntry): Promise<void> {
  const traits = { ...plain, identityKeys: nins.flatMap((nin) => deps.keyOfNin(nin) ?? []) };
  await inTransaction(deps.pool, async (transaction) => {
    const personId = await keepPerson(transaction, { id: deps.ids.next(), playerId: null, registerRef: reference });
    await keepTraits(transaction, { personId, traits: deps.hasher.hash(traits), name: traits.name });
  });
  for (const playerId of await deps.playersBy(traits)) await checkPlayer(deps, playerId);
}

/** What the register entered since the last look: also what its web hooks told of while the platform was away. */
export async function readChanges(deps: BreaksDeps, register: Register): Promise<void> {
  for (let page = 0; page < pagesMax; page += 1) {
    const { entries, position, hasMore } = await register.changesAfter(await findPosition(deps.pool));
    for (const entry of entries) await takeEntry(deps, entry);
    await savePosition(deps.pool, position);
    if (!hasMore) return;
  }
}

/** Asks the register about a player of whom something new is known. Throws while the register is away: the fact is delivered again. */
export async function askRegister(deps: BreaksDeps, register: Register, playerId: bigint): Promise<void> {
  const entries = await register.ask(await deps.traitsOf(playerId));
  for (const entry of entries) await takeEntry(deps, entry);
}
