import type pg from 'pg';
import { countAttempt, type Guard } from '../../plumbing/attempts/attempts.ts';
import type { IdentityDeps, Origin } from './identity-deps.ts';
import { findPlayer } from './identity-store.ts';

export type SecondFactorChange = 'app on' | 'app off' | 'app reset' | 'new recovery codes' | 'sms on' | 'sms off';

/** What happened to how an account is guarded. */
export type SecurityNews =
  | {
      change:
        | SecondFactorChange
        | 'password changed'
        | 'password recovered'
        | 'password due'
        | 'session ended'
        | 'sessions ended';
    }
  | { change: 'new device'; os: string; browser: string };

type Kind = 'app' | 'SMS' | 'passwords' | 'sessions' | 'new devices';

const daySeconds = 24 * 60 * 60;

/**
 * Who plays with the switches must not run up the operator's bill. By the tenth text the player knows. Each kind is counted apart, or
 * flipping one switch would hide what happens to another. What a browser says of itself can be made up for every sign-in, so that new
 * devices have few.
 */
function textsGuard(userName: string, change: SecurityNews['change']): Guard {
  const kind = kindOf(change);
  const attemptsMax = kind === 'new devices' ? 2 : 10;
  return { subject: `security texts about ${kind} to ${userName}`, attemptsMax, windowSeconds: daySeconds };
}

function kindOf(change: SecurityNews['change']): Kind {
  switch (change) {
    case 'new device':
      return 'new devices';
    case 'session ended':
    case 'sessions ended':
      return 'sessions';
    case 'password changed':
    case 'password recovered':
    case 'password due':
      return 'passwords';
    case 'sms on':
    case 'sms off':
      return 'SMS';
    default:
      return 'app';
  }
}

/** What an operator or a recovery does is always told; neither happens often. */
const alwaysTold: SecurityNews['change'][] = ['app reset', 'password recovered', 'password due', 'sessions ended'];

/**
 * The one way for a text about the account's security, in the language of the page that made the change or else of the player's last
 * sign-in. Runs in the transaction of the change, so that the text goes out whatever happens next. Wake the outbox after it.
 */
export async function tellPlayer(
  deps: Pick<IdentityDeps, 'outbox'>,
  transaction: pg.PoolClient,
  { playerId, origin, news }: { playerId: bigint; origin?: Origin; news: SecurityNews },
): Promise<void> {
  const player = await findPlayer(transaction, { id: playerId });
  if (!player) return;
  const { user_name: userName } = player;
  const mayBeTold =
    alwaysTold.includes(news.change) || (await countAttempt(transaction, textsGuard(userName, news.change)));
  if (!mayBeTold) return;
  const language = origin?.language ?? player.language ?? 'en';
  await deps.outbox.record(transaction, {
    topic: 'identity.security-changed',
    payload: { userName, language, ...news },
  });
}
