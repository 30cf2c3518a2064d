import { type CallKey, calls } from '@harmattan/contract';
import { createEndorphinaClient } from '@harmattan/supplier-clients/endorphina';
import { sandboxCredentials } from '@harmattan/wires/sandbox-credentials';
import { supplierCredentials } from '@harmattan/wires/suppliers/sandbox-credentials';
import { expect } from 'vitest';
import { farCards } from '../../apps/platform/src/testing/far-kudipal.ts';
import { useTestDatabase } from '../../apps/platform/src/testing/test-database.ts';
import { deposit, launchEndorphina, majorOf, sendHook } from './money.ts';
import { promisesOver } from './promise.ts';
import { type Browser, type Player, password, type Stage } from './stage.ts';

const promise = promisesOver(useTestDatabase(), { DEMO_JACKPOTS: 'on' });
const card = { amount: 200, cardNumber: farCards.pin, cvv: '123', expireMonth: '9', expireYear: '30' };
const address = { city: 'Lagos', address: 'Marina 1', country: 'NG', zipCode: '101', state: 'Lagos' };
const paymentKey = 'a-key-of-the-victim';
/** Of things that all see alike: games, jackpots, promotions, races, a launch. */
const publicIds =
  /^(Id|gameId|gameid|productId|providerId|systemId|jackpotId|categoryId|PromotionID|raceId|cashraceId)$/i;
const looksLikeId = /id$|key$|^before$|^card$/i;
/** A key names a new payment, ticket or message of the caller's own; each is tested with its module. */
const ownKeys = new Set<CallKey>([
  'POST Banking/RegisterKudipalBankTrasnferDeposit',
  'POST Banking/RegisterKudipalCardDeposit',
  'POST Banking/RegisterKudipalUssdDeposit',
  'POST Banking/registerFastHubPayBillDeposit',
  'POST Banking/RegisterSelcomCCDeposit',
  'POST Banking/RegisterKudipalWithdraw',
  'POST Banking/RegisterFastHubWithdraw',
  'POST Banking/RegisterSelcomWithdraw',
  'POST Jackpot/PlaceManualJackpotBet',
  'POST Jackpot/PlaceTickets',
  'POST Messages/SendAdminMessage',
  'POST Verification/Upload',
]);

interface Harvest {
  session: string;
  deposit: string;
  cardDeposit: string;
  withdrawal: string;
  savedCard: string;
  message: string;
  inboxMessage: string;
  ticket: string;
  round: string;
}

type Asked = { query?: object; body?: object };
/** Each call that takes the id of something that belongs to a player. */
const withId: Partial<Record<CallKey, (ids: Harvest) => Asked>> = {
  'POST Security/EndUserSession': ({ session }) => ({ body: { sessionId: session, password } }),
  'GET Banking/GetDepositState': ({ deposit }) => ({ query: { id: deposit } }),
  'GET Banking/GetReceipt': ({ withdrawal }) => ({ query: { id: withdrawal } }),
  'POST Banking/QuoteWithdrawal': ({ withdrawal }) => ({
    body: { viewName: 'KudipalWithdraw', amount: 500, savedId: withdrawal },
  }),
  'POST Banking/HideSavedAccount': ({ withdrawal }) => ({ body: { savedId: withdrawal } }),
  'POST Banking/RegisterSavedWithdraw': ({ withdrawal }) => ({ body: { amount: 500, savedId: withdrawal, password } }),
  'POST Banking/RegisterSavedCardDeposit': ({ savedCard }) => ({ body: { amount: 200, card: savedCard } }),
  'POST Banking/RemoveSavedCard': ({ savedCard }) => ({ body: { card: savedCard } }),
  'POST Banking/KudipalChargeWithPin': ({ cardDeposit }) => ({ body: { ...card, pin: '1234', id: cardDeposit } }),
  'POST Banking/KudipalSubmitOTP': ({ cardDeposit }) => ({ body: { otp: '123456', ID: cardDeposit, paymentRef: 'x' } }),
  'POST Banking/KudipalCardNoAuth': ({ cardDeposit }) => ({ body: { ...card, ...address, id: cardDeposit } }),
  'POST Banking/FindPayment': () => ({ body: { key: paymentKey, giveUp: false } }),
  'POST Messages/ReadMessage': ({ inboxMessage }) => ({ query: { messageId: inboxMessage } }),
  'POST Messages/DeleteMessage': ({ message }) => ({ query: { messageId: message } }),
  'GET Jackpot/GetManualJackpotUserBets': ({ ticket }) => ({ query: { before: ticket } }),
  'GET Jackpot/GetManualJackpotUserBetEvents': ({ ticket }) => ({ query: { betId: ticket } }),
  'GET Jackpot/GetTicketProof': ({ ticket }) => ({ query: { betId: ticket } }),
  'POST User/GetUserBettingHistory': () => ({ body: { before: '9'.repeat(18), area: 'all' } }),
  'POST User/getBettingDetails': ({ round }) => ({ body: { id: round } }),
};
/** As many of each form, that no player has. */
const nowhere: Harvest = {
  session: crypto.randomUUID(),
  deposit: crypto.randomUUID(),
  cardDeposit: crypto.randomUUID(),
  withdrawal: crypto.randomUUID(),
  savedCard: crypto.randomUUID(),
  message: '987654321',
  inboxMessage: '987654321',
  ticket: crypto.randomUUID(),
  round: crypto.randomUUID(),
};

