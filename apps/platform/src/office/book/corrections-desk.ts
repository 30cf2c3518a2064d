import { inTransaction } from '@harmattan/process/transaction';
import type { OperatorAnswer } from '@harmattan/wires/book-operator/calls';
import type { Staff } from '../../modules/staff/index.ts';
import { success } from '../../plumbing/http/answer.ts';
import { actorOf, type OfficeDeps, type Signed } from '../office-deps.ts';
import type { OfficeHandlers } from '../office-handlers.ts';
import { missing, movedOn, orAway } from './ask-book.ts';
import { correctionKind } from './book-kinds.ts';

type CorrectionCalls =
  | 'GET Trading/Matches'
  | 'POST Trading/PreviewResult'
  | 'POST Trading/AskCorrection'
  | 'GET Trading/Corrections';
type Match = OperatorAnswer<'matches'>['matches'][number];
type Preview = NonNullable<OperatorAnswer<'preview-result'>['preview']>;

export function correctionsDesk(deps: OfficeDeps): Pick<OfficeHandlers, CorrectionCalls> {
  const { bookTrading } = deps;
  return {
    'GET Trading/Matches': ({ context: { staff }, query: { text = '' } }) =>
      orAway(async () => {
        const { matches } = await bookTrading.ask('matches', { text });
        return success(matches.map((match) => matchView(match, staff)));
      }),

    'POST Trading/PreviewResult': ({ context: { staff }, body: { match, score } }) =>
      orAway(async () => {
        const { preview } = await bookTrading.ask('preview-result', { match, score });
        return preview ? success({ ...preview, match: matchView(preview.match, staff) }) : missing();
      }),

    'POST Trading/AskCorrection': ({ context, body: { match, score, resultVersion, comment } }) =>
      orAway(async () => {
        const { preview } = await bookTrading.ask('preview-result', { match, score });
        if (!preview) return missing();
        if (preview.match.resultVersion !== resultVersion) return movedOn();
        const approvalId = await ask(deps, context, { preview, score, comment });
        return approvalId === undefined ? movedOn() : success({ approvalId });
      }),

    async 'GET Trading/Corrections'() {
      const corrections = await bookTrading.corrections.list();
      return success(
        corrections.map(({ id, match, matchName, scoreBefore, score, by, state, createdAt }) => ({
          ...{ id, matchId: match, match: matchName, scoreBefore, score, by, state, at: createdAt },
        })),
      );
    },
  };
}

/** The first person's word. Undefined where a request about the match waits already. */
async function ask(
  { pool, approvals, audit }: OfficeDeps,
  context: Signed,
  { preview, score, comment }: { preview: Preview; score: [number, number] | null; comment: string },
): Promise<string | undefined> {
  const { match, bets, paid, takenBack, reopened } = preview;
  const payload = {
    ...{ match: match.id, matchName: match.name, scoreBefore: match.score, score, resultVersion: match.resultVersion },
    ...{ bets, paid: String(paid), takenBack: String(takenBack), reopened },
  };
  return inTransaction(pool, async (transaction) => {
    const { request, isNew } = await approvals.ask(transaction, {
      ...{ kind: correctionKind, subject: match.id, payload, amountMinor: paid - takenBack },
      ...{ maker: context.staff.staffId, comment },
    });
    if (!isNew) return undefined;
    const entry = { ...actorOf(context), action: `ask for: ${correctionKind}`, subject: `match ${match.id}` };
    await audit.record({ ...entry, outcome: 'done', reason: comment, after: payload }, transaction);
    return request.id;
  });
}

function matchView(match: Match, { permissions }: Staff) {
  const isOver = match.resultVersion > 0;
  const mayAct = permissions.includes('book.act');
  return {
    ...match,
    actions: [
      ...(mayAct && !isOver ? [match.isSuspended ? ('resume' as const) : ('suspend' as const)] : []),
      ...(permissions.includes('book.correct') && isOver ? ['correct' as const] : []),
    ],
  };
}
