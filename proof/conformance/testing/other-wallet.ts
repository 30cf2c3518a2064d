// Another operator's wallet, in QTech's wire and in memory: right in everything, or with one of the bugs of this trade.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createQtechClient } from '@harmattan/supplier-clients/qtech';
import type { Stage } from '@harmattan/supplier-clients/testing/stage';
import { wrongCredentials } from '@harmattan/supplier-clients/testing/wrong-credentials';
import { decimalFromMinor, minorFromDecimal } from '@harmattan/wires/suppliers/amounts';
import { supplierCredentials } from '@harmattan/wires/suppliers/sandbox-credentials';

export const bugs = [
  'takes a stake again',
  'takes a stake again when its amount is another',
  'pays a win twice',
  'pays a win without a stake',
  'pays what was rolled back',
  'rolls back what was paid',
  'forgets an early rollback',
  'takes stakes of dead sessions',
  'refuses wins of dead sessions',
  'takes stakes while play is off',
  'refuses wins while play is off',
  'takes a block for an empty purse',
  'believes any signature',
  'takes any currency',
  'looks before it locks',
  'charges for free spins',
  "plays with another's session",
  'forgets that a stake was undone',
  'asks for no signature but of stakes',
  'pays wins in any currency',
  'has no last word on an early rollback',
  'refuses a rollback that comes again',
  'keeps the balance to itself',
  'takes a later stake for settled',
  'pays after the end of a round',
  'looks for the end of a round before it locks',
  'ends a round with any win',
] as const;

/** Long enough for the other requests to look as well. */
const lookMs = 100;

export type Bug = (typeof bugs)[number];

interface Transaction {
  kind: 'stake' | 'win' | 'award';
  playerId: string;
  amountMinor: bigint;
  betId: string | undefined;
}

type Answer = [http: number, text: string];
type Records = ReturnType<typeof createRecords>;

/** Balances, sessions and transactions, and the answers that are made from them. */
function createRecords(bug: Bug | undefined) {
  const has = (name: Bug) => bug === name;
  const balances = new Map<string, bigint>();
  const sessions = new Map<string, { playerId: string; isLive: boolean }>();
  const transactions = new Map<string, Transaction>();
  const undone = new Set<string>();
  const blocked = new Set<string>();
  const paidRounds = new Set<string>();
  const endedRounds = new Set<string>();

  const balanceOf = (playerId: string) => balances.get(playerId) ?? 0n;
  const done = (playerId: string, txId?: string): Answer => [
    200,
    `{"balance":${decimalFromMinor(has('keeps the balance to itself') && txId ? 0n : balanceOf(playerId))}${txId ? `,"referenceId":"our-${txId}"` : ''}}`,
  ];
  const refuse = (code: string, http = 400): Answer => [http, JSON.stringify({ code })];
  const isPaid = (betId: string) =>
    [...transactions.values()].some((other) => other.kind === 'win' && other.betId === betId);

  return {
    ...{ has, balances, sessions, transactions, undone, blocked, paidRounds, endedRounds },
    ...{ balanceOf, done, refuse, isPaid },
  };
}

