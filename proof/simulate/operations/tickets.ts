import { jsonNumberFromMinor } from '@harmattan/kernel/money';
import type { TicketOrder } from '../ledger.ts';
import type { Draws } from '../random.ts';
import type { World } from '../world.ts';
import { type Contests, type Outcome, ticketPriceMinor } from './contests.ts';
import { untilAnswered } from './until-answered.ts';

const outcomes: readonly Outcome[] = [1, 2, 3];
const doublesMax = 3;
const triplesMax = 2;
const someTickets = 4;
const manyTickets = 10;

const oldPrice = 'TICKET_PRICE_HAS_CHANGED';
const refusals = [oldPrice, 'JACKPOT_IS_CLOSED', 'INSUFFICIENT_AMOUNT', 'BETTING_NOT_ALLOWED', 'PLAY_LIMIT_IS_REACHED'];

interface Bought {
  status: string;
  data: { betId?: string; betIds?: string[] } | null;
}

/** What the page of a player sends, once or several times. */
interface Wish extends TicketOrder {
  /** The price that the page shows. */
  shownMinor: bigint;
}

/** Buys tickets under a key of the page's own, until the page knows whether it has them or its player has left. */
export async function buyTickets(world: World, contests: Contests, draws: Draws): Promise<void> {
  const wish = drawWish(world, contests, draws);
  const isLeaving = draws.chance(0.5);
  world.ledger.orders.set(wish.key, wish);
  world.command();
  const ask = () => send(world, contests, wish);
  const buy = draws.chance(0.15) ? () => twiceAtOnce(world, ask) : ask;
  const bought = await (isLeaving ? buy().catch(() => 'again' as const) : untilAnswered(world, buy));
  if (isLeaving && bought === 'again') return;
  if (!bought || bought === 'again') return world.ledger.violate('a page never learns whether it has tickets');
  const ids = idsOf(bought);
  wish.told = ids ?? 'refused';
  if (wish.isOldPrice !== (bought.status === oldPrice))
    world.ledger.violate('tickets are sold by another price than is shown');
  else if (!ids && !refusals.includes(bought.status)) world.ledger.violate(`tickets are refused as ${bought.status}`);
  if (ids && draws.chance(0.2)) await buyOthersUnderKey(world, contests, { wish, draws });
}

function drawWish(world: World, { results }: Contests, draws: Draws): Wish {
  const isSingle = draws.chance(0.4);
  const count = isSingle ? 1 : draws.chance(0.85) ? 2 + draws.below(someTickets - 1) : manyTickets;
  const tickets = Array.from({ length: count }, () => drawTicket(results, draws));
  const priceMinor = priceOf(tickets);
  // A price that stands on an old page.
  const shownMinor = draws.chance(0.05) ? priceMinor + ticketPriceMinor : priceMinor;
  return {
    ...{ key: `ticket-${world.newId()}`, playerId: draws.pick(world.players), tickets, told: 'nothing' },
    ...{ isOldPrice: shownMinor !== priceMinor, shownMinor },
  };
}

/** The outcomes of each game: often the right ones, or all but one or two of them, and several for some games. */
function drawTicket(results: readonly Outcome[], draws: Draws): Outcome[][] {
  const isRandom = draws.chance(0.3);
  const misses = draws.chance(0.5) ? 0 : 1 + draws.below(2);
  const wrongAt = new Set(Array.from({ length: misses }, () => draws.below(results.length)));
  const picks = results.map((result, at): Outcome[] => {
    if (isRandom) return [draws.pick(outcomes)];
    return [wrongAt.has(at) ? draws.pick(outcomes.filter((one) => one !== result)) : result];
  });
  const [doubles, triples] = draws.chance(0.3) ? [0, 0] : [draws.below(doublesMax + 1), draws.below(triplesMax + 1)];
  for (let at = 0; at < doubles; at += 1) widen(draws.pick(picks), draws, 2);
  for (let at = 0; at < triples; at += 1) widen(draws.pick(picks), draws, 3);
  return picks;
}

function widen(pick: Outcome[], draws: Draws, count: number): void {
  while (pick.length < count) pick.push(draws.pick(outcomes.filter((one) => !pick.includes(one))));
}

export const columnsIn = (ticket: readonly Outcome[][]): number =>
  ticket.reduce((columns, picks) => columns * picks.length, 1);

/** What a page shows as the price. */
const priceOf = (tickets: readonly Outcome[][][]): bigint =>
  ticketPriceMinor * BigInt(tickets.reduce((columns, ticket) => columns + columnsIn(ticket), 0));

async function send(world: World, { jackpotId, eventIds }: Contests, wish: Wish): Promise<Bought | 'again'> {
  const price = jsonNumberFromMinor(wish.shownMinor);
  const tickets = wish.tickets.map((ticket) =>
    ticket.map((picks, at) => ({
      ...{ jackpotId, eventId: eventIds[at], participant1Score: null, participant2Score: null },
      ...(picks.length === 1 ? { choiceId: picks[0] } : { choiceId: 0, choiceIds: picks }),
    })),
  );
  const { http, text } = await (tickets.length === 1
    ? world.playerCall(wish.playerId, 'POST Jackpot/PlaceManualJackpotBet', {
        query: { key: wish.key, price: String(price) },
        body: tickets[0],
      })
    : world.playerCall(wish.playerId, 'POST Jackpot/PlaceTickets', { body: { key: wish.key, price, tickets } }));
  return http >= 500 ? 'again' : (JSON.parse(text) as Bought);
}

function idsOf({ data }: Bought): string[] | undefined {
  return data?.betIds ?? (data?.betId ? [data.betId] : undefined);
}

/** A page whose player taps twice: both taps have the same answer, if they have one. */
async function twiceAtOnce(world: World, ask: () => Promise<Bought | 'again'>): Promise<Bought | 'again'> {
  const taps = await Promise.allSettled([ask(), ask()]);
  const answers = taps.flatMap((tap) => (tap.status === 'fulfilled' && tap.value !== 'again' ? [tap.value] : []));
  const [first, second] = answers.map((answer) => `${answer.status} ${idsOf(answer)}`);
  if (second !== undefined && first !== second)
    world.ledger.violate('two taps on one command are answered differently');
  return answers[0] ?? 'again';
}

/** The key stands for the tickets that were bought. Others under it are refused, also where most of them are the same. */
async function buyOthersUnderKey(
  world: World,
  contests: Contests,
  { wish, draws }: { wish: Wish; draws: Draws },
): Promise<void> {
  const more = [...wish.tickets, drawTicket(contests.results, draws)].slice(-manyTickets);
  const tickets = draws.chance(0.5) && wish.tickets.length > 1 ? wish.tickets.slice(0, -1) : more;
  const answer = await send(world, contests, { ...wish, tickets, shownMinor: priceOf(tickets) }).catch(() => 'again');
  if (typeof answer === 'object' && idsOf(answer)) world.ledger.violate('other tickets are sold under a used key');
}
