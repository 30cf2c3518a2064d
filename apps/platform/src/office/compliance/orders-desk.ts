import { inTransaction } from '@harmattan/process/transaction';
import type pg from 'pg';
import type { OrderRow } from '../../modules/compliance/index.ts';
import type { Staff } from '../../modules/staff/index.ts';
import { situations } from '../../modules/switches/index.ts';
import { refuse, success } from '../../plumbing/http/answer.ts';
import { actorOf, type OfficeDeps, type Signed } from '../office-deps.ts';
import type { OfficeHandlers } from '../office-handlers.ts';
import { done, exists, mayAct, missing, movedOn, taken } from './answers.ts';

type OrderCalls = 'GET Compliance/Orders' | 'POST Compliance/RegisterOrder' | 'POST Compliance/AnswerOrder';

const { source, off } = situations['frozen by order'];
const referenceOf = (orderId: string) => `order:${orderId}`;
const nameOf = ({ authority, number }: Pick<OrderRow, 'authority' | 'number'>) => `${authority}, ${number}`;

interface Wish {
  authority: string;
  number: string;
  receivedAt: Date;
  asks: OrderRow['asks'];
  until: Date | null;
  body: string;
  documentSha256: string | null;
  players: bigint[];
  releases: string | null;
}

export function ordersDesk(deps: OfficeDeps): Pick<OfficeHandlers, OrderCalls> {
  const { compliance, identity, pool, audit } = deps;
  return {
    async 'GET Compliance/Orders'({ context: { staff }, query: { playerId } }) {
      const rows = await compliance.listOrders(playerId ?? null);
      const names = await identity.userNamesOf(rows.flatMap(({ players }) => players));
      const byId = new Map(rows.map((row) => [row.id, nameOf(row)]));
      return success(rows.map((row) => viewOrder(row, { staff, names, byId })));
    },

    async 'POST Compliance/RegisterOrder'({ context, body: { text, ...body } }) {
      const players = [...new Set(body.players ?? [])];
      const wish = {
        ...{ ...body, body: text, players, until: body.until ?? null },
        ...{ documentSha256: body.documentSha256 ?? null, releases: body.releases ?? null },
      };
      const isRelease = wish.asks === 'release';
      const isWhole = isRelease
        ? wish.releases !== null && players.length === 0
        : wish.releases === null && players.length > 0;
      if (!isWhole || (wish.until !== null && wish.until <= deps.clock.now()))
        return refuse('INCORRECT_PARAMETER_VALUE', { message: 'ORDER_IS_INCOMPLETE' });
      if (!(await exists(deps, players))) return missing();
      return isRelease ? release(deps, context, wish) : register(deps, context, wish);
    },

    async 'POST Compliance/AnswerOrder'({ context, body: { id, comment } }) {
      const order = await compliance.findOrder(id);
      if (!order) return missing();
      if (order.asks !== 'tell') return movedOn();
      const isDone = await inTransaction(pool, async (transaction) => {
        if (!(await compliance.endOrder(transaction, { id, by: context.staff.userName, reason: comment })))
          return false;
        const entry = { ...actorOf(context), action: 'answer an order', subject: `order ${id}`, reason: comment };
        await audit.record({ ...entry, outcome: 'done', after: { order: nameOf(order) } }, transaction);
        return true;
      });
      return isDone ? done() : movedOn();
    },
  };
}

/** The order, the switches of its players and the entries of the audit are written together. */
async function register(deps: OfficeDeps, context: Signed, wish: Wish) {
  const { compliance, switches, pool } = deps;
  const id = compliance.newId();
  const write = async (transaction: pg.PoolClient) => {
    if (!(await compliance.insertOrder(transaction, { ...wish, id, by: context.staff.userName }))) return false;
    await recordOrder(deps, context, { ...wish, id }, transaction);
    return true;
  };
  const isNew =
    wish.asks === 'freeze'
      ? await switches.holdFor(
          {
            ...{ players: wish.players, switches: off, source, reference: referenceOf(id), until: wish.until },
            ...{ by: context.staff.userName, reason: `order: ${nameOf(wish)}` },
          },
          write,
        )
      : await inTransaction(pool, write);
  return isNew ? success({ id }) : taken();
}

class OrderIsRegistered extends Error {}

/** Ends what the other order holds off, and nothing of a third one. */
async function release(deps: OfficeDeps, context: Signed, wish: Wish) {
  const { compliance, switches } = deps;
  const frozen = wish.releases === null ? undefined : await compliance.findOrder(wish.releases);
  if (frozen?.asks !== 'freeze') return missing();
  const id = compliance.newId();
  const { players } = frozen;
  const word = { by: context.staff.userName, reason: `released by order: ${nameOf(wish)}` };
  try {
    const isDone = await switches.releaseFor(
      { players, switches: off, source, reference: referenceOf(frozen.id), ...word },
      async (transaction) => {
        if (!(await compliance.endOrder(transaction, { id: frozen.id, ...word }))) return false;
        const isNew = await compliance.insertOrder(transaction, { ...wish, id, players, by: word.by });
        if (!isNew) throw new OrderIsRegistered();
        await recordOrder(deps, context, { ...wish, id, players }, transaction);
        return true;
      },
    );
    return isDone ? success({ id }) : movedOn();
  } catch (error) {
    if (error instanceof OrderIsRegistered) return taken();
    throw error;
  }
}

/** Under the order, and under each of its players. */
async function recordOrder(
  { audit }: OfficeDeps,
  context: Signed,
  order: Wish & { id: string },
  transaction: pg.PoolClient,
): Promise<void> {
  const { id, asks, until, releases, documentSha256, players } = order;
  const entry = { ...actorOf(context), action: `register an order: ${asks}`, outcome: 'done' as const };
  const after = { order: id, number: nameOf(order), until, releases, documentSha256, players: players.map(String) };
  for (const subject of [`order ${id}`, ...players.map((playerId) => `player ${playerId}`)])
    await audit.record({ ...entry, subject, reason: nameOf(order), after }, transaction);
}

function stateOf({ asks, ended_at, is_over }: OrderRow) {
  if (asks === 'release') return 'done' as const;
  if (ended_at !== null) return asks === 'freeze' ? ('released' as const) : ('answered' as const);
  if (asks === 'tell') return 'open' as const;
  return is_over ? ('over' as const) : ('in force' as const);
}

interface Around {
  staff: Staff;
  names: ReadonlyMap<bigint, string>;
  byId: ReadonlyMap<string, string>;
}

function viewOrder(row: OrderRow, { staff, names, byId }: Around) {
  const state = stateOf(row);
  const maySpeak = staff.permissions.includes('switches.order');
  return {
    ...{ id: row.id, authority: row.authority, number: row.number, receivedAt: row.received_at, asks: row.asks },
    ...{ until: row.until, text: row.body, documentSha256: row.document_sha256, state },
    players: row.players.map((playerId) => ({ playerId, userName: names.get(playerId) ?? null })),
    releases: row.releases === null ? null : (byId.get(row.releases) ?? row.releases),
    ...{ registeredBy: row.registered_by, registeredAt: row.registered_at },
    ...{ endedAt: row.ended_at, endedBy: row.ended_by, endReason: row.end_reason },
    actions: [
      ...(state === 'in force' && maySpeak ? ['release' as const] : []),
      ...(state === 'open' && mayAct(staff) ? ['answer' as const] : []),
    ],
  };
}
