import type { Minor } from '@harmattan/kernel/money';
import { inTransaction } from '@harmattan/process/transaction';
import { voidableHours } from '@harmattan/wires/book-operator/calls';
import { voidLetter } from '../../modules/messages/index.ts';
import { success } from '../../plumbing/http/answer.ts';
import { actorOf, type OfficeDeps, type Signed } from '../office-deps.ts';
import type { OfficeHandlers } from '../office-handlers.ts';
import { missing, movedOn, orAway } from './ask-book.ts';
import { voidKind } from './book-kinds.ts';
import { findTickets } from './find-tickets.ts';
import { type OwnTicket, voidingOf } from './ticket-view.ts';

type VoidCalls = 'POST Trading/PreviewVoid' | 'POST Trading/AskVoid';
type Ground = 'price' | 'late' | 'match';
type Voidable = { playerId: bigint; own: OwnTicket };

const hourMs = 3_600_000;

/** A ticket voided for an obvious error, by the definition that players could read when it was accepted. */
export function voidsDesk(deps: OfficeDeps): Pick<OfficeHandlers, VoidCalls> {
  return {
    'POST Trading/PreviewVoid': ({ body: { id, ground } }) =>
      orAway(async () => {
        const found = await findVoidable(deps, id);
        if (typeof found === 'string') return found === 'missing' ? missing() : movedOn();
        const { own, playerId } = found;
        const { number, stake, takenAt } = own;
        const goesBack = restOf(own);
        const language = await deps.identity.languageOf(playerId);
        return success({
          ...{ number, stake: goesBack, rulesVersion: await rulesVersionOf(deps, own) },
          until: new Date(takenAt.getTime() + voidableHours * hourMs),
          letter: voidLetter(language, { number, stakeMinor: stake, givenBackMinor: goesBack, ground }),
        });
      }),

    'POST Trading/AskVoid': ({ context, body: { id, ground, comment } }) =>
      orAway(async () => {
        const found = await findVoidable(deps, id);
        if (typeof found === 'string') return found === 'missing' ? missing() : movedOn();
        const approvalId = await ask(deps, context, { ...found, ground, comment });
        return approvalId === undefined ? movedOn() : success({ approvalId });
      }),
  };
}

async function findVoidable(deps: OfficeDeps, id: string): Promise<Voidable | 'missing' | 'moved on'> {
  const [found] = await findTickets(deps, id);
  if (!found?.ticket) return 'missing';
  const { own, playerId } = found;
  return own && voidingOf({ ...found, now: deps.clock.now() }) === 'possible' ? { own, playerId } : 'moved on';
}

/** What goes back to the player, if no further part of the stake is sold before. */
function restOf({ stake, soldStake }: OwnTicket): Minor {
  return stake - soldStake;
}

/** Of the page that has the definition, as players saw it when the ticket was accepted. */
function rulesVersionOf({ content }: OfficeDeps, { takenAt }: OwnTicket): Promise<number> {
  return content.findPublishedAt({ kind: 'page', key: 'betting-rules', at: takenAt });
}

/** The first person's word. Undefined where a request about the ticket waits already. */
async function ask(
  deps: OfficeDeps,
  context: Signed,
  { own, playerId, ground, comment }: Voidable & { ground: Ground; comment: string },
): Promise<string | undefined> {
  const { number, stake } = own;
  const goesBack = restOf(own);
  const payload = {
    ...{ number, playerId: String(playerId), stake: String(stake), goesBack: String(goesBack), ground },
    rulesVersion: await rulesVersionOf(deps, own),
  };
  return inTransaction(deps.pool, async (transaction) => {
    const { request, isNew } = await deps.approvals.ask(transaction, {
      ...{ kind: voidKind, subject: number, payload, amountMinor: goesBack, maker: context.staff.staffId, comment },
    });
    if (!isNew) return undefined;
    const entry = { ...actorOf(context), action: `ask for: ${voidKind}`, subject: `player ${playerId}` };
    await deps.audit.record({ ...entry, outcome: 'done', reason: comment, after: payload }, transaction);
    return request.id;
  });
}
