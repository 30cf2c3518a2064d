import { Button } from '@harmattan/ui/button';
import { Dialog } from '@harmattan/ui/dialog';
import { TextField } from '@harmattan/ui/text-field';
import { showToast } from '@harmattan/ui/toast';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { failureText } from '../../shared/texts/failure-text.ts';
import { FormMessage } from '../../shared/view/form-message.tsx';
import styles from './marketing.module.css';
import { useT } from './texts.ts';
import { type Campaign, useRefresh } from './use-marketing.ts';

const fields = ['name', 'partner', 'refcode', 'landingPath'] as const;
const lengthMax = { name: 80, partner: 80, refcode: 60, landingPath: 200 };

interface SaveCampaignProps {
  /** Undefined for a new one. */
  campaign: Campaign | undefined;
  onClose: () => void;
}

/** A partner's link: its refcode stays, all else may change. */
export function SaveCampaign({ campaign, onClose }: SaveCampaignProps) {
  const t = useT();
  const formId = useId();
  const { draft, set, wasTried, isBusy, failure, onSubmit } = useCampaignForm({ campaign, onClose });
  const submit = () => (document.getElementById(formId) as HTMLFormElement | null)?.requestSubmit();
  return (
    <Dialog
      open
      title={campaign?.name ?? t('marketing.campaigns.new')}
      onClose={onClose}
      closeText={t('shared.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('shared.cancel')}</Button>
          <Button kind="primary" busy={isBusy} onClick={submit}>
            {t('marketing.campaigns.save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={styles.segment} onSubmit={onSubmit}>
        {fields.map((field) => (
          <TextField
            key={field}
            label={t(`marketing.campaigns.field.${field}`)}
            hint={field === 'landingPath' ? t('marketing.campaigns.field.landingPath.hint') : undefined}
            error={wasTried && draft[field].trim() === '' ? t('marketing.compose.missing') : undefined}
            value={draft[field]}
            onValueChange={(value) => set({ [field]: value })}
            maxLength={lengthMax[field]}
            autoComplete="off"
            readOnly={field === 'refcode' && campaign !== undefined}
          />
        ))}
        <FormMessage text={failure} />
      </form>
    </Dialog>
  );
}

function useCampaignForm({ campaign, onClose }: SaveCampaignProps) {
  const t = useT();
  const refresh = useRefresh();
  const isSending = useRef(false);
  const [draft, setDraft] = useState({
    ...{ name: campaign?.name ?? '', partner: campaign?.partner ?? '', refcode: campaign?.refcode ?? '' },
    landingPath: campaign?.landingPath ?? '/',
  });
  const [wasTried, setWasTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  async function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    setWasTried(true);
    if (isSending.current || fields.some((field) => draft[field].trim() === '')) return;
    isSending.current = true;
    setIsBusy(true);
    setFailure(undefined);
    try {
      await call('POST Marketing/SaveCampaign', { body: { ...draft, version: campaign?.version ?? 0 } });
      showToast({ kind: 'good', text: t('marketing.campaigns.saved', { name: draft.name }) });
      onClose();
    } catch (refusal) {
      setFailure(failureText(refusal));
    } finally {
      isSending.current = false;
      setIsBusy(false);
      refresh();
    }
  }
  const set = (change: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...change }));
  return { draft, set, wasTried, isBusy, failure, onSubmit };
}
