import { jsonNumberFromMinor } from '@harmattan/kernel/money';
import { sandboxCredentials } from '@harmattan/wires/sandbox-credentials';
import type { WaitingItem } from '../../../apps/platform/src/modules/waiting/index.ts';
import { type FarPayout, type FarReceipt, farAccount, type GatewayName } from '../far-gateways.ts';
import { playersPassword, userNameFor } from '../players.ts';
import type { Draws } from '../random.ts';
import type { World } from '../world.ts';
import { untilAnswered } from './until-answered.ts';

const kudipalHeaders = { 'verif-hash': sandboxCredentials.kudipal.hookSecret };
const largeMinor = 5_500_000n;

interface Envelope {
  statusCode: number;
  status: string;
  data: { id?: string } | null;
}

export async function ask(world: World, playerId: bigint, key: string, input: object): Promise<Envelope | undefined> {
  world.command();
  try {
    return JSON.parse((await world.playerCall(playerId, key, input)).text);
  } catch {
    return undefined;
  }
}

/** A deposit: the player asks for a way to pay, pays there or does not, and the gateway tells us or does not. */
export async function deposit(world: World, draws: Draws): Promise<void> {
  const playerId = draws.pick(world.players);
  const amountMinor = draws.minor(100_00, 900_00);
  const amount = jsonNumberFromMinor(amountMinor);
  const way = draws.pick(['transfer', 'ussd', 'push', 'pay bill selcom', 'pay bill fasthub', 'stray'] as const);
  switch (way) {
    case 'transfer':
    case 'ussd': {
      const call = way === 'transfer' ? 'RegisterKudipalBankTrasnferDeposit' : 'RegisterKudipalUssdDeposit';
      await ask(world, playerId, `POST Banking/${call}`, {
        body: way === 'ussd' ? { amount, code: '058' } : { amount },
      });
      return payAskedFor(world, 'kudipal', draws);
    }
    case 'push':
      await ask(world, playerId, 'POST Banking/registerFastHubPayBillDeposit', { query: { amount: String(amount) } });
      return payAskedFor(world, 'fasthub', draws);
    case 'stray':
      return payForUnknown(world, amountMinor, draws);
    default:
      return payByHand(world, way === 'pay bill selcom' ? 'selcom' : 'fasthub', { playerId, amountMinor, draws });
  }
}

/** Pays for one of the deposits that a gateway was asked for, whether or not the page has seen the answer. */
async function payAskedFor(world: World, gateway: GatewayName, draws: Draws): Promise<void> {
  const { far } = world;
  const unpaid = [...far.asked.values()].filter(
    (asked) =>
      asked.gateway === gateway && !far.receipts.some(({ id, reference }) => [id, reference].includes(asked.reference)),
  );
  const asked = unpaid.length > 0 && draws.chance(0.85) ? draws.pick(unpaid) : undefined;
  if (!asked) return;
  if (gateway === 'kudipal') {
    // Payers send more or less than they were asked for, and now and then they pay twice.
    const amountMinor = draws.chance(0.2) ? draws.minor(50_00, 900_00) : asked.amountMinor;
    const isDouble = draws.chance(0.3);
    for (let times = isDouble ? 2 : 1; times > 0; times -= 1) {
      await tellKudipal(world, far.receive(gateway, { ...asked, amountMinor }), draws, isDouble);
    }
    return;
  }
  // A push is known by our reference, and paid for the number that we gave it.
  const playerId = await playerOf(world, asked.reference);
  const isPaid = far.receipts.some(({ id }) => id === asked.reference);
  if (playerId === undefined || isPaid) return;
  const receipt = far.receive(gateway, {
    id: asked.reference,
    reference: userNameFor(playerId),
    amountMinor: asked.amountMinor,
  });
  await tellPayBill(world, receipt, draws);
}

async function playerOf(world: World, reference: string): Promise<bigint | undefined> {
  const [row] = await world.look<{ player_id: string }>('select player_id from cashier.payment where reference = $1', [
    reference,
  ]);
  return row && BigInt(row.player_id);
}

async function tellKudipal(world: World, receipt: FarReceipt, draws: Draws, isDouble: boolean): Promise<void> {
  // Without a word from the gateway the sweeper finds it by asking; of two payments it finds one.
  if (!isDouble && draws.chance(0.3)) return;
  const body = { event: 'charge.completed', data: world.far.kudipalCharge(receipt) };
  await tell(world, 'kudipal', 'kudipal', body, kudipalHeaders);
}

/** Money that the payer sent by dialling: the gateway's notification is all that we ever hear of it. */
export async function payByHand(
  world: World,
  gateway: 'selcom' | 'fasthub',
  { playerId, amountMinor, draws }: { playerId: bigint; amountMinor: bigint; draws: Draws },
): Promise<void> {
  const reference = userNameFor(playerId);
  await tellPayBill(world, world.far.receive(gateway, { reference, amountMinor, id: `T${world.newId()}` }), draws);
}

/** Money for a user or a reference that the platform does not know. */
async function payForUnknown(world: World, amountMinor: bigint, draws: Draws): Promise<void> {
  const gateway = draws.pick(['kudipal', 'selcom', 'fasthub'] as const);
  const of = { amountMinor, isStray: true };
  if (gateway === 'kudipal') {
    const body = { event: 'charge.completed', data: {} };
    body.data = world.far.kudipalCharge(world.far.receive(gateway, { ...of, reference: `gone-${world.newId()}` }));
    return tell(world, gateway, gateway, body, kudipalHeaders);
  }
  await tellPayBill(
    world,
    world.far.receive(gateway, { ...of, reference: '2340000000', id: `T${world.newId()}` }),
    draws,
  );
}

