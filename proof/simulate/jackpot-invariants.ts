import { furtherTicketId, ticketId } from '../../apps/platform/src/modules/jackpot/accounts.ts';
import { type Sold, sharedPools, winningsOf } from './jackpot-winnings.ts';
import type { TicketOrder } from './ledger.ts';
import {
  type Contests,
  consolationMinor,
  guaranteedMinor,
  jackpotTypeId,
  type Outcome,
  ticketPriceMinor,
} from './operations/contests.ts';
import { columnsIn } from './operations/tickets.ts';
import type { World } from './world.ts';

interface Ordered {
  order: TicketOrder;
  ids: string[];
}

function ordersOf(world: World, { jackpotId }: Contests): Ordered[] {
  return [...world.ledger.orders.values()].map((order) => {
    const first = ticketId(jackpotId, order.playerId, order.key);
    const together = order.tickets.length;
    return {
      order,
      ids: order.tickets.map((_, at) => (at === 0 ? first : furtherTicketId(first, { at, together }))),
    };
  });
}

interface Price {
  key: string;
  player_id: string;
  kobo: string;
  ms: string;
}

const pricesTaken = (world: World) =>
  world.look<Price>(
    `select e.key, player_id::text, house_amount::text as kobo, floor(extract(epoch from at) * 1000)::bigint::text as ms
     from wallet.entry e where about = 'jackpot-ticket' and kind = 'debit' and status = 'ok'`,
  );

/** The tickets whose price was taken, with what their page asked for. */
export async function ticketsSold(world: World, contests: Contests): Promise<Sold[]> {
  const prices = new Map((await pricesTaken(world)).map((price) => [price.key, price]));
  return ordersOf(world, contests).flatMap(({ order, ids }) =>
    ids.flatMap((id, at) => {
      const price = prices.get(id);
      const picks = order.tickets[at] as Outcome[][];
      if (!price) return [];
      return [{ id, picks, playerId: order.playerId, columns: columnsIn(picks), paidMs: BigInt(price.ms) }];
    }),
  );
}

/** The tickets of a command are there as its page asked, all or none, each paid once by its columns; no price was taken without a ticket. */
export async function tickets(world: World, contests: Contests): Promise<string[]> {
  const rows = await world.look<{ id: string; columns: number; picks: string }>(
    `select id::text, columns, encode(picks, 'hex') as picks from jackpot.ticket where jackpot_id = $1`,
    [contests.jackpotId],
  );
  const there = new Map(rows.map((row) => [row.id, row]));
  const prices = new Map((await pricesTaken(world)).map((price) => [price.key, price]));
  const broken: string[] = [];
  for (const { order, ids } of ordersOf(world, contests)) {
    broken.push(...orderProblems(order, { ids, there: ids.filter((id) => there.has(id)) }));
    for (const [at, id] of ids.entries()) {
      const [row, price] = [there.get(id), prices.get(id)];
      const picks = order.tickets[at] as Outcome[][];
      const columns = columnsIn(picks);
      there.delete(id);
      prices.delete(id);
      if (!row && price) broken.push('the price of a ticket was taken, and it is not there');
      if (!row) continue;
      if (!price) broken.push('a ticket was not paid for');
      else if (BigInt(price.kobo) !== ticketPriceMinor * BigInt(columns) || price.player_id !== String(order.playerId))
        broken.push(`a ticket of ${columns} columns was paid with ${price.kobo} kobo`);
      if (row.columns !== columns || row.picks !== bytesOf(picks))
        broken.push('a ticket says other than was asked for');
    }
  }
  const [left] = await world.look<{ n: number }>('select count(*)::integer as n from jackpot.attempt');
  if (left?.n !== 0) broken.push(`${left?.n} tickets are left half bought`);
  if (there.size > 0) broken.push(`${there.size} tickets are there that no page asked for`);
  if (prices.size > 0) broken.push(`the price of ${prices.size} tickets was taken that no page asked for`);
  return broken;
}

function orderProblems(
  { told, isOldPrice }: TicketOrder,
  { ids, there }: { ids: string[]; there: string[] },
): string[] {
  const broken: string[] = [];
  if (there.length !== 0 && there.length !== ids.length) broken.push('a part of the tickets of a command is there');
  if (Array.isArray(told) && told.join() !== ids.join()) broken.push('a page was told of other tickets than its own');
  if (Array.isArray(told) && there.length < ids.length) broken.push('a ticket that was sold is not there');
  if (told === 'refused' && there.length > 0) broken.push('tickets that were refused are there');
  if (isOldPrice && there.length > 0) broken.push('tickets are sold at a price that was not shown');
  return broken;
}

