import { SelectField } from '@harmattan/ui/select-field';
import { TextField } from '@harmattan/ui/text-field';
import { showToast } from '@harmattan/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { useShortMoment } from '../../shared/time/moment.tsx';
import { now } from '../../shared/time/now.ts';
import { DecisionDialog } from '../../shared/view/decision-dialog.tsx';
import { fromLocalField } from './local-time.ts';
import { useT } from './texts.ts';
import type { ContentKind, ContentRecord } from './use-content.ts';

interface PublishVersionProps {
  kind: ContentKind;
  record: ContentRecord;
  version: number;
  onClose: () => void;
}

/** Now or at a time. An earlier version undoes what came after it. */
export function PublishVersion({ kind, record, version, onClose }: PublishVersionProps) {
  const t = useT();
  const queries = useQueryClient();
  const moment = useShortMoment();
  const [when, setWhen] = useState('now');
  const [time, setTime] = useState('');
  const [isTried, setIsTried] = useState(false);
  const at = when === 'now' ? null : fromLocalField(time);
  const isTimeFine = when === 'now' || (at !== null && new Date(at).getTime() > now());

  async function publish(comment: string) {
    const wish = { version, seen: record.published?.version ?? 0, at, comment };
    await (kind === 'promotion'
      ? call('POST Promotions/Publish', { body: { id: Number(record.key), ...wish } })
      : call('POST Content/Publish', { body: { kind, key: record.key, ...wish } }));
    const text =
      at === null ? t('content.published', { version }) : t('content.published.planned', { version, at: moment(at) });
    showToast({ kind: 'good', text });
    void queries.invalidateQueries({ queryKey: ['content'] });
    onClose();
  }
  return (
    <DecisionDialog
      title={t('content.publish.title', { version })}
      confirmText={t('content.publish')}
      onClose={onClose}
      onConfirm={publish}
      onTry={() => setIsTried(true)}
      areFieldsFine={isTimeFine}
      fields={
        <>
          <SelectField
            label={t('content.when')}
            value={when}
            onValueChange={setWhen}
            options={[
              { value: 'now', label: t('content.when.now') },
              { value: 'later', label: t('content.when.later') },
            ]}
          />
          {when === 'later' && (
            <TextField
              label={t('content.when.time')}
              hint={t('content.when.hint')}
              type="datetime-local"
              value={time}
              onValueChange={setTime}
              error={isTried && !isTimeFine ? t('content.when.wrong') : undefined}
            />
          )}
        </>
      }
    >
      <p>{t(record.pending ? 'content.publish.text.instead' : 'content.publish.text')}</p>
    </DecisionDialog>
  );
}
