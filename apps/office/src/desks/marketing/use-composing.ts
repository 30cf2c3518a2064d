import type { MailingChannel, MailingLanguage, OfficeCallInput } from '@harmattan/contract/office';
import { useRef, useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { failureText } from '../../shared/texts/failure-text.ts';
import type { Preview, Segment } from './use-marketing.ts';

export type MailingPlan = OfficeCallInput<'POST Marketing/Preview'>['body'];

export interface Draft {
  segmentId: string;
  channel: MailingChannel;
  isService: boolean;
  texts: Record<MailingLanguage, { header: string; text: string }>;
}

const empty = { header: '', text: '' };

/** What is being written, and what the office has counted for it. */
export function useComposing(segments: readonly Segment[]) {
  const isSending = useRef(false);
  const [draft, setDraft] = useState<Draft>({
    ...{ segmentId: segments[0]?.id ?? '', channel: 'inbox', isService: false },
    texts: { en: empty, sw: empty, zh: empty },
  });
  const [isCounting, setIsCounting] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [answer, setAnswer] = useState<{ plan: string; preview: Preview }>();
  const segment = segments.find(({ id }) => id === draft.segmentId);
  const plan = segment && planOf(draft, segment);

  async function count() {
    if (!plan || isSending.current) return;
    isSending.current = true;
    setIsCounting(true);
    setFailure(undefined);
    try {
      const preview = await call('POST Marketing/Preview', { body: plan });
      setAnswer({ plan: JSON.stringify(plan), preview });
    } catch (refusal) {
      setFailure(failureText(refusal));
    } finally {
      isSending.current = false;
      setIsCounting(false);
    }
  }
  const isCurrent = plan !== undefined && answer?.plan === JSON.stringify(plan);
  return {
    ...{ draft, plan, isCounting, failure, count },
    counted: isCurrent ? answer?.preview : undefined,
    set: (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change })),
  };
}

export type Composing = ReturnType<typeof useComposing>;

/** Undefined while the English text is missing, or a text has no heading. */
function planOf({ channel, isService, texts }: Draft, { id, version }: Segment): MailingPlan | undefined {
  const isText = channel === 'sms';
  const writing = (language: MailingLanguage) => {
    const [header, text] = [isText ? '' : texts[language].header.trim(), texts[language].text.trim()];
    return text === '' && header === '' ? null : { header, text };
  };
  const [en, sw, zh] = [writing('en'), writing('sw'), writing('zh')];
  const isWhole = (one: typeof en) => one === null || (one.text !== '' && (isText || one.header !== ''));
  if (!en || ![en, sw, zh].every(isWhole)) return undefined;
  return { segmentId: id, segmentVersion: version, channel, isService, texts: { en, sw, zh } };
}