async function tellPayBill(
  world: World,
  { gateway, id, reference, amountMinor }: FarReceipt,
  draws: Draws,
): Promise<void> {
  const { c2bToken } = sandboxCredentials[gateway as 'selcom' | 'fasthub'];
  const operator = draws.pick(['MPESA', 'TIGOPESA']);
  const body = {
    ...{ operator, reference: `R${id}`, transid: id, utilityref: reference, msisdn: '255712345678' },
    amount: jsonNumberFromMinor(amountMinor),
  };
  await tell(world, gateway, `${gateway}/c2b/notification`, body, { authorization: `Bearer ${c2bToken}` });
}

/** A gateway tells until it is heard. */
async function tell(
  world: World,
  gateway: GatewayName,
  path: string,
  body: object,
  headers: Record<string, string>,
): Promise<void> {
  world.command();
  const heard = await untilAnswered(world, async () => {
    const { http } = await world.hook(gateway, path, body, headers);
    return http < 500 ? http : 'again';
  });
  if (heard === undefined) world.ledger.violate(`${gateway} never gets an answer to a web hook`);
}

/** A withdrawal is asked for; large ones wait for an operator. */
export async function withdraw(world: World, draws: Draws): Promise<void> {
  const playerId = draws.pick(world.players);
  const amountMinor = draws.chance(0.06) ? largeMinor : draws.minor(500_00, 700_00);
  const amount = jsonNumberFromMinor(amountMinor);
  switch (draws.pick(['kudipal', 'selcom', 'fasthub'] as const)) {
    case 'kudipal':
      await ask(world, playerId, 'POST Banking/RegisterKudipalWithdraw', {
        body: { amount, ...farAccount, password: playersPassword },
      });
      break;
    case 'selcom':
      await ask(world, playerId, 'POST Banking/RegisterSelcomWithdraw', { body: { amount, channel: 'TPCASHIN' } });
      break;
    case 'fasthub':
      await ask(world, playerId, 'POST Banking/RegisterFastHubWithdraw', { query: { amount: String(amount) } });
      break;
  }
  if (draws.chance(0.15)) await callBack(world, playerId);
}

/** The player calls a withdrawal back, wherever it is by now. */
export async function callBack(world: World, playerId: bigint): Promise<void> {
  await ask(world, playerId, 'POST Banking/RejectWithadrawByUser', {});
}

/** A gateway gets on with a pay-out, and tells us or does not. */
export async function finishPayout(world: World, draws: Draws, isPaid = draws.chance(0.75)): Promise<void> {
  const waiting = world.far.payouts.filter(({ state }) => state === 'in progress');
  if (waiting.length === 0) return;
  const payout: FarPayout = draws.pick(waiting);
  payout.state = isPaid ? 'paid' : 'failed';
  payout.wasDenied ||= !isPaid;
  await tellOfPayout(world, payout, draws);
}

/** A gateway pays what it had called failed. */
export async function payAfterFailure(world: World, draws: Draws): Promise<void> {
  const failed = world.far.payouts.filter(({ state }) => state === 'failed');
  if (failed.length === 0) return;
  const payout = draws.pick(failed);
  payout.state = 'paid';
  await tellOfPayout(world, payout, draws);
}

async function tellOfPayout(world: World, payout: FarPayout, draws: Draws): Promise<void> {
  if (payout.gateway !== 'kudipal' || draws.chance(0.3)) return;
  const body = { event: 'transfer.completed', data: world.far.kudipalTransfer(payout) };
  await tell(world, 'kudipal', 'kudipal', body, kudipalHeaders);
}

/** The operator decides on what waits for a decision. */
export async function decideAsOperator(world: World, draws: Draws): Promise<void> {
  world.command();
  await world
    .inside('operator', async (instance) => {
      const waiting = await instance.cashier.waitingForOperator();
      const item = waiting.find(
        ({ kind, amountMinor }) => kind === 'withdrawal to approve' && amountMinor === largeMinor,
      );
      if (!item) return;
      const word = { paymentId: item.id, by: 'ngozi', why: 'simulated' };
      await (draws.chance(0.5) ? instance.cashier.approveWithdrawal(word) : instance.cashier.rejectWithdrawal(word));
    })
    .catch(() => {});
}

/** The operator decides on money that stands in suspense. */
export async function resolveAsOperator(world: World, draws: Draws): Promise<void> {
  world.command();
  const userName = userNameFor(draws.pick(world.players));
  const isCredit = draws.chance(0.6);
  const audit = { by: 'ngozi', why: 'simulated' };
  await world
    .inside('operator', async (instance) => {
      const waiting = await instance.cashier.waitingForOperator();
      const item = waiting.find(({ kind }) => kind === 'deposit in review' || kind === 'money not allocated');
      if (!item) return;
      if (item.kind === 'deposit in review') {
        await instance.cashier.resolveReview({
          paymentId: item.id,
          decision: isCredit ? 'credit' : 'return',
          ...audit,
        });
        return;
      }
      const [gateway, ...rest] = item.id.split(':') as [GatewayName, ...string[]];
      const key = { gateway, providerId: rest.join(':'), ...audit };
      await (isCredit ? instance.cashier.allocateMoney({ ...key, userName }) : instance.cashier.returnMoney(key));
    })
    .catch(() => {});
}

/** What an operator is told of. */
export async function listWaiting(world: World): Promise<WaitingItem[]> {
  return (await world.inside('waiting', ({ cashier }) => cashier.waitingForOperator())) ?? [];
}

export async function sweep(world: World): Promise<number> {
  return (await world.inside('sweep', ({ cashier }) => cashier.sweepOnce()).catch(() => 0)) ?? 0;
}
