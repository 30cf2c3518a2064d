import { assert } from '@harmattan/kernel/assert';
import { majorFromMinor } from '@harmattan/kernel/money';
import {
  banksAnswer,
  bankTransferCharge,
  cardCharge,
  chargeAnswer,
  decryptCard,
  encryptedCharge,
  isBearer,
  resolveAccount,
  tokenizedCharge,
  transactionAnswer,
  transferAnswer,
  transferRequest,
  transfersAnswer,
  ussdCharge,
  validateCharge as validateRequest,
  virtualAccountAnswer,
  virtualAccountRequest,
} from '@harmattan/wires/flutterwave';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { serveForms } from '../pages/forms.ts';
import { sendPaymentPage } from '../pages/payment-page.ts';
import { holderOf } from '../plumbing/people.ts';
import type { StaySilent } from '../plumbing/stay-silent.ts';
import { transactionOf, transferOf } from './answers.ts';
import { decideOnBankPage, findBankPage } from './bank-page.ts';
import { bankOf, banks } from './banks.ts';
import { chargeBankTransfer, chargeUssd, openVirtualAccount } from './charge-account.ts';
import { chargeCard } from './charge-card.ts';
import { chargeToken } from './charge-token.ts';
import type { KudipalDeps } from './kudipal-deps.ts';
import { findCharge, findMovement, latestMovement, type Movement } from './kudipal-store.ts';
import { listTransfers, serveLists } from './list-routes.ts';
import { payOut } from './pay-out.ts';
import { silentAccountEnding, unknownAccountEnding } from './payout-behaviours.ts';
import { findPayout } from './payout-store.ts';
import { validateCharge } from './validate-charge.ts';

export function serveKudipal(app: FastifyInstance, deps: KudipalDeps & { staySilent: StaySilent }): void {
  app.register(async (api) => {
    api.addHook('onRequest', async (request, reply) => {
      if (isBearer(request.headers.authorization, deps.secretKey)) return;
      return refuse(reply, 'Invalid authorization key', 401);
    });
    serveCharges(api, deps);
    serveTransactions(api, deps);
    serveTransfers(api, deps);
    serveLists(api, deps);
  });
  serveForms(app, (pages) => serveBankPage(pages, deps));
}

function serveCharges(api: FastifyInstance, deps: KudipalDeps & { staySilent: StaySilent }): void {
  api.post<{ Querystring: { type?: string } }>('/kudipal/v3/charges', async (request, reply) => {
    switch (request.query.type) {
      case 'card':
        return answerCard(deps, request.body, reply);
      case 'bank_transfer': {
        const parsed = paid(bankTransferCharge).safeParse(request.body);
        if (!parsed.success) return refuse(reply, problemIn(parsed.error));
        return answerCharge(reply, await chargeBankTransfer(deps, parsed.data));
      }
      case 'ussd': {
        const parsed = paid(ussdCharge).safeParse(request.body);
        if (!parsed.success) return refuse(reply, problemIn(parsed.error));
        return answerCharge(reply, await chargeUssd(deps, parsed.data));
      }
      default:
        return refuse(reply, 'type is unknown');
    }
  });
  api.post('/kudipal/v3/tokenized-charges', async (request, reply) => {
    const parsed = paid(tokenizedCharge).safeParse(request.body);
    if (!parsed.success) return refuse(reply, problemIn(parsed.error));
    return answerCharge(reply, await chargeToken(deps, parsed.data));
  });
  api.post('/kudipal/v3/virtual-account-numbers', async (request, reply) => {
    const parsed = virtualAccountRequest.safeParse(request.body);
    if (!parsed.success) return refuse(reply, problemIn(parsed.error));
    return z.encode(virtualAccountAnswer, await openVirtualAccount(deps, parsed.data));
  });
  api.post('/kudipal/v3/validate-charge', async (request, reply) => {
    const parsed = validateRequest.safeParse(request.body);
    if (!parsed.success) return refuse(reply, problemIn(parsed.error));
    const result = await validateCharge(deps, parsed.data);
    if (result.outcome === 'refused') return refuse(reply, result.message);
    return z.encode(transactionAnswer, result.answer);
  });
}

async function answerCard(deps: KudipalDeps & { staySilent: StaySilent }, body: unknown, reply: FastifyReply) {
  const { data } = encryptedCharge.safeParse(body);
  const json = data && decryptCard(deps.encryptionKey, data.client);
  const parsed = paid(cardCharge).safeParse(json && readJson(json));
  // The problem is named without the values: they are a card's.
  if (!parsed.success) return refuse(reply, json ? problemIn(parsed.error) : 'client could not be decrypted');
  const result = await chargeCard(deps, parsed.data);
  if (result.outcome === 'answer' && result.goesWrong === 'silence') return deps.staySilent(reply);
  if (result.outcome === 'answer' && result.goesWrong === 'error') return refuse(reply, 'Something went wrong', 500);
  return answerCharge(reply, result);
}

