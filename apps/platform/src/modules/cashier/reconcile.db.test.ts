import { sandboxCredentials } from '@harmattan/wires/sandbox-credentials';
import { expect, test } from 'vitest';
import { farAccount } from '../../testing/far-kudipal.ts';
import { startTestCashier, testPassword } from '../../testing/test-cashier.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { useTestWallet } from '../../testing/test-wallet.ts';
import { type Wallet, WalletUnavailable } from '../wallet/index.ts';
import { type GatewayName, gatewayNames } from './payment-port.ts';

const db = useTestDatabase();
const { wallet, playerWith } = useTestWallet(db);
const { pool } = db.database;
/** A failure prints its seed; `PROPERTY_SEED=… npm run test:db -- reconcile` runs it again. */
const seed = Number(process.env.PROPERTY_SEED ?? Date.now() % 1_000_000);
const steps = Number(process.env.PROPERTY_RUNS ?? 25);
const faults = ['fails', 'done, then fails', 'done, then hangs up', 'done, then babbles'] as const;
const kudipalHook = { 'verif-hash': sandboxCredentials.kudipal.hookSecret };
/** No far end hangs here, and this machine may be busy. */
const patience = { gatewayTimeoutMs: 60_000 };
const audit = { by: 'ngozi', why: 'a test' };

