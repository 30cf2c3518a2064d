import { createHash } from 'node:crypto';
import type { Minor } from '@harmattan/kernel/money';
import { randomText, systemRandom } from '@harmattan/kernel/random';
import { bookClientMakers, createBookClient } from '@harmattan/supplier-clients/book-clients';
import { clientMakers, createClient } from '@harmattan/supplier-clients/clients';
import type { Launch } from '@harmattan/supplier-clients/supplier-client';
import { loseAnswer } from '@harmattan/supplier-clients/testing/lose-answer';
import type { Stage } from '@harmattan/supplier-clients/testing/stage';
import { wrongCredentials } from '@harmattan/supplier-clients/testing/wrong-credentials';
import {
  type BookName,
  bookNames,
  isBookName,
  type SupplierName,
  supplierNames,
  type WalletName,
} from '@harmattan/wires/suppliers/names';
import { supplierCredentials } from '@harmattan/wires/suppliers/sandbox-credentials';
import pg from 'pg';
import { keyOf } from '../modules/wallet/index.ts';
import type { createPlatform } from '../platform.ts';

type Platform = Awaited<ReturnType<typeof createPlatform>>;

/** Wires whose launch carries a code that is used up by opening. */
const oneShot = new Set<WalletName>(['betsolutions', 'egt', 'globalbet', 'bsbetting']);

const games: Partial<Record<WalletName, string>> = { betsolutions: '7001', endorphina: 'endorphina_Test@ENDORPHINA' };

interface PlayerSecrets {
  token: string;
  cookie: string;
  sessionId: string;
}

/** Mobile numbers are dealt out in turn: a thousand drawn ones meet now and then. */
let nextNumber = 100_000_000;

/** Where the clocks of the platforms stand, which outlive the stages on them. */
const offsets = new WeakMap<Platform['clock'], number>();

/** Longer than a session is kept in memory. */
const stepMs = 10_000;

/** Every wire that there is a client for. */
export const spokenSuppliers: SupplierName[] = supplierNames.filter((name) => clientMakers[name] !== undefined);

export const spokenBooks: BookName[] = bookNames.filter((name) => bookClientMakers[name] !== undefined);

/** Players are written into the platform's tables, since registering is slow on purpose. */
function createPlayers({ platform, pool, currency }: { platform: Platform; pool: pg.Pool; currency: string }) {
  const secretsOf = new Map<string, PlayerSecrets>();

  async function newPlayer(fundsMinor: Minor): Promise<{ playerId: bigint; secrets: PlayerSecrets }> {
    const made = { token: randomText(systemRandom, 43), cookie: randomText(systemRandom, 43) };
    const { rows } = await pool.query<{ player_id: string; id: string }>(
      `with made as (
         insert into identity.player (user_name, password_hash, currency) values ($1, 'none', $4) returning id)
       insert into identity.session (id, player_id, token_hash, cookie_hash, expires_at, is_mobile, os, browser, address)
       select gen_random_uuid(), id, $2, $3, app_now() + interval '2 days', true, 'Android', 'Chrome', '127.0.0.1'
       from made returning player_id, id`,
      [`2347${String(nextNumber++).padStart(9, '0')}`, hashOf(made.token), hashOf(made.cookie), currency],
    );
    const [row] = rows as [{ player_id: string; id: string }];
    const playerId = BigInt(row.player_id);
    await platform.wallet.transfer({
      direction: 'in',
      playerId,
      key: keyOf({ source: 'conformance', class: 'funds', id: row.id }),
      amountMinor: fundsMinor,
      house: 'gateway:conformance',
      about: 'deposit',
    });
    return { playerId, secrets: { ...made, sessionId: row.id } };
  }

  async function launchFor(supplier: WalletName, playerId: bigint, secrets: PlayerSecrets): Promise<Launch> {
    const game = games[supplier] ?? (isBookName(supplier) ? 'sports' : '101');
    const { sessionId: openedBy } = secrets;
    const token = await platform.suppliers.beginSession(
      { supplier, playerId, openedBy, gameId: 1, game, currency, isMobile: true, language: 'en' },
      { isOneShot: oneShot.has(supplier) },
    );
    secretsOf.set(token, secrets);
    return { token, playerId: String(playerId), game, currency };
  }

  return { newPlayer, launchFor, secretsOf };
}

/** Our own platform, running in this process. */
export function createOwnStage(options: {
  platform: Platform;
  url: string;
  ownerUrl: string;
  currency: string;
  /** How the platform was set up. */
  overdraft?: boolean;
}) {
  const { platform, url, currency, overdraft = false } = options;
  const pool = new pg.Pool({ connectionString: options.ownerUrl, max: 4 });
  // A test's database is taken away while connections to it are idle.
  pool.on('error', () => undefined);
  const { newPlayer, launchFor, secretsOf } = createPlayers({ platform, pool, currency });

  const stage: Stage = {
    client: (supplier, { send, hasWrongSecret } = {}) =>
      createClient(supplier, {
        walletUrl: `${url}/wallet/${supplier}`,
        credentials: hasWrongSecret ? wrongCredentials(supplierCredentials[supplier]) : supplierCredentials[supplier],
        ...(send && { send }),
      }),
    book: (name, { hasWrongSecret, losesAnswer } = {}) =>
      createBookClient(name, {
        walletUrl: `${url}/wallet/${name}`,
        credentials: hasWrongSecret ? wrongCredentials(supplierCredentials[name]) : supplierCredentials[name],
        send: loseAnswer(losesAnswer),
      }),
    overdraft,
    async newLaunch(supplier, fundsMinor) {
      const { playerId, secrets } = await newPlayer(fundsMinor);
      return launchFor(supplier, playerId, secrets);
    },
    async expire({ playerId }) {
      await pool.query(
        "update suppliers.session set expires_at = app_now() - interval '1 minute' where player_id = $1",
        [playerId],
      );
      // The platform keeps what it has read for a few seconds, since a session's end does not move. A step of the clock makes it look.
      const offsetMs = offsets.get(platform.clock) === -stepMs ? 0 : -stepMs;
      offsets.set(platform.clock, offsetMs);
      platform.clock.setOffset(offsetMs);
    },
    async signOut(launch: Launch) {
      const { token, cookie } = secretsOf.get(launch.token) as PlayerSecrets;
      const response = await fetch(`${url}/api/api/Security/LogOff`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, cookie: `harmattan_session=${cookie}` },
      });
      if (!response.ok) throw new Error(`signing out answered ${response.status}`);
    },
    async turnPlayOff({ playerId }) {
      const word = { by: 'conformance', reason: 'a case', source: 'staff', until: null, playerText: null } as const;
      await platform.office.switches.turnOff({ ...word, playerId: BigInt(playerId), switches: ['play'] });
    },
  };
  return {
    stage,
    /** What the player's own browser has. */
    secretsOf: (launch: Launch) => secretsOf.get(launch.token) as PlayerSecrets,
    /** The same player opens the game once more. */
    launchAgain: (supplier: WalletName, launch: Launch) =>
      launchFor(supplier, BigInt(launch.playerId), secretsOf.get(launch.token) as PlayerSecrets),
    close: () => pool.end(),
  };
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
