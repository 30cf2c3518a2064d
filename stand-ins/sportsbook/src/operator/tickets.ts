import type { OperatorAnswer } from '@harmattan/wires/book-operator/calls';
import { type BetRecord, readBets } from '../bets/index.ts';
import { cappedReturn } from '../prices/index.ts';
import { systemFacts } from '../prices/system-names.ts';
import { codeShape } from '../slips/index.ts';
import { findReferral } from '../trading/index.ts';
import { nameOf } from './match-view.ts';
import type { OperatorDeps } from './operator-deps.ts';
import { findVoided, listMovements, readSlipOf } from './tickets-store.ts';

type Ticket = OperatorAnswer<'tickets'>['tickets'][number];

const ticketsMax = 20;
const numberShape = /^\d{10}$/;
const linkShape = /^[\w-]{22}$/;
const wireIdShape = /^\d{16}$/;

/** By number, link, id of the wire or booking code, with all that the book knows. */
export async function findTickets(deps: OperatorDeps, text: string): Promise<Ticket[]> {
  const bets = await findBets(deps, text.trim());
  return Promise.all(bets.map((bet) => ticketOf(deps, bet)));
}

async function findBets({ pool }: OperatorDeps, text: string): Promise<BetRecord[]> {
  if (numberShape.test(text)) return readBets(pool, 'where id = $1', [text]);
  if (linkShape.test(text)) return readBets(pool, 'where ticket = $1', [text]);
  if (wireIdShape.test(text))
    return readBets(pool, 'where id in (select bet_id from sportsbook.movement where tx_id = $1)', [text]);
  const code = text.toUpperCase();
  if (!codeShape.test(code)) return [];
  return readBets(
    pool,
    'where slip_id in (select id from sportsbook.slip where code = $1 order by id desc limit $2) order by id desc limit $2',
    [code, ticketsMax],
  );
}

async function ticketOf({ pool }: OperatorDeps, bet: BetRecord): Promise<Ticket> {
  const [slip, movements, voided] = await Promise.all([
    readSlipOf(pool, bet.id),
    listMovements(pool, bet.id),
    findVoided(pool, bet.id),
  ]);
  const referral = await findReferral(pool, slip.slipId);
  const delayMs = bet.legs.some(({ wasLive }) => wasLive) ? slip.delayMs : null;
  return {
    ...{ number: String(bet.id), link: bet.ticket, book: bet.supplier, player: bet.playerId, kind: bet.kind },
    system: systemFacts(bet.legs.length, bet.system),
    ...{ state: bet.state, refusal: bet.refusal ?? null, stake: bet.stakeMinor, ...sumsOf(bet) },
    ...{ code: slip.code, rulesVersion: slip.rulesVersion },
    ...{ priceChanges: bet.priceChanges, askedAt: slip.askedAt, takenAt: bet.placedAt },
    ...{ settledAt: bet.settledAt ?? null, delayMs },
    referral: referral
      ? {
          ...{ state: referral.state, asked: referral.askedMinor, offered: referral.offeredMinor },
          ...{ decidedBy: referral.decidedBy, decidedAt: referral.decidedAt },
        }
      : null,
    voided: voided ?? null,
    legs: bet.legs.map((leg, at) => ({
      ...{ match: leg.match, name: nameOf(leg.about), league: leg.about.league, startsAt: leg.startsAt },
      ...{ market: leg.market, outcome: leg.outcome, askedPrice: leg.askedThousandths, price: leg.priceThousandths },
      ...{ wasLive: leg.wasLive, scoreThen: leg.score, scoreEnd: leg.about.end?.score ?? null },
      ...{ scoreBefore: leg.about.endBefore?.score ?? null, verdict: leg.verdict ?? null },
      resultVersion: leg.judgedVersion,
      isBanker: bet.system?.bankers.includes(at) ?? false,
    })),
    movements,
  };
}

/** All that the bet pays, with what was paid for sold parts. */
function sumsOf(bet: BetRecord): Pick<Ticket, 'soldStake' | 'soldFor' | 'returnMax' | 'due' | 'paid'> {
  const { stakeMinor, soldStakeMinor, soldMinor, soldPaidMinor, returnMaxMinor, dueMinor, paidMinor, legs, system } =
    bet;
  const restReturn = cappedReturn(stakeMinor - soldStakeMinor, {
    prices: legs.map(({ priceThousandths }) => priceThousandths),
    system,
    returnMaxMinor: returnMaxMinor - soldMinor,
  });
  const isPaid = paidMinor !== undefined || soldPaidMinor > 0n;
  return {
    ...{ soldStake: soldStakeMinor, soldFor: soldMinor, returnMax: restReturn + soldMinor },
    due: dueMinor === undefined ? null : dueMinor + soldMinor,
    paid: isPaid ? (paidMinor ?? 0n) + soldPaidMinor : null,
  };
}
