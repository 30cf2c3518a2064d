import type { MailingLanguage } from '@harmattan/contract/office';
import { inTransaction } from '@harmattan/process/transaction';
import type pg from 'pg';
import type { MailingsDeps } from '../mailings-deps.ts';
import { findSegment, type SegmentRow } from '../segments/index.ts';
import { type Audience, countAudience } from './count-audience.ts';
import { findState, insertMailing, isSameMailing, type NewMailing } from './mailings-store.ts';
import { partsMax, type ShownText, shownTexts } from './texts.ts';

export type Wish = Pick<
  NewMailing,
  'id' | 'channel' | 'isService' | 'name' | 'segmentId' | 'segmentVersion' | 'texts' | 'sendAt' | 'madeBy' | 'comment'
>;

export type PlanProblem = 'no such segment' | 'too long' | 'texts are off';

interface MailingPlan {
  segment: SegmentRow;
  shown: Record<MailingLanguage, ShownText>;
  audience: Audience;
  needsTwo: boolean;
}

type SendDeps = Pick<MailingsDeps, 'pool' | 'clock' | 'rules'>;

/** What a mailing would be: its segment, whom it reaches now, and whether two people decide on it. */
export async function planMailing(
  deps: SendDeps,
  wish: Pick<Wish, 'channel' | 'isService' | 'segmentId' | 'segmentVersion' | 'texts'>,
): Promise<{ problem: PlanProblem } | MailingPlan> {
  const { channel, isService, texts } = wish;
  const isOfferByText = channel === 'sms' && !isService;
  if (isOfferByText && deps.rules.hookSecret === undefined) return { problem: 'texts are off' };
  const segment = await findSegment(deps.pool, { id: wish.segmentId, version: wish.segmentVersion });
  if (!segment) return { problem: 'no such segment' };
  const shown = shownTexts(texts, wish);
  const isTooLong = Object.values(shown).some(({ header, parts }) =>
    channel === 'sms' ? parts > partsMax : header === '',
  );
  if (isTooLong) return { problem: 'too long' };
  const audience = await countAudience(deps, { conditions: segment.conditions, channel, isService, texts });
  return { segment, shown, audience, needsTwo: needsTwo(deps.rules, wish, audience) };
}

/** What goes to those who want no offers, what could not be counted in time, and what is large or dear. */
function needsTwo(
  { twoPersonSize, twoPersonCostMinor }: MailingsDeps['rules'],
  { channel, isService }: Pick<Wish, 'channel' | 'isService'>,
  { recipients, costMinor, isComplete }: Audience,
): boolean {
  if (isService || !isComplete || recipients > twoPersonSize) return true;
  return channel === 'sms' && costMinor > twoPersonCostMinor;
}

/** A segment may grow until it is sent: one person's mailing stops at what one person may send. */
function recipientsMaxOf(
  { twoPersonSize, twoPersonCostMinor, partPrices }: MailingsDeps['rules'],
  { channel, parts }: { channel: Wish['channel']; parts: number },
): number {
  const prices = partPrices.map(({ priceMinor }) => BigInt(parts) * priceMinor).filter((price) => price > 0n);
  if (channel === 'inbox') return twoPersonSize;
  return Math.min(twoPersonSize, ...prices.map((price) => Number(twoPersonCostMinor / price)));
}

export interface Asked {
  mailing: NewMailing;
  segmentName: string;
  audience: Audience;
}

/**
 * Sends a mailing at its time, or asks for it. `also` is done with it: the entry of the audit, and the request to a second person. The same wish
 * again is the same mailing.
 */
export async function sendMailing(
  deps: SendDeps & Pick<MailingsDeps, 'log'> & { wake(): void },
  wish: Wish,
  also: (transaction: pg.PoolClient, asked: Asked) => Promise<void>,
): Promise<{ problem: PlanProblem | 'another mailing' } | { state: 'asked' | 'scheduled' }> {
  const plan = await planMailing(deps, wish);
  if ('problem' in plan) return plan;
  const { segment, audience, shown, needsTwo: takesTwo } = plan;
  const { byLanguage: _, costMinor, ...counted } = audience;
  const parts = Math.max(...Object.values(shown).map((one) => one.parts));
  const mailing: NewMailing = {
    ...wish,
    ...{ conditions: segment.conditions, counted: { ...counted, costMinor: String(costMinor) }, needsTwo: takesTwo },
    recipientsMax: takesTwo ? null : recipientsMaxOf(deps.rules, { channel: wish.channel, parts }),
  };
  const isNew = await inTransaction(deps.pool, async (transaction) => {
    if (!(await insertMailing(transaction, mailing))) return false;
    await also(transaction, { mailing, segmentName: segment.name, audience });
    return true;
  });
  if (!isNew && !(await isSameMailing(deps.pool, mailing))) return { problem: 'another mailing' };
  deps.wake();
  const state = await findState(deps.pool, wish.id);
  return { state: state === 'asked' ? 'asked' : 'scheduled' };
}
