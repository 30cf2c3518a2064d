import { navigate } from '@harmattan/router/location';
import { Badge } from '@harmattan/ui/badge';
import { Button } from '@harmattan/ui/button';
import { useState } from 'react';
import { useShortMoment } from '../../shared/time/moment.tsx';
import { CancelPublication } from './cancel-publication.tsx';
import styles from './document-head.module.css';
import { Problems } from './problems.tsx';
import { PublishVersion } from './publish-version.tsx';
import { SaveDraft } from './save-draft.tsx';
import { useT } from './texts.ts';
import type { ContentKind, ContentRecord, WholeVersion } from './use-content.ts';
import type { Draft } from './use-draft.ts';

interface DocumentHeadProps {
  kind: ContentKind;
  record: ContentRecord | undefined;
  draft: Draft;
  onConflict: (theirs: WholeVersion) => void;
}

/** Where the document stands, and what can be done with it. */
export function DocumentHead({ kind, record, draft, onConflict }: DocumentHeadProps) {
  const [open, setOpen] = useState<'save' | 'publish' | 'cancel'>();
  const close = () => setOpen(undefined);
  return (
    <section className={styles.head}>
      <StateLine record={record} isDirty={draft.isDirty} />
      <HeadButtons record={record} draft={draft} onOpen={setOpen} />
      {record && !draft.isDirty && <Problems problems={record.problems} />}
      {open === 'save' && (
        <SaveDraft
          draft={draft}
          recordKey={record?.key ?? null}
          onClose={close}
          onConflict={onConflict}
          onSaved={(key) => !record && navigate(`/content/${kind}/${key}`, { replace: true })}
        />
      )}
      {open === 'publish' && record && (
        <PublishVersion kind={kind} record={record} version={record.newest.number} onClose={close} />
      )}
      {open === 'cancel' && record && <CancelPublication kind={kind} record={record} onClose={close} />}
    </section>
  );
}

interface HeadButtonsProps {
  record: ContentRecord | undefined;
  draft: Draft;
  onOpen: (dialog: 'save' | 'publish' | 'cancel') => void;
}

function HeadButtons({ record, draft: { isDirty }, onOpen }: HeadButtonsProps) {
  const t = useT();
  const actions = record?.actions ?? ['save'];
  const whyNot = useWhyNotPublish(record, isDirty);
  return (
    <div className={styles.buttons}>
      {actions.includes('save') && (
        <Button
          kind={isDirty ? 'primary' : 'quiet'}
          disabledReason={isDirty ? undefined : t('content.save.nothing')}
          isReasonHidden
          onClick={() => onOpen('save')}
        >
          {t('content.save')}
        </Button>
      )}
      {actions.includes('publish') && (
        <Button
          kind={whyNot === undefined ? 'primary' : 'quiet'}
          disabledReason={whyNot}
          onClick={() => onOpen('publish')}
        >
          {t('content.publish')}
        </Button>
      )}
      {actions.includes('cancel') && <Button onClick={() => onOpen('cancel')}>{t('content.cancel')}</Button>}
    </div>
  );
}

function useWhyNotPublish(record: ContentRecord | undefined, isDirty: boolean): string | undefined {
  const t = useT();
  if (isDirty) return t('content.publish.save-first');
  if (!record) return undefined;
  if (record.problems.length > 0) return t('content.publish.problems-first');
  return record.published?.version === record.newest.number ? t('content.publish.nothing') : undefined;
}

function StateLine({ record, isDirty }: { record: ContentRecord | undefined; isDirty: boolean }) {
  const t = useT();
  const moment = useShortMoment();
  const shown = record?.published;
  const pending = record?.pending;
  return (
    <p className={styles.state}>
      {shown ? (
        <Badge kind="good">{t('content.shown', { version: shown.version })}</Badge>
      ) : (
        <Badge>{t(record?.isFiled ? 'content.shown.file' : 'content.shown.never')}</Badge>
      )}
      {record && record.newest.number > (shown?.version ?? 0) && (
        <Badge kind="info">{t('content.newest', { version: record.newest.number })}</Badge>
      )}
      {pending && (
        <Badge kind="info">{t('content.planned', { version: pending.version, at: moment(pending.at) })}</Badge>
      )}
      {isDirty && <Badge kind="bad">{t('content.unsaved')}</Badge>}
    </p>
  );
}
