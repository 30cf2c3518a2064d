import { Badge } from '@harmattan/ui/badge';
import { Button } from '@harmattan/ui/button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { failureText } from '../../shared/texts/failure-text.ts';
import { FormMessage } from '../../shared/view/form-message.tsx';
import { saveFile } from '../../shared/view/save-file.ts';
import { Acts, Outcome } from './acts.tsx';
import type { Decision } from './decide.tsx';
import styles from './player-panel.module.css';
import { useT } from './texts.ts';
import type { KeptDocument } from './use-verification.ts';

interface DocumentCardProps {
  document: KeptDocument;
  name: string;
  onDecide: (decision: Decision) => void;
}

/** A document. What it shows is asked for by a click, and each time anew: nothing of it stays in a cache. */
export function DocumentCard({ document, name, onDecide }: DocumentCardProps) {
  const t = useT();
  const [picture, setPicture] = useState<string>();
  const { id, kind, mediaType, bytes, state, isKept, actions, decidedBy, stateAt, playerText } = document;
  const what = t(`verification.kind.${kind}`);
  const word = t(`verification.state.${state}`);
  const opening = useMutation({
    mutationFn: () => call('GET Verification/Document', { query: { id } }),
    onSuccess: ({ mediaType: type, data }) =>
      type === 'application/pdf' ? download(data, `${kind}.pdf`) : setPicture(`data:${type};base64,${data}`),
    gcTime: 0,
  });
  return (
    <article className={styles.card} aria-label={what}>
      <div className={styles.head}>
        <span className={styles.kind}>{what}</span>
        <span className="figures">{t('verification.size', { kilobytes: Math.ceil(bytes / 1_000) })}</span>
        <Badge kind={state === 'accepted' ? 'good' : state === 'waiting' ? 'info' : 'neutral'}>{word}</Badge>
      </div>
      {!isKept && <p className={styles.note}>{t('verification.gone')}</p>}
      {picture !== undefined && (
        <img className={styles.picture} src={picture} alt={t('verification.picture', { kind: what, name })} />
      )}
      {state !== 'waiting' && <Outcome state={word} by={decidedBy} at={stateAt} text={playerText} />}
      <FormMessage text={opening.error ? failureText(opening.error) : undefined} />
      <Acts record={document} what={what} name={name} onDecide={onDecide}>
        {actions.includes('open') && picture === undefined && (
          <Button size="small" busy={opening.isPending} onClick={() => opening.mutate()}>
            {t(mediaType === 'application/pdf' ? 'verification.open.pdf' : 'verification.open')}
          </Button>
        )}
      </Acts>
      {actions.includes('open') && <p className={styles.note}>{t('verification.open.kept')}</p>}
    </article>
  );
}

/** A PDF is never shown in the page. */
function download(data: string, fileName: string): void {
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  saveFile({ fileName, content: bytes, type: 'application/octet-stream' });
}
