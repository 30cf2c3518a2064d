import { hash } from 'node:crypto';
import { success } from '../../plumbing/http/answer.ts';
import type { OfficeDeps } from '../office-deps.ts';
import type { OfficeHandlers } from '../office-handlers.ts';
import { missing } from './ask-book.ts';
import { voidKind } from './book-kinds.ts';
import { findTickets } from './find-tickets.ts';
import { missingOf, ticketView } from './ticket-view.ts';

type TicketCalls = 'GET Trading/Ticket' | 'GET Trading/Evidence';

export function ticketsDesk(deps: OfficeDeps): Pick<OfficeHandlers, TicketCalls> {
  const { identity, approvals, clock } = deps;
  return {
    async 'GET Trading/Ticket'({ context: { staff }, query: { text } }) {
      const found = await findTickets(deps, text);
      const [names, requests] = await Promise.all([
        identity.userNamesOf(found.map(({ playerId }) => playerId)),
        approvals.listWaiting(),
      ]);
      const asked = new Set(requests.filter(({ kind }) => kind === voidKind).map(({ subject }) => subject));
      return success(
        found.map((ticket) =>
          ticketView(deps, {
            ...{ ...ticket, userName: names.get(ticket.playerId) ?? null, now: clock.now(), staff },
            isVoidAsked: ticket.own !== undefined && asked.has(ticket.own.number),
          }),
        ),
      );
    },

    async 'GET Trading/Evidence'({ context: { staff }, query: { id } }) {
      const [found] = await findTickets(deps, id);
      if (!found?.ticket) return missing();
      const content = textOf({
        madeAt: deps.clock.now(),
        madeBy: staff.userName,
        ...found,
        missing: missingOf(found),
      });
      const fileName = `ticket-${found.ticket.reference.replaceAll(/[^\w-]/g, '_')}.json`;
      return success({ fileName, content, sha256: hash('sha256', content) });
    },
  };
}

/** Amounts and ids beyond JSON's numbers are text. */
function textOf(file: object): string {
  return JSON.stringify(file, (_name, part) => (typeof part === 'bigint' ? String(part) : part), 2);
}
