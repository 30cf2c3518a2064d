import { hash } from 'node:crypto';
import type { Clock } from '@harmattan/kernel/clock';
import type { Ids } from '@harmattan/kernel/ids';
import { type Random, randomText } from '@harmattan/kernel/random';
import { inTransaction, type Queryable } from '@harmattan/process/transaction';
import type { WalletName } from '@harmattan/wires/suppliers/names';
import type pg from 'pg';
import type { Bus } from '../../plumbing/bus.ts';
import { createRecentSessions } from './recent-sessions.ts';
import {
  findSession,
  findSessionsOfPlayer,
  hasPlayed,
  insertSession,
  insertToken,
  type SessionRow,
  useToken,
} from './sessions-store.ts';
import type { Opened, OpenOptions, SupplierSession } from './supplier-wallet.ts';

/** A day's play. After that the player has to open the game anew. */
const sessionLifeSeconds = 12 * 60 * 60;
/** From the press of a button to the supplier's first word. */
const oneShotLifeSeconds = 120;
const secretLength = 43;
const playersMax = 50_000;
const playerNumber = /^[1-9]\d{0,15}$/;

export interface NewSession {
  supplier: WalletName;
  playerId: bigint;
  openedBy: string;
  gameId: number;
  game: string;
  currency: string;
  isMobile: boolean;
  language: string;
}

export interface SessionStore {
  /** Makes the token that a launch carries. */
  begin(session: NewSession, options: { isOneShot: boolean }): Promise<string>;
  byToken(supplier: WalletName, token: string): Promise<SupplierSession | undefined>;
  ofPlayer(supplier: WalletName, playerId: bigint): Promise<SupplierSession | undefined>;
  player(supplier: WalletName, id: string): Promise<bigint | undefined>;
  open(supplier: WalletName, token: string, options?: OpenOptions): Promise<Opened>;
  isLive(session: SupplierSession): boolean;
}

interface SessionOptions {
  pool: pg.Pool;
  clock: Clock;
  ids: Ids;
  random: Random;
  bus: Bus;
  epochOfSession(sessionId: string): Promise<number | undefined>;
}

export function createSessions({ pool, clock, ids, random, bus, epochOfSession }: SessionOptions): SessionStore {
  const recent = createRecentSessions({ clock, bus });

  const toSession = async (row: SessionRow): Promise<SupplierSession> => ({
    id: row.id,
    playerId: row.player_id,
    game: row.game,
    currency: row.currency,
    isMobile: row.is_mobile,
    language: row.language,
    expiresAt: row.expires_at,
    epoch: await epochOfSession(row.opened_by),
  });

  const isLive = (session: SupplierSession) => session.epoch !== undefined && session.expiresAt > clock.now();

  return {
    isLive,
    async begin(session, { isOneShot }) {
      const token = randomText(random, secretLength);
      const sessionId = ids.next();
      await inTransaction(pool, async (transaction) => {
        await insertSession(transaction, { ...session, id: sessionId, lifeSeconds: sessionLifeSeconds });
        const lifeSeconds = isOneShot ? oneShotLifeSeconds : sessionLifeSeconds;
        await insertToken(transaction, { hash: hashOf(token), sessionId, isOneShot, lifeSeconds });
      });
      return token;
    },
    byToken(supplier, token) {
      return recent(`${supplier} ${token}`, async () => {
        const row = await findSession(pool, supplier, hashOf(token));
        return row && toSession(row);
      });
    },
    ofPlayer(supplier, playerId) {
      return recent(`${supplier} of player ${playerId}`, async () => {
        for (const row of await findSessionsOfPlayer(pool, supplier, playerId)) {
          const session = await toSession(row);
          if (isLive(session)) return session;
        }
        return undefined;
      });
    },
    player: createKnownPlayers(pool),
    async open(supplier, token, { issue, playerId } = {}) {
      const row = await useToken(pool, supplier, hashOf(token));
      if (row === undefined) return { status: 'unknown' };
      const session = row === 'expired' ? undefined : await toSession(row);
      if (!session || !isLive(session)) return { status: 'expired' };
      if (playerId !== undefined && playerId !== String(session.playerId)) return { status: 'unknown' };
      if (issue === undefined) return { status: 'open', session, token };
      const issued = issue === 'secret' ? randomText(random, secretLength) : issue.name;
      const lifeSeconds = sessionLifeSeconds;
      const isOwn = await insertToken(pool, {
        hash: hashOf(issued),
        sessionId: session.id,
        isOneShot: false,
        lifeSeconds,
      });
      // A name that another player's session has already would let one play with the other's money.
      return isOwn ? { status: 'open', session, token: issued } : { status: 'unknown' };
    },
  };
}

/** Players who have played with a supplier stay known to it, so the answer is kept. */
function createKnownPlayers(db: Queryable): SessionStore['player'] {
  const players = new Map<string, bigint>();
  return async (supplier, id) => {
    const key = `${supplier} ${id}`;
    const known = players.get(key);
    if (known !== undefined) return known;
    if (!playerNumber.test(id)) return undefined;
    const playerId = BigInt(id);
    if (!(await hasPlayed(db, supplier, playerId))) return undefined;
    players.set(key, playerId);
    const [oldest] = players.keys();
    if (players.size > playersMax && oldest !== undefined) players.delete(oldest);
    return playerId;
  };
}

/** The secrets are long and random, so a fast hash is enough to make a stolen table worthless. */
function hashOf(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}
