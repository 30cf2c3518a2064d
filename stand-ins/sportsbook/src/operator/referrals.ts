import type { OperatorAnswer } from '@harmattan/wires/book-operator/calls';
import { type BetRecord, readBets } from '../bets/index.ts';
import { returnOf } from '../prices/index.ts';
import { systemFacts } from '../prices/system-names.ts';
import { listOpenReferrals } from '../trading/index.ts';
import { nameOf } from './match-view.ts';
import type { OperatorDeps } from './operator-deps.ts';
import { readSlipOf } from './tickets-store.ts';

const referralsMax = 100;

export async function listReferrals({ pool }: OperatorDeps): Promise<OperatorAnswer<'referrals'>> {
  const open = await listOpenReferrals(pool, referralsMax);
  const { rows } = await pool.query<{ now: Date }>('select app_now() as now');
  const referrals = await Promise.all(
    open.map(async ({ slipId, askedMinor, offeredMinor, askedAt, until, state }) => {
      const bets = await readBets(pool, 'where slip_id = $1 order by id', [slipId]);
      const [first] = bets as [BetRecord];
      const { code } = await readSlipOf(pool, first.id);
      return {
        ...{ id: String(slipId), player: first.playerId, book: first.supplier, kind: first.kind, code },
        system: systemFacts(first.legs.length, first.system),
        ...{ stake: askedMinor, bets: bets.length, askedAt, until, offered: offeredMinor },
        state: state === 'offered' ? ('offered' as const) : ('waiting' as const),
        return: bets.reduce((sum, bet) => sum + returnOf(askedMinor, pricesOf(bet), bet.system), 0n),
        picks: bets.flatMap(({ legs }) =>
          legs.map((leg) => ({
            ...{ match: leg.match, name: nameOf(leg.about), market: leg.market, outcome: leg.outcome },
            ...{ price: leg.priceThousandths, isLive: leg.wasLive },
          })),
        ),
      };
    }),
  );
  return { referrals, now: (rows[0] as { now: Date }).now };
}

function pricesOf({ legs }: BetRecord): number[] {
  return legs.map(({ priceThousandths }) => priceThousandths);
}