async function harvest(stage: Stage, { phone }: Player): Promise<Harvest> {
  const { id, charge } = await deposit(stage, phone, 5_000);
  await sendHook(stage, charge, sandboxCredentials.kudipal.hookSecret);
  await expect.poll(() => majorOf(phone)).toBe(5_000);
  const opened = await phone.call('POST Banking/RegisterKudipalCardDeposit', { body: { ...card, key: paymentKey } });
  const client = createEndorphinaClient({
    walletUrl: `${stage.url}/wallet/endorphina`,
    credentials: supplierCredentials.endorphina,
  });
  const seat = await launchEndorphina(stage, phone, client);
  const txId = String(Date.now());
  expect((await client.stake(seat, { txId, round: txId, amountMinor: 1_000n })).verdict).toBe('done');
  const history = await phone.call('POST User/GetUserBettingHistory', { body: { before: null, area: 'all' } });
  const sent = await phone.call('POST Messages/SendAdminMessage', {
    query: { messageHeader: 'Hello', department: 'Support', messageText: 'A secret' },
  });
  await expect.poll(async () => (await phone.call('GET Messages/GetUnreadMessages')).data.length).toBeGreaterThan(0);
  return {
    session: (await phone.call('GET Security/GetUserSessions')).data[0]?.id ?? '',
    deposit: id,
    cardDeposit: opened.data.id,
    withdrawal: await paidWithdrawal(stage, id),
    savedCard: await savedCardOf(stage, id),
    message: sent.data.id,
    inboxMessage: (await phone.call('GET Messages/GetUnreadMessages')).data[0]?.id ?? '',
    ticket: await buyTicket(phone),
    round: history.data.rounds[0]?.id ?? '',
  };
}

/** A withdrawal of the player who made a deposit, as it stands once it was paid. */
async function paidWithdrawal({ db }: Stage, depositId: string): Promise<string> {
  const { rows } = await db.database.pool.query<{ id: string }>(
    `insert into cashier.payment (id, player_id, number, type_number, direction, view_name, gateway, reference, amount_kobo,
       currency, state, status, created_at, state_at, destination)
     select gen_random_uuid(), player_id, 1000, 1000, 'withdraw', 'KudipalWithdraw', 'kudipal', gen_random_uuid(), 50000,
       currency, 'paid', 0, created_at, created_at,
       '{"kind":"bank","bankCode":"058","accountNumber":"0123456789","accountName":"ADA OBI","phone":"2348000000000"}'
     from cashier.payment where id = $1 returning id`,
    [depositId],
  );
  return rows[0]?.id ?? '';
}

