import { Prose } from '@harmattan/ui/prose';
import { SelectField } from '@harmattan/ui/select-field';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { useShortMoment } from '../../shared/time/moment.tsx';
import { useAmountText } from '../../shared/view/amount.tsx';
import { DecisionDialog } from '../../shared/view/decision-dialog.tsx';
import { Remote } from '../../shared/view/remote.tsx';
import { useT } from './texts.ts';
import { useAct, type VoidPreview } from './use-book.ts';
import styles from './void-ticket.module.css';

const grounds = ['price', 'late', 'match'] as const;
type Ground = (typeof grounds)[number];

/** Asks to void a ticket for an obvious error. What goes back and what the player is told is shown before, and a second person decides. */
export function VoidTicket({ id, number, onClose }: { id: string; number: string; onClose: () => void }) {
  const t = useT();
  const act = useAct(onClose);
  const [ground, setGround] = useState<Ground>('price');
  return (
    <DecisionDialog
      title={t('book.void.title', { number })}
      confirmText={t('book.void.ask')}
      onClose={onClose}
      onConfirm={(comment) =>
        act(async () => {
          await call('POST Trading/AskVoid', { body: { id, ground, comment } });
          return t('book.void.done', { number });
        })
      }
    >
      <SelectField
        label={t('book.void.ground')}
        value={ground}
        onValueChange={(value) => setGround(grounds.find((one) => one === value) ?? 'price')}
        options={grounds.map((value) => ({ value, label: t(`book.void.ground.${value}`) }))}
      />
      <PreviewText id={id} ground={ground} />
    </DecisionDialog>
  );
}

function PreviewText({ id, ground }: { id: string; ground: Ground }) {
  const query = useQuery({
    queryKey: ['book', 'void', id, ground],
    queryFn: ({ signal }) => call('POST Trading/PreviewVoid', { body: { id, ground }, signal }),
  });
  return <Remote query={query}>{(preview) => <Preview preview={preview} />}</Remote>;
}

function Preview({ preview: { stake, until, rulesVersion, letter } }: { preview: VoidPreview }) {
  const t = useT();
  const amountText = useAmountText();
  const moment = useShortMoment();
  return (
    <div className={styles.preview} role="status">
      <p>
        <b>{t('book.void.stake', { stake: amountText(stake) })}</b>
      </p>
      <p>{t('book.void.until', { until: moment(until) })}</p>
      <p>{t('book.void.rules', { version: rulesVersion })}</p>
      <p>{t('book.void.told')}</p>
      <div className={styles.letter} inert>
        <p>
          <b>{letter.header}</b>
        </p>
        <Prose text={letter.text} headingLevel={3} />
      </div>
    </div>
  );
}
