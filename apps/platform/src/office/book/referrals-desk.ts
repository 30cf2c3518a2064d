import type { OperatorAnswer } from '@harmattan/wires/book-operator/calls';
import { refuse, success } from '../../plumbing/http/answer.ts';
import type { OfficeDeps } from '../office-deps.ts';
import type { OfficeHandlers } from '../office-handlers.ts';
import { actAtBook, movedOn, orAway } from './ask-book.ts';
import { priceOf } from './price.ts';

type ReferralCalls = 'GET Trading/Referrals' | 'POST Trading/DecideReferral';
type Referral = OperatorAnswer<'referrals'>['referrals'][number];

const words = { accept: 'ACCEPTED', offer: 'OFFERED', refuse: 'REFUSED' } as const;

export function referralsDesk(deps: OfficeDeps): Pick<OfficeHandlers, ReferralCalls> {
  const { bookTrading, identity } = deps;
  return {
    'GET Trading/Referrals': ({ context: { staff } }) =>
      orAway(async () => {
        const { referrals, now } = await bookTrading.ask('referrals', {});
        const names = await identity.userNamesOf(referrals.flatMap(({ player }) => playerIdOf(player) ?? []));
        const mayAct = staff.permissions.includes('book.act');
        return success(
          referrals.map((referral) => ({
            ...shown(referral, now),
            userName: names.get(playerIdOf(referral.player) ?? -1n) ?? null,
            actions:
              mayAct && referral.state === 'waiting'
                ? (['accept', 'offer', 'refuse'] as ('accept' | 'offer' | 'refuse')[])
                : [],
          })),
        );
      }),

    'POST Trading/DecideReferral': ({ context, body: { id, decision, amount, comment } }) =>
      orAway(async () => {
        const stake = decision === 'offer' ? (amount ?? 0n) : null;
        if (stake !== null && stake <= 0n) return refuse('INCORRECT_PARAMETER_VALUE', { message: 'amount' });
        const act = { action: `${decision} a referred bet`, subject: `referral ${id}`, reason: comment ?? undefined };
        const { status } = await actAtBook(deps, context, { ...act, after: { decision, stake } }, () =>
          bookTrading.ask('decide-referral', { id, decision, stake, by: context.staff.userName }),
        );
        return status === 'done' ? success({ message: words[decision] }) : movedOn();
      }),
  };
}

function shown({ player, until, picks, book: _book, ...referral }: Referral, now: Date) {
  return {
    ...referral,
    playerId: playerIdOf(player),
    picks: picks.map(({ name, market, outcome, price, isLive }) => ({
      ...{ match: name, market, outcome, price: priceOf(price), isLive },
    })),
    secondsLeft: Math.max(0, (until.getTime() - now.getTime()) / 1_000),
  };
}

/** The book knows players by what the wires call them, which is the player's id. */
function playerIdOf(player: string): bigint | null {
  return /^\d{1,18}$/.test(player) ? BigInt(player) : null;
}