/** Numbers that follow from the seed. */
function drawsOf(start: number) {
  let state = start;
  const below = (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
  return {
    below,
    chance: (share: number) => below(1_000) < share * 1_000,
    pick: <T>(of: readonly T[]) => of[below(of.length)] as T,
  };
}

/** A wallet that now and then does what it is told, and its answer is lost. */
function withLostAnswers(chance: () => boolean): Wallet {
  const lose =
    <In, Out>(run: (command: In) => Promise<Out>) =>
    async (command: In) => {
      const answer = await run(command);
      if (chance()) throw new WalletUnavailable('the answer was lost');
      return answer;
    };
  return {
    ...wallet,
    fund: lose(wallet.fund),
    transfer: lose(wallet.transfer),
    post: lose(wallet.post),
    reverse: lose(wallet.reverse),
  };
}

async function setUp(gateway: GatewayName) {
  const draws = drawsOf(seed + gatewayNames.indexOf(gateway));
  let isLosing = true;
  const stage = await startTestCashier(
    db,
    withLostAnswers(() => isLosing && draws.chance(0.15)),
    { WITHDRAWAL_AUTO_APPROVE_DAY_COUNT: '1000' },
    patience,
  );
  const players = await Promise.all([1, 2, 3].map(async () => stage.customer(await playerWith(1_000_000_00n))));
  /** Web hooks that the gateway has not sent yet. */
  const unsent: (() => Promise<unknown>)[] = [];
  let names = 0;
  let seconds = 0;
  const mobile = gateway === 'kudipal' ? undefined : stage.far[gateway];
  const { kudipal } = stage.far;
  const far = mobile ?? kudipal;

  async function pay(userName: string, reference: string | undefined): Promise<void> {
    const amountMinor = BigInt(100_00 + draws.below(50_000));
    if (!mobile) {
      const charge = kudipal.receive(reference ?? `gone-${crypto.randomUUID()}`, amountMinor);
      unsent.push(() => stage.hook('kudipal', { event: 'charge.completed', data: charge }, kudipalHook));
      return;
    }
    names += 1;
    const transid = reference ?? `${gateway}-${seed}-${names}`;
    mobile.receive(transid, { utilityref: userName, amountMinor });
    const call = { operator: 'MPESA', reference: 'R', transid, utilityref: userName, msisdn: '255712345678' };
    const token = sandboxCredentials[gateway as 'selcom' | 'fasthub'].c2bToken;
    const headers = { authorization: `Bearer ${token}` };
    unsent.push(() =>
      stage.hook(`${gateway}/c2b/notification`, { ...call, amount: Number(amountMinor) / 100 }, headers),
    );
  }

  async function deposit(): Promise<void> {
    const player = draws.pick(players);
    if (gateway === 'selcom') return pay(player.userName, undefined);
    const call = gateway === 'kudipal' ? 'RegisterKudipalBankTrasnferDeposit' : 'registerFastHubPayBillDeposit';
    const input = gateway === 'kudipal' ? { body: { amount: 700 } } : { query: { amount: '700' } };
    const answer = await player.call(
      `POST Banking/${call}` as 'POST Banking/RegisterKudipalBankTrasnferDeposit',
      input as never,
    );
    if (!answer.data) return;
    for (let times = draws.chance(0.2) && gateway === 'kudipal' ? 2 : 1; times > 0; times -= 1)
      await pay(player.userName, answer.data.id);
  }

  async function withdraw(): Promise<void> {
    const player = draws.pick(players);
    const amount = 500 + draws.below(300);
    const { accountNumber, code, name: accountName } = farAccount;
    if (gateway === 'kudipal')
      await player.call('POST Banking/RegisterKudipalWithdraw', {
        body: { amount, accountNumber, code, accountName, password: testPassword },
      });
    else if (gateway === 'selcom')
      await player.call('POST Banking/RegisterSelcomWithdraw', { body: { amount, channel: 'TPCASHIN' } });
    else await player.call('POST Banking/RegisterFastHubWithdraw', { query: { amount: String(amount) } });
  }

  /** The gateway decides on a pay-out, and now and then changes its word. */
  function decide(isFinal = false): void {
    for (const transfer of kudipal.transfers) {
      const isOpen = transfer.status === 'NEW' || transfer.status === 'PENDING';
      if (isOpen || (!isFinal && draws.chance(0.1))) transfer.status = draws.chance(0.7) ? 'SUCCESSFUL' : 'FAILED';
    }
    for (const cashIn of mobile?.cashIns.values() ?? []) {
      const isOpen = cashIn.resultcode === '111';
      if (isOpen || (!isFinal && draws.chance(0.1))) cashIn.resultcode = draws.chance(0.7) ? '000' : '010';
    }
  }

  /** An operator decides on money in suspense; what is returned the gateway pays back. */
  async function operate(): Promise<void> {
    const { rows } = await pool.query(
      `select provider_id, payment_id, amount_kobo from cashier.received
       where gateway = $1 and state in ('review', 'unallocated') order by provider_id limit 1`,
      [gateway],
    );
    const [row] = rows;
    if (!row) return;
    const isCredit = draws.chance(0.5);
    const key = { gateway, providerId: row.provider_id as string, ...audit };
    const told = row.payment_id
      ? await stage.cashier.resolveReview({
          paymentId: row.payment_id,
          decision: isCredit ? 'credit' : 'return',
          ...audit,
        })
      : isCredit
        ? await stage.cashier.allocateMoney({ ...key, userName: draws.pick(players).userName })
        : await stage.cashier.returnMoney(key);
    const isReturned = !isCredit && (told === 'resolved' || told === 'returned');
    if (isReturned) far.addLine({ kind: 'refund', of: row.provider_id, amountMinor: row.amount_kobo });
  }

  const chargedBack = new Set<string>();
  async function chargeBack(): Promise<void> {
    const { rows } = await pool.query(
      `select r.provider_id, r.amount_kobo from cashier.received r join cashier.payment p on p.id = r.payment_id
       where r.gateway = $1 and r.state = 'accepted' and p.state = 'succeeded' and p.money_due is null order by 1`,
      [gateway],
    );
    const row = rows.find(({ provider_id }) => !chargedBack.has(provider_id));
    if (!row) return;
    chargedBack.add(row.provider_id);
    far.addLine({ kind: 'chargeback', of: row.provider_id, amountMinor: row.amount_kobo });
  }

  async function tellOne(): Promise<void> {
    const tell = unsent.splice(draws.below(unsent.length), 1)[0];
    for (let times = draws.chance(0.4) ? 3 : 1; tell && times > 0; times -= 1) await tell();
  }

  const match = () => stage.cashier.jobs.find(({ name }) => name === 'match-gateways')?.run();
  const wait = (more: number) => {
    seconds += more;
    return stage.moveClock(seconds);
  };
  const misfortune = async () => void stage.far.fault('/v', draws.pick(faults), 1 + draws.below(2));
  const actions: (() => unknown)[] = [
    ...[deposit, deposit, withdraw, tellOne, tellOne, tellOne, stage.sweep, stage.sweep, decide, operate, chargeBack],
    ...[
      () => pay('2340000000', undefined),
      () => far.addLine({ kind: 'settlement', amountMinor: BigInt(1 + draws.below(9_000)) }),
    ],
    ...[() => wait(draws.below(120)), () => wait(draws.below(4_000)), misfortune, misfortune],
    () => Promise.resolve(match()).catch(() => {}),
  ];
  return {
    ...stage,
    far,
    async step() {
      const action = draws.pick(actions);
      await action();
      stage.far.heal();
      return action.name;
    },
    async books() {
      const all = await stage.cashier.reconcile();
      return all.find((one) => one.gateway === gateway);
    },
    /** Everything is told, decided, swept and matched. */
    async comeToRest() {
      isLosing = false;
      for (let rounds = 0; rounds < 6; rounds += 1) {
        while (unsent.length > 0) await tellOne();
        decide(true);
        await stage.sweep();
        await wait(4_000);
        await stage.sweep();
        for (let words = 0; words < 20; words += 1) await operate();
        await match();
      }
      await stage.sweep();
      await match();
    },
  };
}

test.each(gatewayNames)(
  'whatever happens at %s, the items explain the whole difference, and there is none once all is quiet',
  async (gateway) => {
    const stage = await setUp(gateway);
    stage.far.takeFees(10_75n);
    for (let at = 0; at < steps; at += 1) {
      const name = await stage.step();
      const books = await stage.books();
      const why = `PROPERTY_SEED=${seed} step ${at} ${name}`;
      expect(books?.unexplainedMinor, why).toBe(0n);
      expect(books?.differenceMinor, why).toBe(books?.items.reduce((sum, { minor }) => sum + minor, 0n));
    }
    await stage.comeToRest();
    const books = await stage.books();
    const left = books?.items.map(({ kind, item, minor }) => `${kind}: ${item} ${minor}`);
    expect(left, `PROPERTY_SEED=${seed}`).toEqual([]);
    expect(books).toMatchObject({ differenceMinor: 0n, inFlightMinor: 0n, unexplainedMinor: 0n, suspenseMinor: 0n });
    const findings = await pool.query('select item from cashier.finding where gateway = $1 and resolved_at is null', [
      gateway,
    ]);
    expect(findings.rows).toEqual([]);
  },
  600_000,
);
