import type { OfficeCalls } from '@harmattan/contract/office';
import { amountMaxMinor } from '@harmattan/kernel/money';
import type { z } from 'zod';
import { gamesOf, type JackpotPreview, resultProblemOf } from '../../modules/jackpot/index.ts';
import { success } from '../../plumbing/http/answer.ts';
import { decideByTwo } from '../decide-by-two.ts';
import { type Actor, actorOf, type OfficeDeps, type Signed } from '../office-deps.ts';
import type { OfficeHandlers } from '../office-handlers.ts';
import { answerDecided, missing, movedOn, wrong } from './answer-decided.ts';
import { askForResults, askToCancel, askToOpen, askToSettle, askToVoid, type JackpotAsk } from './jackpot-asks.ts';
import { askedResults, listJackpots, readJackpot } from './jackpot-view.ts';
import { waitingBySubject } from './waiting-requests.ts';

type JackpotCalls = Extract<keyof OfficeHandlers, `${string} Jackpots/${string}`>;
type Wish = z.output<OfficeCalls['POST Jackpots/Create']['body']>;

const aheadMaxMs = 400 * 24 * 3_600_000;

/** Jackpots from the draft to the last prize. Each act that moves money takes two people. */
export function jackpotsDesk(deps: OfficeDeps): Pick<OfficeHandlers, JackpotCalls> {
  return { ...reads(deps), ...beginning(deps), ...running(deps) };
}

function reads(deps: OfficeDeps): Pick<OfficeHandlers, Extract<JackpotCalls, `GET ${string}`>> {
  return {
    'GET Jackpots/List': async ({ context: { staff } }) => success(await listJackpots(deps, staff)),
    async 'GET Jackpots/Get'({ context: { staff }, query: { id } }) {
      const shown = await readJackpot(deps, staff, id);
      return shown ? success(shown) : missing();
    },
    async 'GET Jackpots/Preview'({ query: { id } }) {
      const waiting = (await waitingBySubject(deps, ['enter jackpot results'])).get(String(id)) ?? [];
      const preview = await deps.jackpots.preview({ id, proposed: askedResults(waiting) });
      return preview ? success(shownPreview(preview)) : missing();
    },
  };
}

function beginning(
  deps: OfficeDeps,
): Pick<OfficeHandlers, 'POST Jackpots/Create' | 'POST Jackpots/Open' | 'POST Jackpots/Void'> {
  return {
    async 'POST Jackpots/Create'({ context, body }) {
      const problem = problemOf(body, deps.clock.now());
      return problem ? wrong(problem) : success({ id: await makeDraft(deps, context, body) });
    },
    async 'POST Jackpots/Open'({ context, body: { id, comment } }) {
      const jackpot = await deps.jackpots.find(id);
      if (!jackpot) return missing();
      if (jackpot.state !== 'draft' || jackpot.closesAt <= deps.clock.now()) return movedOn();
      return decide(deps, context, comment, await askToOpen(deps, jackpot));
    },
    async 'POST Jackpots/Void'({ context, body: { id, comment } }) {
      const jackpot = await deps.jackpots.find(id);
      if (!jackpot) return missing();
      if (jackpot.work !== null || jackpot.state === 'settled' || jackpot.state === 'void') return movedOn();
      return decide(deps, context, comment, askToVoid(id));
    },
  };
}

function running(
  deps: OfficeDeps,
): Pick<OfficeHandlers, 'POST Jackpots/EnterResult' | 'POST Jackpots/CancelEvent' | 'POST Jackpots/Settle'> {
  const { jackpots, clock } = deps;
  return {
    async 'POST Jackpots/EnterResult'({ context, body: { id, results, comment } }) {
      const [jackpot, events] = [await jackpots.find(id), await jackpots.eventsOf([id])];
      if (!jackpot) return missing();
      if (new Set(results.map(({ eventId }) => eventId)).size < results.length) return wrong('GAME_TWICE');
      for (const result of results) {
        const problem = resultProblemOf({ jackpot, events, result, now: clock.now() });
        if (problem === 'too late') return movedOn();
        if (problem) return wrong(problem === 'not begun' ? 'GAME_NOT_BEGUN' : 'GAME_DOES_NOT_COUNT');
      }
      return decide(deps, context, comment, askForResults(id, events, results));
    },
    async 'POST Jackpots/CancelEvent'({ context, body: { id, eventId, comment } }) {
      const [preview, events] = [await jackpots.preview({ id }), await jackpots.eventsOf([id])];
      if (!preview || !events.some((event) => event.id === eventId)) return missing();
      if (!preview.cancel.some((one) => one.eventId === eventId)) return movedOn();
      return decide(deps, context, comment, askToCancel(id, events, { eventId, preview }));
    },
    async 'POST Jackpots/Settle'({ context, body: { id, comment } }) {
      const jackpot = await jackpots.find(id);
      if (!jackpot) return missing();
      if (jackpot.state !== 'closed' || jackpot.work !== null) return movedOn();
      const [preview, events] = [await jackpots.preview({ id }), await jackpots.eventsOf([id])];
      if (!preview?.settle) return wrong('RESULTS_ARE_MISSING');
      return decide(deps, context, comment, askToSettle(id, events, preview));
    },
  };
}