function createStakes({ has, balances, sessions, transactions, undone, blocked, paidRounds, ...records }: Records) {
  const { balanceOf, done, refuse, isPaid } = records;

  async function stake(request: Asked): Promise<Answer> {
    const { playerId, txId, amountMinor, token, isFree } = request;
    const session = sessions.get(token);
    const before = transactions.get(`stake ${txId}`);
    if (before && before.amountMinor !== amountMinor && !has('takes a stake again when its amount is another')) {
      return refuse('REQUEST_DECLINED');
    }
    const isTakenAgain =
      has('takes a stake again') ||
      (has('takes a stake again when its amount is another') && before?.amountMinor !== amountMinor);
    if (undone.has(txId) && !has('forgets that a stake was undone')) return refuse('REQUEST_DECLINED');
    if (before && !isTakenAgain) return done(playerId, txId);
    const isLive = session?.isLive || has('takes stakes of dead sessions');
    const isOwn = session?.playerId === playerId || has("plays with another's session");
    if (!session || !isLive || !isOwn) return refuse('INVALID_TOKEN');
    if (blocked.has(playerId) && has('takes a block for an empty purse')) return refuse('INSUFFICIENT_FUNDS');
    if (blocked.has(playerId) && !has('takes stakes while play is off')) return refuse('ACCOUNT_BLOCKED', 403);
    const seenMinor = balanceOf(playerId);
    const costMinor = isFree && !has('charges for free spins') ? 0n : amountMinor;
    if (seenMinor < costMinor) return refuse('INSUFFICIENT_FUNDS');
    if (has('looks before it locks')) await new Promise((resolve) => setTimeout(resolve, lookMs));
    balances.set(playerId, seenMinor - costMinor);
    transactions.set(`stake ${txId}`, { kind: 'stake', playerId, amountMinor, betId: undefined });
    return done(playerId, txId);
  }

  function rollBack({ playerId, betId = '', round }: Asked): Answer {
    const bet = transactions.get(`stake ${betId}`);
    if (!bet) {
      if (!has('forgets an early rollback')) undone.add(betId);
      return has('has no last word on an early rollback') ? refuse('UNKNOWN_ERROR', 500) : done(playerId);
    }
    if (undone.has(betId)) {
      return has('refuses a rollback that comes again') ? refuse('REQUEST_DECLINED') : done(playerId, betId);
    }
    const isRoundPaid = has('takes a later stake for settled') && paidRounds.has(`${playerId} ${round}`);
    if ((isPaid(betId) || isRoundPaid) && !has('rolls back what was paid')) return refuse('REQUEST_DECLINED');
    undone.add(betId);
    balances.set(playerId, balanceOf(playerId) + bet.amountMinor);
    return done(playerId, betId);
  }

  return { stake, rollBack };
}

function createWins({
  has,
  balances,
  sessions,
  transactions,
  undone,
  blocked,
  paidRounds,
  endedRounds,
  ...records
}: Records) {
  const { balanceOf, done, refuse } = records;

  async function win(asked: Asked): Promise<Answer> {
    const { playerId, txId, amountMinor, betId = '', token, round } = asked;
    const before = transactions.get(`win ${txId}`);
    if (before && before.amountMinor !== amountMinor) return refuse('REQUEST_DECLINED');
    if (before && !has('pays a win twice')) return done(playerId, txId);
    const bet = transactions.get(`stake ${betId}`);
    if (bet?.playerId !== playerId && !has('pays a win without a stake')) return refuse('UNKNOWN_ERROR', 500);
    if (undone.has(betId) && !has('pays what was rolled back')) return refuse('REQUEST_DECLINED');
    if (!sessions.get(token)?.isLive && has('refuses wins of dead sessions')) return refuse('INVALID_TOKEN');
    if (blocked.has(playerId) && has('refuses wins while play is off')) return refuse('ACCOUNT_BLOCKED', 403);
    const isEnded = endedRounds.has(`${playerId} ${round}`) && !before;
    if (isEnded && !has('pays after the end of a round')) return refuse('REQUEST_DECLINED');
    if (has('looks for the end of a round before it locks'))
      await new Promise((resolve) => setTimeout(resolve, lookMs));
    balances.set(playerId, balanceOf(playerId) + amountMinor);
    transactions.set(`win ${txId}`, { kind: 'win', playerId, amountMinor, betId });
    paidRounds.add(`${playerId} ${round}`);
    if (asked.isLast || has('ends a round with any win')) endedRounds.add(`${playerId} ${round}`);
    return done(playerId, txId);
  }

  function award({ playerId, txId, amountMinor }: Asked): Answer {
    if (transactions.has(`award ${txId}`)) return done(playerId, txId);
    balances.set(playerId, balanceOf(playerId) + amountMinor);
    transactions.set(`award ${txId}`, { kind: 'award', playerId, amountMinor, betId: undefined });
    return done(playerId, txId);
  }

  return { win, award };
}