type ChargeResult = Awaited<ReturnType<typeof chargeCard>>;

function answerCharge(reply: FastifyReply, result: ChargeResult) {
  if (result.outcome === 'refused') return refuse(reply, result.message);
  return z.encode(chargeAnswer, result.answer);
}

function serveTransactions(api: FastifyInstance, { pool }: KudipalDeps): void {
  api.get<{ Params: { id: string } }>('/kudipal/v3/transactions/:id/verify', async (request, reply) => {
    const isId = /^\d{1,15}$/.test(request.params.id);
    return answer(reply, isId ? await findMovement(pool, BigInt(request.params.id)) : undefined);
  });
  api.get<{ Querystring: { tx_ref?: string } }>('/kudipal/v3/transactions/verify_by_reference', (request, reply) =>
    latestMovement(pool, String(request.query.tx_ref)).then((movement) => answer(reply, movement)),
  );

  async function answer(reply: FastifyReply, movement: Movement | undefined) {
    const charge = movement && (await findCharge(pool, 'tx_ref', movement.txRef));
    if (!charge) return refuse(reply, 'No transaction was found for this id', 404);
    const data = transactionOf(charge, movement);
    return z.encode(transactionAnswer, { status: 'success', message: 'Transaction fetched successfully', data });
  }
}

function serveTransfers(api: FastifyInstance, deps: KudipalDeps & { staySilent: StaySilent }): void {
  api.get('/kudipal/v3/banks/NG', async () => {
    const data = banks.map(({ code, name }, at) => ({ id: at + 1, code, name }));
    return z.encode(banksAnswer, { status: 'success', message: 'Banks fetched successfully', data });
  });
  api.post('/kudipal/v3/accounts/resolve', async (request, reply) => {
    const { data: account } = resolveAccount.safeParse(request.body);
    if (account?.account_number.endsWith(silentAccountEnding)) return deps.staySilent(reply);
    const isKnown =
      account &&
      bankOf(account.account_bank) &&
      /^\d{10}$/.test(account.account_number) &&
      !account.account_number.endsWith(unknownAccountEnding);
    if (!isKnown) return refuse(reply, 'Sorry, that account number is invalid, please check and try again');
    const data = { account_number: account.account_number, account_name: holderOf(account.account_number) };
    return { status: 'success', message: 'Account details fetched', data };
  });
  api.post('/kudipal/v3/transfers', async (request, reply) => {
    const parsed = paid(transferRequest).safeParse(request.body);
    if (!parsed.success) return refuse(reply, problemIn(parsed.error));
    const result = await payOut(deps, parsed.data);
    if (result.outcome === 'refused') return refuse(reply, result.message);
    if (result.answer === 'silence') return deps.staySilent(reply);
    if (result.answer === 'error') return refuse(reply, 'Something went wrong', 500);
    return z.encode(transferAnswer, {
      status: 'success',
      message: 'Transfer Queued Successfully',
      data: result.transfer,
    });
  });
  api.get<{ Querystring: { reference?: string } }>('/kudipal/v3/transfers', async (request) => {
    if (request.query.reference === undefined) return listTransfers(deps.pool, request.query);
    const payout = await findPayout(deps.pool, String(request.query.reference));
    const data = payout ? [transferOf(payout)] : [];
    return z.encode(transfersAnswer, { status: 'success', message: 'Transfers fetched', data });
  });
}

function serveBankPage(pages: FastifyInstance, deps: KudipalDeps): void {
  pages.get<{ Params: { token: string } }>('/kudipal/pay/:token', async (request, reply) => {
    const found = await findBankPage(deps, request.params.token);
    if (!found) return reply.callNotFound();
    const { amountMinor, cardLastFour } = found.charge;
    assert(cardLastFour !== null, 'a charge of a card has its last digits');
    const data = { at: 'bank' as const, isOpen: found.isOpen, amount: majorFromMinor(amountMinor), cardLastFour };
    return sendPaymentPage(reply, { pagesDir: deps.pagesDir, data });
  });
  pages.post<{ Params: { token: string }; Body: Record<string, string> }>(
    '/kudipal/pay/:token',
    async (request, reply) => {
      const decision = { token: request.params.token, approves: request.body.do === 'approve' };
      const back = await decideOnBankPage(deps, decision);
      return back ? reply.redirect(back, 303) : reply.callNotFound();
    },
  );
}

function refuse(reply: FastifyReply, message: string, status = 400) {
  return reply.status(status).send({ status: 'error', message, data: null });
}

/** Nothing is no payment. */
function paid<Schema extends z.ZodType<{ amount: bigint }>>(schema: Schema) {
  return schema.refine(({ amount }) => amount > 0n, { path: ['amount'], message: 'must be more than nothing' });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function problemIn(error: z.ZodError): string {
  const [issue] = error.issues;
  return `${issue?.path.join('.')}: ${issue?.message}`;
}
