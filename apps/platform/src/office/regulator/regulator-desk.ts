import { marketRegions } from '@harmattan/kernel/market-regions';
import { marketDay } from '@harmattan/kernel/market-time';
import type { Cut } from '../../modules/regulator/index.ts';
import type { Staff } from '../../modules/staff/index.ts';
import { refuse, success } from '../../plumbing/http/answer.ts';
import { actorOf, type OfficeDeps, type Signed } from '../office-deps.ts';
import type { OfficeHandlers } from '../office-handlers.ts';
import { askOpenRegulator } from './ask-open-regulator.ts';
import { masked } from './masked.ts';

type RegulatorCalls = Extract<keyof OfficeHandlers, `${string} Regulator/${string}`>;

const outside = () => refuse('RECORD_DOES_NOT_EXIST', null);

/** Read-only, and held against the scope of the account. Staff of the house has no scope, and reads every state. */
export function regulatorDesk(deps: OfficeDeps): Pick<OfficeHandlers, RegulatorCalls> {
  const { regulator, suppliers, identity } = deps;
  const cutFor = (context: Signed, asked: { region: string; month: string }) => findCut(deps, context, asked);
  /** Undefined for a player of another state. */
  const cutOf = async (context: Signed, asked: { region: string; month: string; playerId: bigint }) => {
    const cut = await cutFor(context, asked);
    return cut && (await regulator.isOfRegion(asked)) ? cut : undefined;
  };
  return {
    'GET Regulator/Scope'({ context: { staff } }) {
      const scope = scopeOf(staff, deps.clock.now());
      return scope ? success(scope) : outside();
    },
    async 'GET Regulator/Figures'({ context, query }) {
      const cut = await cutFor(context, query);
      if (!cut) return outside();
      const rows = (await regulator.figures(cut)).map((row) => ({ ...row, ggr: row.stakes - row.refunds - row.wins }));
      const { product: _, ...total } = rows.find(({ product }) => product === null) ?? { product: null, ...nothing };
      const products = rows.flatMap(({ product, ...sums }) => (product === null ? [] : [{ product, ...sums }]));
      return success({ ...cut, products, total });
    },
    async 'GET Regulator/Players'({ context, query: { page = '1', ...asked } }) {
      const cut = await cutFor(context, asked);
      if (!cut) return outside();
      const players = await regulator.players({ ...cut, page: Number(page) });
      const names = await identity.userNamesOf(players.map(({ playerId }) => playerId));
      return success(players.map((player) => ({ ...player, number: masked(names.get(player.playerId) ?? '') })));
    },
    async 'GET Regulator/Tickets'({ context, query }) {
      const cut = await cutOf(context, query);
      if (!cut) return outside();
      return success(await ticketsOf(deps, cut, query));
    },
    async 'GET Regulator/Ticket'({ context, query }) {
      const cut = await cutOf(context, query);
      const found = cut && (await suppliers.roundOf({ playerId: query.playerId, id: query.id }));
      if (!found || !isInside(cut, found.round.time)) return outside();
      return success({
        ticket: ticketOf(found.round),
        reference: found.roundReference,
        moves: found.moves.map(({ time, kind, amount, isRefused, reference }) => ({
          ...{ time, kind, amount, isRefused, reference },
        })),
        legs: (found.round.bet?.legs ?? []).map(({ match, market, outcome, price }) => ({
          match,
          market,
          outcome,
          price,
        })),
      });
    },
    'POST Regulator/AskOpen': ({ context, body }) => askOpenRegulator(deps, context, body),
  };
}

const nothing = { players: 0, stakes: 0n, refunds: 0n, wins: 0n, awards: 0n, ggr: 0n };

/** Undefined for a regulator without one, and once it is over. */
function scopeOf({ roles, scope }: Staff, now: Date) {
  if (scope) return scope.expiresAt > now ? scope : undefined;
  if (roles.includes('regulator')) return undefined;
  return { regions: [...marketRegions], from: '2020-01-01', to: marketDay(now), expiresAt: null };
}

/** What of a state and a month the account may read. Undefined for nothing of it; the attempt is kept. */
async function findCut(
  { audit, clock }: OfficeDeps,
  context: Signed,
  { region, month }: { region: string; month: string },
): Promise<Cut | undefined> {
  const scope = scopeOf(context.staff, clock.now());
  const [first, last] = daysOf(month);
  const from = scope && scope.from > first ? scope.from : first;
  const to = scope && scope.to < last ? scope.to : last;
  if (scope?.regions.includes(region) && from <= to) return { region, from, to };
  const entry = { ...actorOf(context), action: 'read beyond the scope', subject: `region ${region}`, after: { month } };
  await audit.record({ ...entry, outcome: 'refused' });
  return undefined;
}

function daysOf(month: string): [first: string, last: string] {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return [`${month}-01`, `${month}-${String(new Date(Date.UTC(year, number, 0)).getUTCDate()).padStart(2, '0')}`];
}

const pagesReadMax = 20;

/** The next tickets of a cut, those that moved last first. Pages without any, as of other months, are passed over. */
async function ticketsOf(
  { suppliers }: OfficeDeps,
  cut: Cut,
  { playerId, before }: { playerId: bigint; before?: string | undefined },
) {
  let from = before ?? null;
  for (let pages = 1; ; pages += 1) {
    const { rounds, next } = await suppliers.roundsOf({ playerId, before: from === null ? undefined : BigInt(from) });
    const tickets = rounds.filter(({ time }) => isInside(cut, time)).map(ticketOf);
    if (tickets.length > 0 || next === null || pages === pagesReadMax) return { tickets, next };
    from = next;
  }
}

const isInside = ({ from, to }: Cut, at: Date) => marketDay(at) >= from && marketDay(at) <= to;

type Round = Awaited<ReturnType<OfficeDeps['suppliers']['roundsOf']>>['rounds'][number];

function ticketOf({ id, time, area, gameName: name, provider, stake, win, state }: Round) {
  return { id, time, area, name, provider, stake, win, state };
}
