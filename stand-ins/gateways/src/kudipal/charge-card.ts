import { createHash } from 'node:crypto';
import { assert } from '@harmattan/kernel/assert';
import { market } from '@harmattan/kernel/market';
import { formatMajor } from '@harmattan/kernel/money';
import { randomBelow, randomText } from '@harmattan/kernel/random';
import { inTransaction, type Queryable } from '@harmattan/process/transaction';
import type { CardCharge, ChargeAnswer } from '@harmattan/wires/flutterwave';
import { canonicalNumber } from '../plumbing/phone-number.ts';
import { needs, type Refused, refused, transactionOf } from './answers.ts';
import type { KudipalDeps } from './kudipal-deps.ts';
import { type Charge, insertCharge, latestMovement, lockCharge, type Movement, updateCharge } from './kudipal-store.ts';
import { settleCharge } from './settle-charge.ts';
import { type Card, type CardStep, cardNamed, cardOf, hasExpired, testPin } from './test-cards.ts';

const otpTriesMax = 3;
const addressFields = ['city', 'address', 'state', 'country', 'zipcode'];

export type CardOutcome = { outcome: 'answer'; answer: ChargeAnswer; goesWrong?: Card['answer'] | undefined } | Refused;

/** One step of a card charge: the platform sends the same charge again with what its holder was asked for. */
export async function chargeCard(deps: KudipalDeps, request: CardCharge): Promise<CardOutcome> {
  if (!/^https?:/.test(request.redirect_url) || !URL.canParse(request.redirect_url)) {
    return refused('redirect_url must be an address');
  }
  const { outcome, first } = await inTransaction(deps.pool, (db) => takeStep(deps, db, request));
  await deps.hooks.deliver(first);
  return outcome;
}

async function takeStep(
  deps: KudipalDeps,
  db: Queryable,
  request: CardCharge,
): Promise<{ outcome: CardOutcome; first: string[] }> {
  const isNew = await insertCharge(db, newCharge(deps, request));
  const charge = await lockCharge(db, 'tx_ref', request.tx_ref);
  assert(charge, 'a charge that was just written is there');
  if (!isSame(charge, request)) return { outcome: refused('tx_ref was used for another charge'), first: [] };
  const before = await latestMovement(db, charge.txRef);
  assert(before, 'every charge has a transaction');
  if (before.status !== 'pending') return { outcome: ended(charge, before), first: [] };

  const card = cardNamed(charge.card);
  const problem = problemOf(card, request, { isNew, now: deps.clock.now() }) ?? wrongPin(charge, request);
  if (problem) {
    const settled = await settleCharge(deps, db, charge, { status: 'failed', response: problem });
    return { outcome: refused(problem), first: settled?.first ?? [] };
  }
  const next = nextStep(card, charge, { isNew, answered: request.authorization?.mode });
  if (next) return { outcome: { outcome: 'answer', answer: await ask(deps, db, charge, before, next) }, first: [] };
  const settled = await settleCharge(deps, db, charge, { status: 'successful', response: 'Approved' });
  assert(settled, 'a pending charge ends once');
  return { outcome: paid(charge, settled.movement, card.answer), first: settled.first };
}

function newCharge({ ids, random }: KudipalDeps, request: CardCharge) {
  return {
    txRef: request.tx_ref,
    flwRef: `KDP-${ids.next()}`,
    kind: 'card' as const,
    amountMinor: request.amount,
    currency: request.currency,
    number: canonicalNumber(request.phone_number ?? '') ?? null,
    card: cardOf(request.card_number).name,
    cardLastFour: request.card_number.slice(-4),
    cardToken: `flw-t1nf-${randomText(random, 32)}`,
    cardExpiry: `${request.expiry_month}/${request.expiry_year}`,
    pageToken: randomText(random, 32),
    redirectUrl: request.redirect_url,
  };
}

function isSame(charge: Charge, request: CardCharge): boolean {
  return (
    charge.kind === 'card' &&
    charge.amountMinor === request.amount &&
    charge.currency === request.currency &&
    charge.cardLastFour === request.card_number.slice(-4)
  );
}

function problemOf(card: Card, request: CardCharge, { isNew, now }: { isNew: boolean; now: Date }) {
  if (card.refusal) return card.refusal;
  const isExpired = isNew && hasExpired({ month: request.expiry_month, year: request.expiry_year, now });
  return isExpired ? 'Card has expired' : undefined;
}

function wrongPin(charge: Charge, { authorization }: CardCharge): string | undefined {
  const isWrong = charge.awaits === 'pin' && authorization?.mode === 'pin' && authorization.pin !== testPin;
  return isWrong ? 'Incorrect PIN' : undefined;
}

/** What is still to be asked; undefined when nothing is. */
function nextStep(
  card: Card,
  charge: Charge,
  { isNew, answered }: { isNew: boolean; answered: string | undefined },
): CardStep | undefined {
  if (isNew) return card.steps[0];
  if (charge.awaits !== answered) return charge.awaits ?? undefined;
  return card.steps[card.steps.indexOf(charge.awaits as CardStep) + 1];
}

async function ask(
  deps: KudipalDeps,
  db: Queryable,
  charge: Charge,
  movement: Movement,
  step: CardStep,
): Promise<ChargeAnswer> {
  const pending = transactionOf(charge, movement);
  if (step === 'otp') {
    if (charge.awaits !== 'otp') await sendOtp(deps, db, charge);
    return needs({ mode: 'otp', endpoint: '/v3/validate-charge' }, pending);
  }
  await updateCharge(db, { txRef: charge.txRef, awaits: step, otpDigest: null, otpTriesLeft: 0 });
  switch (step) {
    case 'pin':
      return needs({ mode: 'pin', fields: ['pin'] });
    case 'avs_noauth':
      return needs({ mode: 'avs_noauth', fields: addressFields });
    case 'redirect':
      return needs({ mode: 'redirect', redirect: `${deps.ownUrl()}/kudipal/pay/${charge.pageToken}` }, pending);
  }
}

async function sendOtp(deps: KudipalDeps, db: Queryable, charge: Charge): Promise<void> {
  const otp = String(randomBelow(deps.random, 1_000_000)).padStart(6, '0');
  await updateCharge(db, {
    txRef: charge.txRef,
    awaits: 'otp',
    otpDigest: digestOfOtp(charge.flwRef, otp),
    otpTriesLeft: otpTriesMax,
  });
  if (charge.number === null) return;
  const text = `${otp} is the code for your card payment of ${market.currency} ${formatMajor(charge.amountMinor)}. Do not share it.`;
  await deps.sms.arrive(db, { to: charge.number, from: 'YourBank', text });
}

export function digestOfOtp(flwRef: string, otp: string): string {
  return createHash('sha256').update(`${flwRef}:${otp}`).digest('hex');
}

function ended(charge: Charge, movement: Movement): CardOutcome {
  return movement.status === 'failed' ? refused(movement.response) : paid(charge, movement);
}

/** The answer goes wrong the first time only: a repeated call gets it. */
function paid(charge: Charge, movement: Movement, goesWrong?: Card['answer']): CardOutcome {
  const data = transactionOf(charge, movement);
  return { outcome: 'answer', answer: { status: 'success', message: 'Charge successful', data }, goesWrong };
}
