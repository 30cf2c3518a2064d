import { createHmac } from 'node:crypto';
import { countAttempt, countMade, type Guard } from '../../plumbing/attempts/attempts.ts';
import type { CashierDeps } from './cashier-deps.ts';
import { railOf } from './method-rules.ts';
import type { Card, DepositWay } from './payment-port.ts';

type CardWay = Extract<DepositWay, { rail: 'card' }>;

/** The only word about a refused card, whether its bank or a limit refuses: a thief must not read from it which stolen card is good. */
export const cardRefusal = 'CARD_WAS_DECLINED';

/** What the player reads of a failure. The bank's own words about a card stay in the deposit's story, for the operator. */
export function shownReason(deposit: { view_name: string }, reason: string): string {
  return railOf(deposit.view_name) === 'card' ? cardRefusal : reason;
}

function playerGuard({ cardLimits }: CashierDeps, playerId: bigint): Guard {
  return { subject: `cards tried by ${playerId}`, attemptsMax: cardLimits.ofPlayerMax, windowSeconds: 60 * 60 };
}

/** Of all players. The key keeps the number from being guessed from what is stored. */
function cardGuard({ cardLimits, cardKey }: CashierDeps, number: string): Guard {
  const fingerprint = createHmac('sha256', cardKey).update(number).digest('base64url');
  return { subject: `tries of card ${fingerprint}`, attemptsMax: cardLimits.onCardMax, windowSeconds: 24 * 60 * 60 };
}

/** Counts a first try of a card, before the gateway gets it, and says whether it may be made. */
export async function mayTryCard(deps: CashierDeps, playerId: bigint, way: CardWay): Promise<boolean> {
  const number = 'card' in way ? way.card.number : way.savedCard.id;
  const isWithin =
    (await countAttempt(deps.pool, playerGuard(deps, playerId))) &&
    (await countAttempt(deps.pool, cardGuard(deps, number)));
  if (!isWithin) await refuseTry(deps, playerId);
  return isWithin;
}

/** A later step names the card again, and may name another one. */
export async function mayGoOn(deps: CashierDeps, playerId: bigint, card: Card): Promise<boolean> {
  const isWithin = await countAttempt(deps.pool, cardGuard(deps, card.number));
  if (!isWithin) await refuseTry(deps, playerId);
  return isWithin;
}

async function refuseTry(deps: CashierDeps, playerId: bigint): Promise<void> {
  deps.log.warn({ playerId }, 'a card was not tried: too many tries by its player or of the card');
  await countRefusedCard(deps, playerId);
}

/** Once for each refusal, by a limit or by a bank. Many of all players together are a sign that stolen cards are tested. */
export async function countRefusedCard(
  { pool, cardLimits, raiseAlarm }: Pick<CashierDeps, 'pool' | 'cardLimits' | 'raiseAlarm'>,
  playerId: bigint,
): Promise<void> {
  const attemptsMax = cardLimits.refusedAlarm + 1;
  const refused = await countMade(pool, { subject: 'cards refused anywhere', attemptsMax, windowSeconds: 10 * 60 });
  if (refused === attemptsMax) await raiseAlarm('card testing', { playerId });
}
