import { hash, timingSafeEqual } from 'node:crypto';
import { randomText } from '@harmattan/kernel/random';
import { countAttempt, type Guard } from '../../plumbing/attempts/attempts.ts';
import { recogniseDevice } from './device.ts';
import type { IdentityDeps, Origin } from './identity-deps.ts';
import { findSession, insertSession, isPasswordStill, type PlayerRow, touchSession } from './identity-store.ts';
import { markSeen } from './number-proof/number-proof-store.ts';
import { findAsked } from './second-factor/second-factor-store.ts';
import { insertSignIn, isNewDevice } from './sign-in-store.ts';

export const sessionLifeSeconds = 2 * 24 * 60 * 60;
/** A session that was seen so lately is not written to again. */
const touchAfterSeconds = 60;
const secretLength = 43; // 258 bits of chance

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
): Promise<{ sessionId: string; token: string; cookie: string } | undefined> {
  const { player, origin } = options;
  const sessionId = deps.ids.next();
  const token = randomText(deps.random, secretLength);
  const cookie = randomText(deps.random, secretLength);
  const device = recogniseDevice(origin.userAgent);
  const opened = await deps.tables.transaction().execute(async (transaction) => {
    // While the password was being verified, its owner may have recovered the account from whoever is signing in here.
    if (!(await isPasswordStill(transaction, player.id, player.password_hash))) return false;
    // The same goes for a second factor that was not asked for yet when this sign-in began.
    const asked = await findAsked(transaction, player.id);
    if (!player.app_second_factor && (asked?.app || (asked?.sms && !player.sms_second_factor))) return false;
    const newDevice = await isNewDevice(transaction, player.id, device);
    await insertSession(transaction, {
      id: sessionId,
      playerId: player.id,
      tokenHash: hashSecret(token),
      cookieHash: hashSecret(cookie),
      device,
      address: origin.address,
      lifeSeconds: sessionLifeSeconds,
      restricted: options.restricted,
    });
    await insertSignIn(transaction, { id: deps.ids.next(), playerId: player.id, device, address: origin.address });
    if (newDevice && (await countAttempt(transaction, newDeviceTexts(player.user_name)))) {
      const payload = { userName: player.user_name, os: device.os, browser: device.browser };
      await deps.outbox.record(transaction, { topic: 'identity.new-device', payload });
    }
    return true;
  });
  deps.outbox.wake();
  return opened ? { sessionId, token, cookie } : undefined;
}

/** What a browser says of itself can be made up for every sign-in; the texts about it must not be. */
function newDeviceTexts(userName: string): Guard {
  return { subject: `new-device texts to ${userName}`, attemptsMax: 2, windowSeconds: 24 * 60 * 60 };
}

/** Whose request this is; undefined for a visitor and for a session that has ended. */
export async function resumeSession(
  deps: Pick<IdentityDeps, 'tables' | 'cache'>,
  secrets: { token: string | undefined; cookie: string | undefined },
  { mayRenew }: { mayRenew: boolean },
): Promise<(CurrentSession & { isRenewed: boolean }) | undefined> {
  if (!secrets.token || !secrets.cookie) return undefined;
  const tokenHash = hashSecret(secrets.token);
  const session =
    deps.cache.get(tokenHash) ?? (await deps.cache.read(tokenHash, () => findSession(deps.tables, tokenHash)));
  if (!session || !timingSafeEqual(session.cookie_hash, hashSecret(secrets.cookie))) return undefined;
  const isRenewed = mayRenew && session.idle_seconds >= touchAfterSeconds;
  if (isRenewed) {
    // The next request may find the same record in the cache.
    session.idle_seconds = 0;
    await touchSession(deps.tables, session.id, sessionLifeSeconds);
    await markSeen(deps.tables, session.player_id);
  }
  return {
    sessionId: session.id,
    playerId: session.player_id,
    userName: session.user_name,
    restricted: session.restricted,
    sessionEpoch: session.session_epoch,
    isRenewed,
  };
}

/** The secrets are long and random, so a fast hash is enough to make a stolen table worthless. */
function hashSecret(secret: string): Buffer {
  return hash('sha256', secret, 'buffer');
}
