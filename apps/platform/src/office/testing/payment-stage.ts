import { sandboxCredentials } from '@harmattan/wires/sandbox-credentials';
import { expect } from 'vitest';
import type { TestDatabase } from '../../testing/test-database.ts';
import { openOfficeStage } from './office-stage.ts';

type OfficeStage = Awaited<ReturnType<typeof openOfficeStage>>;
export type Clerk = Awaited<ReturnType<OfficeStage['newStaff']>>;

let transactions = 0;

/** The office with payments that wait for an operator in every way, each made by what a gateway did. */
export async function openPaymentStage(db: TestDatabase, office?: OfficeStage) {
  const stage = office ?? (await openOfficeStage(db));
  const { platform, far } = stage;
  const { pool } = db.database;

  const itemOf = async (desk: Clerk, id: string) =>
    (await desk.call('GET Payments/Worklist')).data.find((item) => item.id === id);
  const waitsAs = (id: string, kind: string) =>
    expect.poll(async () => (await platform.cashier.findWaiting([id])).map((item) => item.kind)).toContain(kind);

  /** A payer dials by hand and names a user; the gateway may answer that it was another one. */
  async function payBill(named: string, { amountMinor, isFor = named }: { amountMinor: bigint; isFor?: string }) {
    transactions += 1;
    const transid = `P${transactions}`;
    far.selcom.receive(transid, { utilityref: isFor, amountMinor });
    await platform.server.inject({
      method: 'POST',
      url: '/hooks/selcom/c2b/notification',
      payload: {
        ...{ operator: 'MPESA', reference: 'R', transid, utilityref: named, msisdn: '255712345678' },
        amount: Number(amountMinor) / 100,
      },
      headers: { authorization: `Bearer ${sandboxCredentials.selcom.c2bToken}` },
    });
    return transid;
  }

  /** Money for an unknown user. */
  async function newStray(amountMinor = 45_000n) {
    const id = `selcom:${await payBill('2340000000', { amountMinor })}`;
    await waitsAs(id, 'money not allocated');
    return id;
  }

  /** A player's deposit that the gateway says is for another one. */
  async function newReview(amountMinor = 45_000n) {
    const player = await stage.newPlayer(1_00n);
    await payBill(player.userName, { amountMinor, isFor: '2348039999999' });
    const find = async () =>
      (await pool.query('select id, state from cashier.payment where player_id = $1', [player.playerId])).rows[0];
    await expect.poll(async () => (await find())?.state).toBe('review');
    return { ...player, id: (await find()).id as string };
  }

  /** A pay-out that its gateway took two hours ago and tells nothing of. */
  async function newUnknownPayout(amount = 60_000) {
    const withdrawal = await stage.newWithdrawal(amount);
    await pool.query(
      `update cashier.payment set state = 'sent_unknown', sends = 1, sent_at = app_now() - interval '2 hours',
         state_at = app_now() - interval '2 hours' where id = $1`,
      [withdrawal.id],
    );
    return withdrawal;
  }

  const balanceOf = async (playerId: bigint) => {
    const { availableMinor, heldMinor } = await platform.wallet.balance(playerId);
    return [availableMinor, heldMinor];
  };
  const auditOf = async (id: string) =>
    (
      await pool.query('select actor, action, outcome from audit.entry where subject = $1 order by id', [
        `payment ${id}`,
      ])
    ).rows;

  return { ...stage, itemOf, waitsAs, payBill, newStray, newReview, newUnknownPayout, balanceOf, auditOf };
}

/** How many payments of the player still wait for the wallet, or to be told of its answer. */
export async function moneyDueOf({ database }: TestDatabase, playerId: bigint): Promise<number> {
  const { rows } = await database.pool.query(
    'select count(*)::int as due from cashier.payment where player_id = $1 and money_due is not null',
    [playerId],
  );
  return rows[0].due;
}
