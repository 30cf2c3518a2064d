import { useT } from '@harmattan/i18n/use-t';
import { ButtonLink } from '@harmattan/ui/button';
import { useEffect, useRef } from 'react';
import { FormMessage } from '../../shared/forms/form-message.tsx';
import { Panel } from '../../shared/page/panel.tsx';
import type { Verification } from '../../shared/verification/use-verification.ts';
import { DocumentsStep } from './documents-step.tsx';
import { NumberForm } from './number-form.tsx';

/** One step at a time: what the player does next, or what is being done. */
export function NextStep({ verification }: { verification: Verification }) {
  const t = useT();
  const { check, hasDetails, level } = verification;
  const titleRef = useFocusOnChange(`${check?.state} ${level}`);
  if (level >= 2)
    return (
      <Panel title={t('verification.done.title')} text={t('verification.done.text')} titleRef={titleRef}>
        {null}
      </Panel>
    );
  switch (check?.state) {
    case 'waiting':
      return (
        <Panel
          title={t('verification.waiting.title')}
          text={t(check.isLate ? 'verification.waiting.late' : 'verification.waiting.text')}
          titleRef={titleRef}
        >
          {null}
        </Panel>
      );
    case 'review':
      return (
        <Panel title={t('verification.review.title')} text={t('verification.review.text')} titleRef={titleRef}>
          {null}
        </Panel>
      );
    case 'refused':
      return (
        <Panel title={t('verification.refused.title')} text={t('verification.refused.text')} titleRef={titleRef}>
          {check.text !== null && <FormMessage kind="info" text={t('verification.said', { text: check.text })} />}
          <ButtonLink href="/contact">{t('verification.contact')}</ButtonLink>
        </Panel>
      );
    case 'accepted':
      return <DocumentsStep verification={verification} lastDigits={check.lastDigits} titleRef={titleRef} />;
    default:
      return hasDetails ? (
        <NumberStep verification={verification} titleRef={titleRef} />
      ) : (
        <Panel title={t('verification.details.title')} text={t('verification.details.text')} titleRef={titleRef}>
          <ButtonLink kind="primary" href="/security">
            {t('verification.details.go')}
          </ButtonLink>
        </Panel>
      );
  }
}

interface NumberStepProps {
  verification: Verification;
  titleRef: ReturnType<typeof useFocusOnChange>;
}

function NumberStep({ verification: { check, numbers }, titleRef }: NumberStepProps) {
  const t = useT();
  const why =
    check?.text != null
      ? t('verification.said', { text: check.text })
      : check?.reason
        ? t(`verification.again.${check.reason}`)
        : undefined;
  return (
    <Panel
      title={t(check ? 'verification.again.title' : 'verification.number.title')}
      text={t('verification.number.text')}
      titleRef={titleRef}
    >
      <FormMessage kind="info" text={why} />
      <NumberForm kinds={numbers} />
    </Panel>
  );
}

/** What had the focus is gone by then. The first look at the page leaves the focus alone. */
function useFocusOnChange(step: string) {
  const ref = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    ref.current?.focus();
  }, [step]);
  return ref;
}
