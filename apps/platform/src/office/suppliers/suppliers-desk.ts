import { inTransaction } from '@harmattan/process/transaction';
import { isBookName, supplierNames, type WalletName, walletNames } from '@harmattan/wires/suppliers/names';
import type { Staff } from '../../modules/staff/index.ts';
import type { LateWinRow, OpenRound } from '../../modules/suppliers/index.ts';
import { refuse, success } from '../../plumbing/http/answer.ts';
import { decideByTwo } from '../decide-by-two.ts';
import { actorOf, type OfficeDeps } from '../office-deps.ts';
import type { OfficeHandlers } from '../office-handlers.ts';
import { judgeReturn } from './judge-return.ts';
import { giveBackKind, unfinishedRound } from './suppliers-kinds.ts';

type SupplierCalls = Extract<keyof OfficeHandlers, `${string} Suppliers/${string}`>;

const movedOn = () => refuse('RECORD_HAS_MOVED_ON', { message: 'RECORD_HAS_MOVED_ON' });
const minuteMs = 60_000;
/** A game of this instant is no worklist. */
const youngestMs = 5_000;

export function suppliersDesk(deps: OfficeDeps): Pick<OfficeHandlers, SupplierCalls> {
  return { ...reading(deps), ...resolving(deps) };
}

type ReadCalls = Extract<SupplierCalls, `GET ${string}`>;

function reading(deps: OfficeDeps): Pick<OfficeHandlers, ReadCalls> {
  return {
    'GET Suppliers/List': async () => success(await listSuppliers(deps)),
    async 'GET Suppliers/OpenRounds'({ context: { staff }, query: { supplier, which = 'overdue' } }) {
      const { unfinished } = deps.suppliers;
      const [found, lateWins, requests] = await Promise.all([
        unfinished.list({ supplier, olderThanMs: youngestMs }),
        unfinished.lateWins(),
        deps.approvals.listWaiting(),
      ]);
      const rounds = found.filter(({ isOverdue }) => which === 'all' || isOverdue);
      const names = await deps.identity.userNamesOf([
        ...rounds.map(({ playerId }) => playerId),
        ...lateWins.map(({ player_id }) => player_id),
      ]);
      const ofRounds = requests.filter(({ kind }) => kind === giveBackKind);
      const makers = new Map(ofRounds.map(({ subject, maker }) => [subject, maker]));
      return success({
        rounds: rounds.map((round) => shownRound(deps, { round, names, staff, maker: makers.get(round.round) })),
        lateWins: lateWins.map((win) => shownWin(deps, { win, names, staff })),
      });
    },
    async 'GET Suppliers/Returns'({ query: { from, to, supplier } }) {
      const [games, stated] = await Promise.all([
        deps.totals.readGames({ from, to }),
        deps.suppliers.listStatedReturns(),
      ]);
      const statedOf = new Map(stated.map((one) => [`${one.supplier} ${one.game}`, one]));
      return success(
        games
          .filter((game) => supplier === undefined || game.supplier === supplier)
          .map((game) => {
            const paper = statedOf.get(`${game.supplier} ${game.game}`);
            return {
              ...{ supplier: game.supplier, supplierName: supplierNameOf(deps, game.supplier), game: game.game },
              gameName: gameNameOf(deps, game),
              source: paper?.source ?? null,
              ...judgeReturn(game, paper?.returns ?? null),
            };
          }),
      );
    },
  };
}

