import type { Calls } from '@harmattan/contract';
import type { Clock } from '@harmattan/kernel/clock';
import { marketRules } from '@harmattan/kernel/market-rules';
import { instantInMarket } from '@harmattan/kernel/market-time';
import type { Minor } from '@harmattan/kernel/money';
import type pg from 'pg';
import type { Database } from '../../plumbing/db/database.ts';
import { type Handlers, refuse, success } from '../../plumbing/http/answer.ts';
import { readVersion } from '../wallet/index.ts';
import { acknowledgeCheck } from './acknowledge-check.ts';
import { setMinutes } from './activity-store.ts';
import { readSession, type SessionNow } from './read-session.ts';
import { readStatement, type StatementPeriod } from './read-statement.ts';
import { minutesOf } from './session-rules.ts';

/** Where a player finds help, as the brand names it. */
export interface HelpLine {
  name: string;
  /** None in the sandbox. */
  number: string | null;
  url: string | null;
  /** A day such as `2026-11-01`. */
  verifiedOn: string;
}

export interface ActivityDeps {
  pool: pg.Pool;
  read: Database['read'];
  clock: Clock;
  /** Whether a round of a game of the player's is undecided: a check does not come between it and its end. */
  hasOpenRound(playerId: bigint): Promise<boolean>;
  helpLines: readonly HelpLine[];
}

type ActivityCalls =
  | 'GET Limits/GetSession'
  | 'POST Limits/SetRealityCheck'
  | 'POST Limits/AcknowledgeRealityCheck'
  | 'GET Limits/GetActivity'
  | 'GET Limits/GetHelpLines';

export function activityRoutes(deps: ActivityDeps): Pick<Handlers<Calls>, ActivityCalls> {
  const { pool, clock } = deps;
  return {
    async 'GET Limits/GetSession'({ context }) {
      const { playerId } = context.player;
      const now = clock.now();
      const found = await readSession(pool, playerId, now);
      const isDue = found.dueAt !== undefined && found.dueAt <= now;
      return success({ ...shownSession(found, now), isDue, isRoundOpen: isDue && (await deps.hasOpenRound(playerId)) });
    },

    async 'POST Limits/SetRealityCheck'({ body: { minutes }, context }) {
      if (!marketRules.realityCheck.minutes.includes(minutes)) return refuse('INCORRECT_PARAMETER_VALUE', null);
      await setMinutes(pool, { playerId: context.player.playerId, minutes });
      return success(null);
    },

    async 'POST Limits/AcknowledgeRealityCheck'({ body: { choice }, context }) {
      await acknowledgeCheck(deps, { playerId: context.player.playerId, choice });
      return success(null);
    },

    async 'GET Limits/GetActivity'({ query: { months, by }, context }) {
      const { playerId } = context.player;
      const { from, periods, lifetime } = await deps.read(
        (db) => readStatement(db, { playerId, months, by, now: clock.now() }),
        { mark: (db) => readVersion(db, playerId) },
      );
      return success({
        from: instantInMarket(from),
        periods: periods.map(shownPeriod),
        lifetime: {
          deposited: lifetime.depositedMinor,
          withdrawn: lifetime.withdrawnMinor,
          net: lifetime.depositedMinor - lifetime.withdrawnMinor,
        },
      });
    },

    'GET Limits/GetHelpLines': () =>
      success({
        helpLines: deps.helpLines.map(({ verifiedOn, ...line }) => ({
          ...line,
          verifiedOn: instantInMarket(verifiedOn),
        })),
      }),
  };
}

function shownSession({ session, check, dueAt }: SessionNow, now: Date) {
  return {
    startedAt: session?.from ?? null,
    playedSeconds: session ? secondsBetween(session.from, now) : 0,
    staked: session?.stakedMinor ?? 0n,
    won: session?.wonMinor ?? 0n,
    net: session ? session.wonMinor - session.stakedMinor : 0n,
    minutes: minutesOf(check),
    choices: [...marketRules.realityCheck.minutes],
    nextCheckInSeconds: dueAt ? secondsBetween(now, dueAt) : null,
  };
}

const secondsBetween = (from: Date, to: Date) => Math.max(0, Math.ceil((to.getTime() - from.getTime()) / 1_000));

function shownPeriod({ from, products, playedMs, ...sum }: StatementPeriod) {
  const shown = [...products].map(([product, { stakedMinor, wonMinor }]) => ({
    ...{ product, staked: stakedMinor, won: wonMinor, net: wonMinor - stakedMinor },
  }));
  const total = (value: (product: (typeof shown)[number]) => Minor) =>
    shown.reduce((sumMinor, product) => sumMinor + value(product), 0n);
  return {
    from: instantInMarket(from),
    ...{ deposited: sum.depositedMinor, withdrawn: sum.withdrawnMinor, other: sum.otherMinor },
    ...{ staked: total(({ staked }) => staked), won: total(({ won }) => won), net: total(({ net }) => net) },
    playedSeconds: Math.round(playedMs / 1_000),
    products: shown,
  };
}
