import { Link } from '@harmattan/router/link';
import { Button } from '@harmattan/ui/button';
import { EmptyState } from '@harmattan/ui/empty-state';
import { SelectField } from '@harmattan/ui/select-field';
import { Switch } from '@harmattan/ui/switch';
import { type SubmitEvent, useState } from 'react';
import { FormMessage } from '../../shared/view/form-message.tsx';
import remoteStyles from '../../shared/view/remote.module.css';
import { Remote } from '../../shared/view/remote.tsx';
import { AudienceCard } from './audience-card.tsx';
import styles from './marketing.module.css';
import { MarketingFrame } from './marketing-frame.tsx';
import { SendMailing } from './send-mailing.tsx';
import { useT } from './texts.ts';
import { TextsFields } from './texts-fields.tsx';
import { useComposing } from './use-composing.ts';
import { type Segment, useSegments } from './use-marketing.ts';

/** A new mailing: to whom, what, and what it comes to. Only what was counted as it stands can be sent. */
export function ComposePage() {
  const t = useT();
  const query = useSegments();
  return (
    <MarketingFrame>
      <Remote query={query}>
        {({ segments }) =>
          segments.length === 0 ? (
            <div className={remoteStyles.panel}>
              <EmptyState
                icon="person"
                title={t('marketing.no-segments.title')}
                text={t('marketing.no-segments.text')}
                action={<Link href="/marketing/segments">{t('marketing.page.segments')}</Link>}
              />
            </div>
          ) : (
            <Compose segments={segments} />
          )
        }
      </Remote>
    </MarketingFrame>
  );
}

function Compose({ segments }: { segments: Segment[] }) {
  const t = useT();
  const composing = useComposing(segments);
  const { draft, set, plan, counted, isCounting, failure, count } = composing;
  const [isSending, setIsSending] = useState(false);
  const [wasTried, setWasTried] = useState(false);
  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    setWasTried(true);
    void count();
  }
  return (
    <div className={styles.compose}>
      <form className={styles.form} noValidate onSubmit={onSubmit} aria-label={t('marketing.compose.title')}>
        <div className={styles.fields}>
          <SelectField
            label={t('marketing.compose.segment')}
            value={draft.segmentId}
            onValueChange={(segmentId) => set({ segmentId })}
            options={segments.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <SelectField
            label={t('marketing.compose.channel')}
            value={draft.channel}
            onValueChange={(channel) => set({ channel: channel === 'sms' ? 'sms' : 'inbox' })}
            options={(['inbox', 'sms'] as const).map((one) => ({ value: one, label: t(`marketing.channel.${one}`) }))}
          />
        </div>
        <Switch
          label={t('marketing.compose.service')}
          hint={t('marketing.compose.service.hint')}
          checked={draft.isService}
          onCheckedChange={(isService) => set({ isService })}
        />
        <TextsFields composing={composing} isChecked={wasTried} />
        <div className={styles.buttons}>
          <Button type="submit" kind={counted ? 'quiet' : 'primary'} busy={isCounting}>
            {t('marketing.compose.count')}
          </Button>
          <Button
            kind={counted ? 'primary' : 'quiet'}
            disabledReason={counted ? undefined : t('marketing.compose.count-first')}
            onClick={() => setIsSending(true)}
          >
            {t(counted?.needsTwo ? 'marketing.compose.ask' : 'marketing.compose.send')}
          </Button>
        </div>
        <FormMessage text={failure} />
      </form>
      {counted && <AudienceCard preview={counted} channel={draft.channel} />}
      {isSending && counted && plan && (
        <SendMailing plan={plan} preview={counted} onClose={() => setIsSending(false)} />
      )}
    </div>
  );
}
