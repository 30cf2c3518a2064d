import { showToast } from '@harmattan/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';
import { type CallRefused, refusalOf } from '../../shared/api/call-errors.ts';
import { DecisionDialog } from '../../shared/view/decision-dialog.tsx';
import { useT } from './texts.ts';
import type { WholeVersion } from './use-content.ts';
import type { Draft } from './use-draft.ts';

interface SaveDraftProps {
  draft: Draft;
  recordKey: string | null;
  onSaved: (key: string) => void;
  /** Another editor has saved meanwhile. */
  onConflict: (theirs: WholeVersion) => void;
  onClose: () => void;
}

export function SaveDraft({ draft, recordKey, onSaved, onConflict, onClose }: SaveDraftProps) {
  const t = useT();
  const queries = useQueryClient();
  const { document, basedOn } = draft;

  async function save(comment: string) {
    try {
      const saved = await call('POST Content/Save', { body: { key: recordKey, basedOn, document, comment } });
      draft.rebase(saved.version, document);
      showToast({ kind: 'good', text: t('content.saved', { version: saved.version }) });
      await queries.invalidateQueries({ queryKey: ['content'] });
      onClose();
      onSaved(saved.key);
    } catch (refusal) {
      const theirs = theirsOf(refusal);
      if (!theirs) throw refusal;
      onConflict(theirs);
      onClose();
    }
  }
  return (
    <DecisionDialog title={t('content.save.title')} confirmText={t('content.save')} onClose={onClose} onConfirm={save}>
      <p>{t('content.save.text')}</p>
    </DecisionDialog>
  );
}

function theirsOf(refusal: unknown): WholeVersion | undefined {
  if (refusalOf<'POST Content/Save'>(refusal) !== 'RECORD_HAS_MOVED_ON') return undefined;
  const { theirs } = (refusal as CallRefused).data as { theirs: WholeVersion | null };
  return theirs ?? undefined;
}
