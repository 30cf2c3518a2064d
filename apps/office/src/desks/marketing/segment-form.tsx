import { conditionsMax, type SegmentCondition } from '@harmattan/contract/office';
import { navigate } from '@harmattan/router/location';
import { Button } from '@harmattan/ui/button';
import { TextField } from '@harmattan/ui/text-field';
import { showToast } from '@harmattan/ui/toast';
import { type SubmitEvent, useRef, useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { failureText } from '../../shared/texts/failure-text.ts';
import { FormMessage } from '../../shared/view/form-message.tsx';
import { Panel } from '../../shared/view/panel.tsx';
import { type ConditionDraft, conditionOf, draftOf, newDraft } from './condition-draft.ts';
import { ConditionFields } from './condition-fields.tsx';
import styles from './marketing.module.css';
import { useT } from './texts.ts';
import { type Segment, useRefresh } from './use-marketing.ts';

interface SegmentFormProps {
  /** Undefined for a new one. */
  segment: Segment | undefined;
  backHref: string;
}

/** The conditions of a segment. Saving makes a new version. */
export function SegmentForm({ segment, backHref }: SegmentFormProps) {
  const t = useT();
  const form = useSegmentForm(segment);
  const { name, setName, drafts, change, add, remove, wasTried, conditions } = form;
  const maySave = segment === undefined || segment.actions.includes('save');
  return (
    <Panel id={segment?.id ?? 'new'} title={segment?.name ?? t('marketing.segments.new')} backHref={backHref}>
      <form className={styles.segment} noValidate onSubmit={form.onSubmit}>
        <TextField
          label={t('marketing.segments.name')}
          error={wasTried && name.trim() === '' ? t('marketing.compose.missing') : undefined}
          value={name}
          onValueChange={setName}
          maxLength={80}
          autoComplete="off"
          disabled={!maySave}
        />
        <p className={styles.note}>{t('marketing.segments.all')}</p>
        {drafts.map(({ key, draft }, place) => (
          <ConditionFields
            key={key}
            number={place + 1}
            draft={draft}
            isWrong={wasTried && conditionOf(draft) === undefined}
            isReadOnly={!maySave}
            onChange={(part) => change(key, part)}
            onRemove={drafts.length > 1 ? () => remove(key) : undefined}
          />
        ))}
        {maySave && (
          <div className={styles.buttons}>
            <Button
              size="small"
              disabledReason={drafts.length < conditionsMax ? undefined : t('marketing.segments.full')}
              onClick={add}
            >
              {t('marketing.segments.add')}
            </Button>
          </div>
        )}
        <p role="status" className={styles.note}>
          {form.size !== undefined && conditions !== undefined && t('marketing.segments.size', form.size)}
        </p>
        <FormMessage text={form.failure} />
        {maySave && (
          <div className={styles.buttons}>
            <Button busy={form.isBusy === 'count'} onClick={form.count}>
              {t('marketing.segments.count')}
            </Button>
            <Button type="submit" kind="primary" busy={form.isBusy === 'save'}>
              {t('marketing.segments.save')}
            </Button>
          </div>
        )}
      </form>
    </Panel>
  );
}

function useSegmentForm(segment: Segment | undefined) {
  const t = useT();
  const refresh = useRefresh();
  const [id] = useState(() => segment?.id ?? crypto.randomUUID());
  const [name, setName] = useState(segment?.name ?? '');
  const { drafts, ...edits } = useDrafts(segment);
  const [wasTried, setWasTried] = useState(false);
  const [size, setSize] = useState<{ count: number; more: string }>();
  const { isBusy, failure, once } = useOnce();
  const conditions = conditionsOf(drafts.map(({ draft }) => draft));

  function count() {
    setWasTried(true);
    if (!conditions) return;
    void once('count', async () => {
      const { matched, isComplete } = await call('POST Marketing/Count', { body: { conditions } });
      setSize({ count: matched, more: isComplete ? 'no' : 'yes' });
    });
  }
  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    setWasTried(true);
    if (!conditions || name.trim() === '') return;
    void once('save', async () => {
      try {
        const body = { id, version: segment?.version ?? 0, name: name.trim(), conditions };
        await call('POST Marketing/SaveSegment', { body });
        showToast({ kind: 'good', text: t('marketing.segments.saved', { name: name.trim() }) });
        navigate(`/marketing/segments?id=${id}`);
      } finally {
        refresh();
      }
    });
  }
  const changed = { ...edits, setName };
  return { ...changed, ...{ name, drafts, wasTried, conditions, size, isBusy, failure, count, onSubmit } };
}

function useDrafts(segment: Segment | undefined) {
  const nextKey = useRef(0);
  const keyed = (draft: ConditionDraft) => {
    nextKey.current += 1;
    return { key: nextKey.current, draft };
  };
  const [drafts, setDrafts] = useState(() => (segment ? segment.conditions.map(draftOf) : [newDraft]).map(keyed));
  return {
    drafts,
    add: () => setDrafts((before) => [...before, keyed(newDraft)]),
    remove: (key: number) => setDrafts((before) => before.filter((one) => one.key !== key)),
    change: (key: number, part: Partial<ConditionDraft>) =>
      setDrafts((before) => before.map((one) => (one.key === key ? { key, draft: { ...one.draft, ...part } } : one))),
  };
}

function conditionsOf(drafts: readonly ConditionDraft[]): SegmentCondition[] | undefined {
  const conditions = drafts.map(conditionOf);
  return conditions.every((one) => one !== undefined) ? conditions : undefined;
}

/** What is on its way is not sent again. */
function useOnce() {
  const isSending = useRef(false);
  const [isBusy, setIsBusy] = useState<'count' | 'save'>();
  const [failure, setFailure] = useState<string>();
  async function once(act: 'count' | 'save', send: () => Promise<void>) {
    if (isSending.current) return;
    isSending.current = true;
    setIsBusy(act);
    setFailure(undefined);
    await send().catch((refusal) => setFailure(failureText(refusal)));
    isSending.current = false;
    setIsBusy(undefined);
  }
  return { isBusy, failure, once };
}