/** A pick of one outcome is its number; of several a bit for each, beside 16. */
function bytesOf(picks: Outcome[][]): string {
  const bytes = picks.map((pick) =>
    pick.length === 1 ? (pick[0] as number) : pick.reduce((bits: number, outcome) => bits | (1 << (outcome - 1)), 16),
  );
  return Buffer.from(bytes).toString('hex');
}

/** The jackpot came to its end: each winner has what its columns won, or each player the price, and nothing is left in its accounts. */
export async function jackpot(world: World, contests: Contests): Promise<string[]> {
  const [row] = await world.look<{ state: string; work: string | null }>(
    'select state, work from jackpot.jackpot where id = $1',
    [contests.jackpotId],
  );
  const { cancelled, isCalledOff } = contests.ending;
  const isVoid = isCalledOff || cancelled.length > 3;
  if (row?.state !== (isVoid ? 'void' : 'settled') || row.work !== null)
    return [`the jackpot is left as ${row?.state}, ${row?.work}`];
  const sold = await ticketsSold(world, contests);
  return isVoid ? givenBack(world, contests, sold) : paidOut(world, contests, sold);
}

async function givenBack(world: World, contests: Contests, sold: Sold[]): Promise<string[]> {
  const back = await amountsOf(world, 'jackpot-refund');
  const wanted = sold.map(({ id, columns }): [string, bigint] => [id, ticketPriceMinor * BigInt(columns)]);
  return [
    ...differences(new Map(wanted), back, 'a ticket of a void jackpot is given back'),
    ...differences(new Map(), await amountsOf(world, 'jackpot-prize'), 'a ticket of a void jackpot wins'),
    ...(await accountProblems(world, contests, { house: 0n, rollover: 0n })),
  ];
}

async function paidOut(world: World, contests: Contests, sold: Sold[]): Promise<string[]> {
  const { won, unwonMinor, rollsOverMinor } = winningsOf(contests, sold);
  const { takingsMinor } = sharedPools(sold);
  const house = takingsMinor + unwonMinor - guaranteedMinor - consolationMinor[1] - consolationMinor[2];
  return [
    ...differences(won, await amountsOf(world, 'jackpot-prize'), 'a ticket wins'),
    ...differences(new Map(), await amountsOf(world, 'jackpot-refund'), 'a ticket of a settled jackpot is given back'),
    ...(await accountProblems(world, contests, { house, rollover: rollsOverMinor })),
  ];
}

/** What players were paid, by ticket. */
async function amountsOf(world: World, about: string): Promise<Map<string, bigint>> {
  const rows = await world.look<{ id: string; kobo: string }>(
    `select of_key::text as id, sum(-house_amount)::text as kobo from wallet.entry where about = $1 and status = 'ok' group by 1`,
    [about],
  );
  return new Map(rows.map(({ id, kobo }) => [id, BigInt(kobo)]));
}

function differences(wanted: Map<string, bigint>, paid: Map<string, bigint>, what: string): string[] {
  const ids = new Set([...wanted.keys(), ...paid.keys()]);
  return [...ids].flatMap((id) => {
    const [due, told] = [wanted.get(id) ?? 0n, paid.get(id) ?? 0n];
    return due === told ? [] : [`${what} ${told} kobo instead of ${due}`];
  });
}

async function accountProblems(
  world: World,
  { jackpotId }: Contests,
  wanted: { house: bigint; rollover: bigint },
): Promise<string[]> {
  const rows = await world.look<{ code: string; kobo: string }>(
    `select h.code, sum(l.amount)::text as kobo from wallet.house_leg l join wallet.house_account h on h.id = l.house_id
     where h.code = 'house:jackpot' or h.code like 'escrow:jackpot:%' group by 1`,
  );
  const held = new Map(rows.map(({ code, kobo }) => [code, BigInt(kobo)]));
  const due: [code: string, minor: bigint, name: string][] = [
    [`escrow:jackpot:${jackpotId}`, 0n, 'the pool of a jackpot that is over'],
    [`escrow:jackpot:${jackpotId}:consolation`, 0n, 'the consolations of a jackpot that is over'],
    [`escrow:jackpot:rollover:${jackpotTypeId}`, wanted.rollover, 'the roll-over'],
    ['house:jackpot', wanted.house, "the house's jackpot account"],
  ];
  return due.flatMap(([code, minor, name]) => {
    const kobo = held.get(code) ?? 0n;
    return kobo === minor ? [] : [`${name} has ${kobo} kobo instead of ${minor}`];
  });
}
