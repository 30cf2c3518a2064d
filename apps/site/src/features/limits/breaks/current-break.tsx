import { useT } from '@harmattan/i18n/use-t';
import { Button, ButtonLink } from '@harmattan/ui/button';
import { Dialog } from '@harmattan/ui/dialog';
import { TextAreaField } from '@harmattan/ui/text-area-field';
import { showToast } from '@harmattan/ui/toast';
import { useState } from 'react';
import type { Break } from '../../../shared/break/break-news.ts';
import { useBreakText } from '../../../shared/break/use-break-text.ts';
import { StatusMessage } from '../../../shared/forms/status-message.tsx';
import { Panel } from '../../../shared/page/panel.tsx';
import { StepUpForm } from '../../../shared/step-up/step-up-form.tsx';
import { useStepUp } from '../../../shared/step-up/use-step-up.ts';
import styles from './breaks-section.module.css';
import { useAppeal, useReturn } from './use-breaks.ts';

const appealLengthMax = 1_000;

/** Until when the break holds, what still works, and the way on where there is one. */
export function CurrentBreak({ taken, returnWaitHours }: { taken: Break; returnWaitHours: number }) {
  const t = useT();
  const textOf = useBreakText();
  const isClosed = taken.kind === 'register' || taken.kind === 'match';
  return (
    <Panel title={t(`breaks.now.${taken.kind}`)} text={textOf(taken)}>
      <p>{t('breaks.now.works')}</p>
      <div className={styles.ways}>
        <ButtonLink href="/withdraw">{t('breaks.withdraw')}</ButtonLink>
        <ButtonLink href="/Sports/mybets">{t('breaks.my-bets')}</ButtonLink>
        {taken.mayReturn && <AskToReturn waitHours={returnWaitHours} />}
      </div>
      {taken.mayAppeal && <Appeal />}
      {isClosed && !taken.mayAppeal && <p>{t('breaks.appeal.sent')}</p>}
    </Panel>
  );
}

function AskToReturn({ waitHours }: { waitHours: number }) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const { mutate, isPending, error, reset } = useReturn();
  const stepUp = useStepUp('password');

  function close() {
    reset();
    stepUp.forget();
    setIsOpen(false);
  }

  function ask() {
    const proof = stepUp.proof();
    if (isPending || !proof) return;
    mutate(proof, {
      onSuccess() {
        showToast({ kind: 'good', text: t('breaks.return.done') });
        close();
      },
      onError: (failure) => stepUp.take(failure) && reset(),
    });
  }

  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t('breaks.return.go')}</Button>
      <Dialog
        open={isOpen}
        title={t('breaks.return.title')}
        onClose={close}
        closeText={t('shell.close')}
        actions={
          <>
            <Button onClick={close}>{t('breaks.cancel')}</Button>
            <Button kind="primary" busy={isPending} onClick={ask}>
              {t(isPending ? 'breaks.busy' : 'breaks.return.go')}
            </Button>
          </>
        }
      >
        <p>{t('breaks.return.text', { hours: waitHours })}</p>
        <StepUpForm stepUp={stepUp} hint={t('step-up.change')} onSubmit={ask} />
        <StatusMessage failure={error} />
      </Dialog>
    </>
  );
}

/** For a player who was taken for another person. */
function Appeal() {
  const t = useT();
  const [text, setText] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { mutate, isPending, error } = useAppeal();

  function send() {
    setIsMissing(text.trim() === '');
    if (isPending || text.trim() === '') return;
    mutate(text, { onSuccess: () => showToast({ kind: 'good', text: t('breaks.appeal.done') }) });
  }

  return (
    <form
      noValidate
      className={styles.facts}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <h3>{t('breaks.appeal.title')}</h3>
      <p>{t('breaks.appeal.text')}</p>
      <TextAreaField
        label={t('breaks.appeal.field')}
        value={text}
        onValueChange={setText}
        lengthMax={appealLengthMax}
        rows={4}
        {...(isMissing && { error: t('message.please_fill_the_field') })}
      />
      <Button type="submit" busy={isPending}>
        {t('breaks.appeal.go')}
      </Button>
      <StatusMessage failure={error} />
    </form>
  );
}