function resolving(deps: OfficeDeps): Pick<OfficeHandlers, Exclude<SupplierCalls, ReadCalls>> {
  const { pool, audit, suppliers } = deps;
  return {
    async 'POST Suppliers/GiveBack'({ context, body: { round, comment } }) {
      const found = await suppliers.unfinished.find(round);
      if (!found) return movedOn();
      const payload = {
        ...{ playerId: String(found.playerId), supplier: found.supplier, reference: found.reference },
        stakedMinor: String(found.stakedMinor),
      };
      const outcome = await decideByTwo(deps, context, {
        ...{ record: unfinishedRound(round), kind: giveBackKind, payload, amountMinor: found.stakedMinor, comment },
      });
      if (outcome === 'own request') return refuse('OWN_REQUEST', { message: 'OWN_REQUEST' });
      if (typeof outcome === 'string') return movedOn();
      // Another one's yes may have come between the look at the round and this request, which then asks for nothing and lapses.
      const isAskedInVain = outcome.state === 'waits' && !(await suppliers.unfinished.find(round));
      return isAskedInVain ? movedOn() : success(outcome);
    },
    async 'POST Suppliers/AnswerLateWin'({ context, body: { id, comment } }) {
      const isDone = await inTransaction(pool, async (transaction) => {
        const seen = await suppliers.unfinished.markSeen(transaction, {
          id,
          by: context.staff.userName,
          reason: comment,
        });
        if (!seen) return false;
        const entry = { ...actorOf(context), action: 'answer a win that came too late', reason: comment };
        const after = { givenBack: id, won: String(seen.late_minor) };
        await audit.record({ ...entry, outcome: 'done', subject: `player ${seen.player_id}`, after }, transaction);
        return true;
      });
      return isDone ? success({ message: 'ANSWERED' }) : movedOn();
    },
    async 'POST Suppliers/SetStatedReturn'({ context, body: { supplier, game, stated, source } }) {
      if (!supplierNames.some((name) => name === supplier) || deps.findGame({ supplier, game }) === undefined)
        return refuse('RECORD_DOES_NOT_EXIST', { message: 'RECORD_DOES_NOT_EXIST' });
      const before = (await suppliers.listStatedReturns()).find(
        (one) => one.supplier === supplier && one.game === game,
      );
      const after = { returns: Math.round(stated * 100), source };
      await inTransaction(pool, async (transaction) => {
        await suppliers.saveStatedReturn(transaction, { supplier, game, ...after, by: context.staff.userName });
        const entry = {
          ...actorOf(context),
          action: 'set the stated return of a game',
          subject: `game ${supplier} ${game}`,
        };
        await audit.record({ ...entry, outcome: 'done', before: before ?? null, after }, transaction);
      });
      return success({ message: 'SAVED' });
    },
  };
}

async function listSuppliers(deps: OfficeDeps) {
  const { suppliers, incidents } = deps;
  const [hours, open] = await Promise.all([suppliers.wireHour(), suppliers.unfinished.countOverdue()]);
  return Promise.all(
    walletNames.map(async (supplier) => {
      const url = suppliers.urlOf(supplier);
      const hour = hours.find((one) => one.supplier === supplier);
      const incident = incidents.findCurrent([{ kind: 'supplier', subject: supplier }]);
      const overdue = open.find((one) => one.supplier === supplier);
      return {
        ...{
          supplier,
          name: deps.supplierName(supplier),
          kind: isBookName(supplier) ? ('sports' as const) : ('games' as const),
        },
        isReachable: url === undefined ? null : await suppliers.isReachable(url),
        incident: incident ? { id: incident.id, until: incident.until, reason: incident.reason } : null,
        lastHour: {
          ...{ answered: hour?.answered ?? 0, refused: hour?.refused ?? 0 },
          ...{ failed: hour?.failed ?? 0, malformed: hour?.malformed ?? 0 },
        },
        ...{ openRounds: overdue?.rounds ?? 0, openStakes: overdue?.staked ?? 0n, oldest: overdue?.oldest ?? null },
        usualMinutes: Math.round(suppliers.unfinished.usualMsOf(supplier) / minuteMs),
      };
    }),
  );
}

const supplierNameOf = (deps: Pick<OfficeDeps, 'supplierName'>, supplier: string): string => {
  const known = walletNames.find((name): name is WalletName => name === supplier);
  return known ? deps.supplierName(known) : supplier;
};

const gameNameOf = (
  { findGame }: Pick<OfficeDeps, 'findGame'>,
  { supplier, game }: { supplier: string; game: string },
) => findGame({ supplier, game }) ?? game;

interface Shown {
  names: ReadonlyMap<bigint, string>;
  staff: Staff;
}

function shownRound(
  deps: OfficeDeps,
  { round, names, staff, maker }: Shown & { round: OpenRound; maker: bigint | undefined },
) {
  const { playerId, stakedMinor, ...rest } = round;
  return {
    ...{ ...rest, playerId, userName: names.get(playerId) ?? null, staked: stakedMinor, waits: maker !== undefined },
    ...{ supplierName: supplierNameOf(deps, round.supplier), gameName: gameNameOf(deps, round) },
    // Who asked for it does not do it.
    actions: staff.permissions.includes('suppliers.resolve') && maker !== staff.staffId ? ['giveBack' as const] : [],
  };
}

function shownWin(deps: OfficeDeps, { win, names, staff }: Shown & { win: LateWinRow }) {
  const { id, player_id: playerId, supplier, reference, amount_minor: givenBack, late_minor: won, late_at: at } = win;
  return {
    ...{ id, playerId, userName: names.get(playerId) ?? null, supplier, reference, givenBack, won, at },
    ...{ supplierName: supplierNameOf(deps, supplier), gameName: gameNameOf(deps, win) },
    actions: staff.permissions.includes('suppliers.resolve') ? ['answer' as const] : [],
  };
}
