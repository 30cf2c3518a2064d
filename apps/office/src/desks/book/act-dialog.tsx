import { call } from '../../shared/api/call.ts';
import { DecisionDialog } from '../../shared/view/decision-dialog.tsx';
import { useT } from './texts.ts';
import { useAct } from './use-book.ts';
import { marketWords } from './words.ts';

/** What a person does about a code, a match or a market, each with a reason. */
export type BookAct =
  | { kind: 'stop' | 'resume-code'; code: string }
  | { kind: 'suspend' | 'resume'; match: string; name: string; market?: string };

export function ActDialog({ act, onClose }: { act: BookAct; onClose: () => void }) {
  const t = useT();
  const send = useAct(onClose);
  const what =
    'code' in act ? act.code : `${act.name}${act.market === undefined ? '' : `, ${marketWords(act.market)}`}`;
  return (
    <DecisionDialog
      title={t(`book.${act.kind}.title`, { what })}
      confirmText={t(`book.${act.kind}`)}
      onClose={onClose}
      onConfirm={(reason) =>
        send(async () => {
          await carryOut(act, reason);
          return t(`book.${act.kind}.done`, { what });
        })
      }
    >
      <p>{t(`book.${act.kind}.text`)}</p>
    </DecisionDialog>
  );
}

async function carryOut(act: BookAct, reason: string): Promise<void> {
  if ('code' in act) {
    const body = { code: act.code, reason };
    await call(act.kind === 'stop' ? 'POST Trading/Stop' : 'POST Trading/Resume', { body });
  } else {
    const { match, market } = act;
    const body = { match, ...(market !== undefined && { market }), reason };
    await call(act.kind === 'suspend' ? 'POST Trading/Suspend' : 'POST Trading/Resume', { body });
  }
}