/** A card of the player who made a deposit. What stands for it at the gateway is of no account here: no other player gets so far. */
async function savedCardOf({ db }: Stage, depositId: string): Promise<string> {
  const { rows } = await db.database.pool.query<{ id: string }>(
    `insert into cashier.saved_card (id, player_id, gateway, brand, last_four, expiry, key_id, box)
     select gen_random_uuid(), player_id, 'kudipal', 'VISA', '2950', '09/30', 'test', '\\x00'
     from cashier.payment where id = $1 returning id`,
    [depositId],
  );
  return rows[0]?.id ?? '';
}

async function buyTicket(phone: Browser): Promise<string> {
  const onSale = async () => {
    const { data } = await phone.call('GET Jackpot/GetManualJackpotList');
    return data.find(({ jackpotTypeID, isActive }) => jackpotTypeID === 10 && isActive);
  };
  await expect.poll(onSale).toBeDefined();
  const jackpotId = (await onSale())?.id ?? 0;
  const { data: events } = await phone.call('GET Jackpot/GetManualJackpotEvents', {
    query: { jackpotId: String(jackpotId) },
  });
  const line = { jackpotId, choiceId: 1, participant1Score: null, participant2Score: null };
  const bought = await phone.call('POST Jackpot/PlaceManualJackpotBet', {
    query: {},
    body: events.map(({ id }) => ({ ...line, eventId: id })),
  });
  expect(bought.status).toBe('SUCCESS');
  return bought.data.betId;
}

/** What the victim sees of all that the ids name. */
async function stateOf({ phone }: Player, ids: Harvest): Promise<unknown> {
  const read = async (key: CallKey) => (await phone.call(key, withId[key]?.(ids) as never)).data;
  const sessions = (await phone.call('GET Security/GetUserSessions')).data.map(({ id }) => id);
  return [
    sessions,
    await read('GET Banking/GetDepositState'),
    await read('POST Banking/FindPayment'),
    await read('GET Banking/GetReceipt'),
    (await phone.call('GET Banking/GetSavedAccounts')).data,
    (await phone.call('GET Banking/GetSavedCards')).data,
    // The pool of the jackpot grows by the ticket itself, a moment later.
    await picksOf(phone, ids.ticket),
    await read('POST User/getBettingDetails'),
    (await phone.call('GET Messages/GetSentMessages')).data,
    (await phone.call('GET Messages/GetUnreadCount')).data,
    await majorOf(phone),
  ];
}

async function picksOf(phone: Browser, betId: string): Promise<unknown> {
  const { data } = await phone.call('GET Jackpot/GetManualJackpotUserBetEvents', { query: { betId } });
  return data.events.map(({ id, pick }) => ({ id, pick }));
}

/** The names of the fields of a call that could name something of a player's. */
function idFields(key: CallKey): string[] {
  const { query, body, caller } = calls[key] as { query?: object; body?: object; caller: string };
  if (caller === 'anyone') return [];
  const names = [query, body].flatMap((schema) => Object.keys((schema as { shape?: object } | undefined)?.shape ?? {}));
  return names.filter((name) => looksLikeId.test(name) && !publicIds.test(name));
}

promise(
  "no call does anything with another player's id, or says that it exists",
  {
    planted: [
      {
        file: 'apps/platform/src/modules/jackpot/own-tickets-store.ts',
        from: 'from jackpot.ticket where player_id = $1 and id = $2`, [',
        to: 'from jackpot.ticket where $1::bigint is not null and id = $2`, [',
      },
    ],
  },
  async (stage) => {
    const untested = (Object.keys(calls) as CallKey[]).filter(
      (key) => idFields(key).length > 0 && !withId[key] && !ownKeys.has(key),
    );
    expect(untested, 'calls that take an id and are not attacked here').toEqual([]);
    const victim = await stage.newPlayer();
    const thief = await stage.newPlayer();
    const ids = await harvest(stage, victim);
    expect(Object.values(ids)).not.toContain('');
    const before = await stateOf(victim, ids);
    for (const [key, asked] of Object.entries(withId) as [CallKey, (ids: Harvest) => Asked][]) {
      const stolen = await thief.phone.call(key, asked(ids) as never);
      const madeUp = await thief.phone.call(key, asked(nowhere) as never);
      expect(stolen, key).toEqual(madeUp);
    }
    expect(await stateOf(victim, ids)).toEqual(before);
  },
);