async function decide(deps: OfficeDeps, context: Signed, comment: string, ask: JackpotAsk) {
  return answerDecided(await decideByTwo(deps, context, { ...ask, comment }));
}

/** What is wrong with the terms of a new one. */
function problemOf(wish: Wish, now: Date): string | undefined {
  const { typeId, ticketPrice, guarantee, consolation, games, reserves } = wish;
  const starts = [...games, ...reserves].map(({ startsAt }) => startsAt.getTime());
  if (games.length !== gamesOf(typeId)) return 'WRONG_NUMBER_OF_GAMES';
  if (ticketPrice === 0n || [ticketPrice, guarantee].some((one) => one > amountMaxMinor)) return 'WRONG_AMOUNT';
  if (consolation.some(({ amount }) => amount === 0n || amount > amountMaxMinor)) return 'WRONG_AMOUNT';
  if (new Set(consolation.map(({ misses }) => misses)).size < consolation.length) return 'CONSOLATION_TWICE';
  if (Math.min(...starts) <= now.getTime()) return 'KICK_OFF_IS_PAST';
  return Math.max(...starts) > now.getTime() + aheadMaxMs ? 'KICK_OFF_TOO_FAR' : undefined;
}

/** Writes a draft, with its entry in the audit. `madeBy` is the actor of the module's own story. */
export function makeDraft(
  { jackpots, audit }: Pick<OfficeDeps, 'jackpots' | 'audit'>,
  actor: Actor,
  wish: Omit<Wish, 'key'> & { key?: string; madeBy?: string },
): Promise<number> {
  const { key, typeId, ticketPrice, guarantee, sharePercent, consolation, games, reserves, comment, madeBy } = wish;
  const terms = {
    ...{ typeId, ticketPriceMinor: ticketPrice, guaranteedMinor: guarantee },
    growthBps: Math.round(sharePercent * 100),
    consolation: consolation.map(({ misses, amount }) => ({ misses, amountMinor: amount })),
  };
  const events = [
    ...games.map((game) => ({ ...game, isReserve: false })),
    ...reserves.map((game) => ({ ...game, isReserve: true })),
  ];
  return jackpots.create({
    ...{ ...terms, events, actor: madeBy ?? actor.staff.userName, ...(key !== undefined && { key }) },
    also: (transaction, id) =>
      audit.record(
        {
          ...actorOf(actor),
          ...{ action: 'make a jackpot', outcome: 'done', subject: `jackpot ${id}`, reason: comment },
          after: { ...terms, games: events.length },
        },
        transaction,
      ),
  });
}

function shownPreview(preview: JackpotPreview): z.output<OfficeCalls['GET Jackpots/Preview']['data']> {
  const { open, settle, void: voided, tickets, missing: without, cancel } = preview;
  return {
    ...{ tickets: Number(tickets), missing: without, cancel },
    open: open && { guarantee: open.guaranteedMinor, consolation: open.consolationMinor, rollsIn: open.rollsInMinor },
    settle: settle && {
      tiers: settle.tiers.map(({ misses, amountMinor, winners, shareMinor, restMinor }) => ({
        ...{ misses, amount: amountMinor, winners: Number(winners), share: shareMinor, rest: restMinor },
      })),
      ...{ paid: settle.paidMinor, rollsOver: settle.rollsOverMinor },
      ...{ consolationBack: settle.consolationBackMinor, takings: settle.takingsMinor },
    },
    void: voided && {
      ...{ refund: voided.refundMinor, guaranteeBack: voided.guaranteeBackMinor },
      ...{ consolationBack: voided.consolationBackMinor, rollsBack: voided.rollsBackMinor },
    },
  };
}