/** Sees who asks and for what, and hands it on. */
function createAnswers(records: Records) {
  const { has, sessions, done, refuse } = records;
  const { stake, rollBack } = createStakes(records);
  const { win, award } = createWins(records);

  async function answer(asked: Asked): Promise<Answer> {
    const isBelieved = has('believes any signature') || (has('asks for no signature but of stakes') && !asked.isDebit);
    if (asked.passKey !== supplierCredentials.qtech.passKey && !isBelieved) return refuse('LOGIN_FAILED', 401);
    if (asked.path.endsWith('/session')) {
      const session = sessions.get(asked.token);
      return session?.isLive ? done(session.playerId) : refuse('INVALID_TOKEN');
    }
    if (asked.path.endsWith('/balance')) return done(asked.path.split('/').at(-2) ?? '');
    const isAnyTaken = has('takes any currency') || (has('pays wins in any currency') && !asked.isDebit);
    if (asked.currency !== 'NGN' && !isAnyTaken) return refuse('REQUEST_DECLINED');
    if (asked.path.endsWith('/rollback')) return rollBack(asked);
    if (asked.path.endsWith('/rewards')) return award(asked);
    return asked.isDebit ? stake(asked) : win(asked);
  }

  return answer;
}

export async function startOtherWallet(bug: Bug | undefined) {
  const records = createRecords(bug);
  const { balances, sessions, blocked } = records;
  const answer = createAnswers(records);
  let launches = 0;

  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', async () => {
      const [http, text] = await answer(readAsked(request.url ?? '', request.headers, body));
      response.writeHead(http, { 'content-type': 'application/json' }).end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const walletUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const stage: Stage = {
    client: (_supplier, { send, hasWrongSecret } = {}) =>
      createQtechClient({
        walletUrl,
        credentials: hasWrongSecret ? wrongCredentials(supplierCredentials.qtech) : supplierCredentials.qtech,
        ...(send && { send }),
      }),
    book: () => {
      throw new Error('there are games here and no bets');
    },
    overdraft: undefined,
    async newLaunch(_supplier, fundsMinor) {
      launches += 1;
      const [playerId, token] = [String(launches), `token-${launches}`];
      balances.set(playerId, fundsMinor);
      sessions.set(token, { playerId, isLive: true });
      return { token, playerId, game: 'HRM-test', currency: 'NGN' };
    },
    async expire({ token, playerId }) {
      sessions.set(token, { playerId, isLive: false });
    },
    async signOut({ token, playerId }) {
      sessions.set(token, { playerId, isLive: false });
    },
    async turnPlayOff({ playerId }) {
      blocked.add(playerId);
    },
  };
  return { stage, stop: () => server.close() };
}

interface Asked {
  path: string;
  passKey: string;
  token: string;
  playerId: string;
  txId: string;
  round: string;
  betId: string | undefined;
  amountMinor: bigint;
  currency: string;
  isDebit: boolean;
  isFree: boolean;
  isLast: boolean;
}

function readAsked(path: string, headers: NodeJS.Dict<string | string[]>, body: string): Asked {
  const fields = (body === '' ? {} : JSON.parse(body)) as Record<string, string>;
  return {
    path,
    passKey: String(headers['pass-key']),
    token: String(headers['wallet-session']),
    playerId: fields.playerId ?? '',
    txId: fields.txnId ?? '',
    round: fields.roundId ?? '',
    betId: fields.betId,
    amountMinor: minorFromDecimal(String(fields.amount ?? '0')) ?? 0n,
    currency: fields.currency ?? '',
    isDebit: fields.txnType === 'DEBIT',
    isFree: fields.bonusType === 'FREE_ROUND',
    isLast: fields.completed === 'true',
  };
}
