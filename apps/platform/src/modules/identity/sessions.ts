import { timingSafeEqual } from 'node:crypto';
import { randomText } from '@harmattan/kernel/random';
import { inTransaction } from '@harmattan/process/transaction';
import { recogniseDevice } from './device.ts';
import type { IdentityDeps, Origin } from './identity-deps.ts';
import {
  findSession,
  findSignInOff,
  insertSession,
  isPasswordStill,
  type LiveSession,
  type PlayerRow,
  type SessionLife,
  setLanguage,
  touchSession,
} from './identity-store.ts';
import { markSeen } from './number-proof/number-proof-store.ts';
import { findAsked } from './second-factor/second-factor-store.ts';
import { hashSecret, secretLength } from './session-secrets.ts';
import { insertSignIn, isNewDevice } from './sign-in-store.ts';
import { tellPlayer } from './tell-player.ts';

const daySeconds = 24 * 60 * 60;
const idleSeconds = 2 * daySeconds;
/** A session that was seen so lately is not written to again. */
const touchAfterSeconds = 60;

export function sessionLife({ sessionDaysMax }: Pick<IdentityDeps, 'sessionDaysMax'>): SessionLife {
  return { idleSeconds, absoluteSeconds: sessionDaysMax * daySeconds };
}

export interface CurrentSession {
  sessionId: string;
  playerId: bigint;
  userName: string;
  /** The password must be changed before anything else. */
  restricted: boolean;
  /** How often sessions of this player had been ended when this one was read. */
  sessionEpoch: number;
}

/**
 * Opens a session. Its token is for the page, which sends it along as a bearer; its cookie is out of reach of scripts. A
 * request needs both, so that a token which a foreign script got hold of is worth nothing elsewhere.
 */
export async function openSession(
  deps: IdentityDeps,
  options: { player: PlayerRow; origin: Origin; restricted: boolean },
): Promise<{ sessionId: string; token: string; cookie: string } | { off: { text: string | null } } | undefined> {
  const { player, origin } = options;
  const sessionId = deps.ids.next();
  const token = randomText(deps.random, secretLength);
  const cookie = randomText(deps.random, secretLength);
  const seen = recogniseDevice(origin.userAgent);
  const device = { ...seen, isMobile: origin.isMobile ?? seen.isMobile };
  const opened = await inTransaction(deps.pool, async (transaction) => {
    // While the password was being verified, its player may have recovered the account, and a thief may be signing in here.
    if (!(await isPasswordStill(transaction, player.id, player.password_hash))) return false;
    // The same goes for a second factor that was not asked for yet when this sign-in began.
    const asked = await findAsked(transaction, player.id);
    if (!player.app_second_factor && (asked?.app || (asked?.sms && !player.sms_second_factor))) return false;
    const off = await findSignInOff(transaction, player.id);
    if (off) return { off };
    const newDevice = await isNewDevice(transaction, player.id, device);
    await insertSession(transaction, {
      id: sessionId,
      playerId: player.id,
      tokenHash: hashSecret(token),
      cookieHash: hashSecret(cookie),
      device,
      address: origin.address,
      life: sessionLife(deps),
      restricted: options.restricted,
    });
    await insertSignIn(transaction, { id: deps.ids.next(), playerId: player.id, device, address: origin.address });
    if (newDevice) {
      const news = { change: 'new device', os: device.os, browser: device.browser } as const;
      await tellPlayer(deps, transaction, { playerId: player.id, origin, news });
    }
    return true;
  });
  deps.outbox.wake();
  // Outside the transaction, which holds the player's row together with other sign-ins.
  const { language } = origin;
  if (opened === true && language && language !== player.language) await setLanguage(deps.pool, player.id, language);
  if (typeof opened === 'object') return opened;
  return opened ? { sessionId, token, cookie } : undefined;
}

/** Whose request this is; undefined for a visitor and for a session that has ended. */
export async function resumeSession(
  deps: Pick<IdentityDeps, 'pool' | 'cache' | 'sessionDaysMax'>,
  secrets: { token: string | undefined; cookie: string | undefined },
  { mayExtend }: { mayExtend: boolean },
): Promise<CurrentSession | undefined> {
  if (!secrets.token || !secrets.cookie) return undefined;
  const tokenHash = hashSecret(secrets.token);
  const cookieHash = hashSecret(secrets.cookie);
  const isOfCookie = (session: LiveSession) => timingSafeEqual(session.cookie_hash, cookieHash);
  const cached = deps.cache.get(tokenHash);
  // A cookie that is not the cached one may be newer: another process has renewed the session, and its message is under way.
  const session =
    cached && isOfCookie(cached) ? cached : await deps.cache.read(tokenHash, () => findSession(deps.pool, tokenHash));
  if (!session || !isOfCookie(session)) return undefined;
  if (mayExtend && session.idle_seconds >= touchAfterSeconds) {
    // The next request may find the same record in the cache.
    session.idle_seconds = 0;
    await touchSession(deps.pool, session.id, sessionLife(deps));
    await markSeen(deps.pool, session.player_id);
  }
  return {
    sessionId: session.id,
    playerId: session.player_id,
    userName: session.user_name,
    restricted: session.restricted,
    sessionEpoch: session.session_epoch,
  };
}
