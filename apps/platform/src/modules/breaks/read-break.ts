import type { BreakNews, BreakShown } from '../../plumbing/http/player-stream.ts';
import { isInForce, mayAskToReturn } from './break-rules.ts';
import type { BreaksDeps } from './breaks-deps.ts';
import { findBreak, readVersion } from './breaks-store.ts';
import { listClosings } from './persons-store.ts';

type ReadDeps = Pick<BreaksDeps, 'pool' | 'clock' | 'switches'>;

/** What keeps the player from play: what others said of the person before a break of the player's own. */
async function readBreak(deps: ReadDeps, playerId: bigint): Promise<BreakShown | null> {
  return (await readClosing(deps, playerId)) ?? (await readOwn(deps, playerId));
}

async function readClosing({ pool, switches }: ReadDeps, playerId: bigint): Promise<BreakShown | undefined> {
  const closings = await listClosings(pool, playerId);
  if (closings.length === 0) return undefined;
  const holding = (await switches.listOf(playerId)).filter((block) => block.switch === 'play');
  const closing = closings.find(({ cause }) => holding.some(({ source }) => source === cause));
  if (!closing) return undefined;
  const mayAppeal = closing.appealed_at === null;
  return { kind: closing.cause, since: closing.closed_at, until: null, returnsAt: null, mayReturn: false, mayAppeal };
}

async function readOwn({ pool, clock }: ReadDeps, playerId: bigint): Promise<BreakShown | null> {
  const own = await findBreak(pool, playerId);
  const now = clock.now();
  if (!own || !isInForce(own, now)) return null;
  const { kind, takenAt: since, endsAt: until, returnsAt } = own;
  return { kind, since, until, returnsAt, mayReturn: mayAskToReturn(own, now), mayAppeal: false };
}

/** The version is read first: what is read after it is at least as new. */
export async function readNews(deps: ReadDeps, playerId: bigint): Promise<BreakNews> {
  const version = await readVersion(deps.pool, playerId);
  return { version, break: await readBreak(deps, playerId) };
}

/** To the pages that are open. */
export async function publishBreak(deps: ReadDeps & Pick<BreaksDeps, 'bus'>, playerId: bigint): Promise<void> {
  deps.bus.publish('breaks.changed', { playerId, ...(await readNews(deps, playerId)) });
}
