import { Button } from '@harmattan/ui/button';
import { useEffect, useRef } from 'react';
import { useShortMoment } from '../../shared/time/moment.tsx';
import styles from './conflict.module.css';
import { fieldDifferences } from './field-differences.ts';
import { fieldName } from './field-name.ts';
import { useT } from './texts.ts';
import type { ContentDocument, WholeVersion } from './use-content.ts';
import type { Draft } from './use-draft.ts';

interface ConflictProps {
  mine: ContentDocument;
  theirs: WholeVersion;
  draft: Draft;
  onClose: () => void;
}

/** Another editor has saved meanwhile: both texts side by side, and the choice between them. */
export function Conflict({ mine, theirs, draft, onClose }: ConflictProps) {
  const t = useT();
  const moment = useShortMoment();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const differences = fieldDifferences(mine.body, theirs.document.body);
  const words = { by: theirs.by ?? '', at: theirs.at === null ? '' : moment(theirs.at), why: theirs.why ?? '' };

  function go(document: ContentDocument) {
    draft.rebase(theirs.number, theirs.document);
    draft.write(document);
    onClose();
  }
  return (
    <section className={styles.conflict} aria-labelledby="conflict">
      <h2 id="conflict" ref={heading} tabIndex={-1} className={styles.title}>
        {t('content.conflict.title')}
      </h2>
      <p>{t('content.conflict.text', words)}</p>
      <dl className={styles.fields}>
        {differences.map(({ path, mine: own, theirs: other }) => (
          <div key={path.join('.')} className={styles.field}>
            <dt className={styles.name}>{fieldName(path)}</dt>
            <dd className={styles.side}>
              <span className={styles.whose}>{t('content.conflict.theirs')}</span>
              <span className={styles.text}>{other || '–'}</span>
            </dd>
            <dd className={styles.side}>
              <span className={styles.whose}>{t('content.conflict.mine')}</span>
              <span className={styles.text}>{own || '–'}</span>
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.buttons}>
        <Button onClick={() => go(theirs.document)}>{t('content.conflict.take')}</Button>
        <Button onClick={() => go(mine)}>{t('content.conflict.keep')}</Button>
      </div>
    </section>
  );
}
