import { type MailingState, mailingLanguages } from '@harmattan/contract/office';
import type { ExcludedRow, MailingRow } from '../../modules/mailings/index.ts';
import type { Staff } from '../../modules/staff/index.ts';
import { listOpenRequests } from '../approve-request.ts';
import type { OfficeDeps } from '../office-deps.ts';
import { mailingKind } from './marketing-kinds.ts';

const cancellable: readonly MailingState[] = ['asked', 'scheduled', 'sending'];

/** Mailings as this person may act on them. */
export async function shownMailings(deps: OfficeDeps, staff: Staff) {
  const { mailings } = deps;
  const rows = await mailings.list();
  const excluded = Map.groupBy(await mailings.listExcluded(rows.map(({ id }) => id)), ({ mailingId }) => mailingId);
  const isAsked = rows.some(({ state }) => state === 'asked');
  const waiting = new Set(
    (isAsked ? await listOpenRequests(deps) : []).flatMap(({ kind, subject }) => (kind === mailingKind ? subject : [])),
  );
  const isQuiet = mailings.quietUntil() !== undefined;
  return rows.map((row) => {
    // A request that was refused leaves its mailing as it was asked for.
    const state: MailingState = row.state === 'asked' && !waiting.has(row.id) ? 'refused' : row.state;
    return {
      ...factsOf(row, excluded.get(row.id) ?? []),
      state,
      isQuiet: isQuiet && !row.is_service && row.is_due && (state === 'scheduled' || state === 'sending'),
      actions: staff.permissions.includes('marketing.send') && cancellable.includes(state) ? ['cancel' as const] : [],
    };
  });
}

function factsOf(row: MailingRow, excluded: ExcludedRow[]) {
  const { id, channel, name, conditions, texts, counted, comment, waiting, reached, failed, cost } = row;
  const { costMinor, ...countedThen } = counted;
  return {
    ...{ id, channel, name, comment, waiting, reached, failed, cost, isService: row.is_service },
    segment: { id: row.segment_id, version: row.segment_version, name: row.segment_name, conditions },
    texts: mailingLanguages.flatMap((language) => {
      const writing = texts[language];
      return writing ? [{ language, header: writing.header, text: writing.text }] : [];
    }),
    ...{ sendAt: row.send_at, counted: { ...countedThen, cost: BigInt(costMinor) }, unknown: row.handing },
    excluded: excluded.map(({ reason, players }) => ({ reason, players })),
    ...{ madeBy: row.made_by, madeAt: row.made_at, approvedBy: row.approved_by },
    ...{ endedAt: row.ended_at, endReason: row.end_reason },
  };
}
