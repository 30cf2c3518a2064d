import { Badge } from '@harmattan/ui/badge';
import { Button } from '@harmattan/ui/button';
import { serverWord } from '../../shared/texts/texts.ts';
import { Moment } from '../../shared/time/moment.tsx';
import { Amount, useAmountText } from '../../shared/view/amount.tsx';
import { Facts } from '../../shared/view/facts.tsx';
import { IdText } from '../../shared/view/id-text.tsx';
import { Panel } from '../../shared/view/panel.tsx';
import { conditionText } from './condition-text.ts';
import { ExcludedList } from './excluded-list.tsx';
import styles from './marketing.module.css';
import { PlayerText } from './player-text.tsx';
import { stateKind } from './state-kind.ts';
import { useT } from './texts.ts';
import type { Mailing } from './use-marketing.ts';

interface MailingPanelProps {
  mailing: Mailing;
  backHref: string;
  onCancel: (() => void) | undefined;
}

export function MailingPanel({ mailing, backHref, onCancel }: MailingPanelProps) {
  const t = useT();
  const amountText = useAmountText();
  const { id, name, state, isQuiet, channel, segment, texts } = mailing;
  return (
    <Panel
      id={id}
      title={name}
      backHref={backHref}
      actions={onCancel && <Button onClick={onCancel}>{t('marketing.cancel')}</Button>}
    >
      <p className={styles.badges}>
        <Badge kind={stateKind(state)}>{serverWord('marketing.state', state)}</Badge>
        {isQuiet && <Badge kind="info">{t('marketing.quiet')}</Badge>}
        {mailing.isService && <Badge>{t('marketing.service')}</Badge>}
      </p>
      <Outcome mailing={mailing} />
      <section className={styles.part} aria-label={t('marketing.fact.segment')}>
        <h3 className={styles.title}>
          {t('marketing.fact.segment-version', { name: segment.name, version: segment.version })}
        </h3>
        <ul className={styles.conditions}>
          {segment.conditions.map((condition) => (
            <li key={JSON.stringify(condition)}>{conditionText(condition, amountText)}</li>
          ))}
        </ul>
      </section>
      <section className={styles.part} aria-label={t('marketing.texts')}>
        <h3 className={styles.title}>{t('marketing.texts')}</h3>
        {texts.map(({ language, header, text }) => (
          <PlayerText key={language} language={language} channel={channel} header={header} text={text} />
        ))}
      </section>
      <IdText id={id} />
    </Panel>
  );
}

function Outcome({ mailing }: { mailing: Mailing }) {
  const t = useT();
  const { channel, counted, reached, waiting, failed, unknown, excluded, cost, state } = mailing;
  const isText = channel === 'sms';
  const hasBegun = !['asked', 'refused', 'scheduled'].includes(state);
  const number = (count: number) => <span className="figures">{count.toLocaleString('en')}</span>;
  const some = (name: string, count: number) => (count === 0 ? [] : [{ name, value: number(count) }]);
  return (
    <Facts
      facts={[
        { name: t('marketing.fact.at'), value: <Moment at={mailing.sendAt} /> },
        { name: t('marketing.fact.counted'), value: number(counted.recipients) },
        ...(isText ? [{ name: t('marketing.fact.cost-then'), value: <Amount amount={counted.cost} /> }] : []),
        ...(hasBegun ? [{ name: t('marketing.fact.reached'), value: number(reached) }] : []),
        ...some(t(state === 'cancelled' ? 'marketing.fact.unsent' : 'marketing.fact.waiting'), waiting),
        ...some(t('marketing.fact.failed'), failed),
        ...(state === 'sending' ? [] : some(t('marketing.fact.unknown'), unknown)),
        ...(isText && hasBegun ? [{ name: t('marketing.fact.cost'), value: <Amount amount={cost} /> }] : []),
        {
          name: t('marketing.fact.excluded'),
          value: <ExcludedList excluded={hasBegun ? excluded : counted.excluded} />,
        },
        { name: t('marketing.fact.maker'), value: mailing.madeBy },
        { name: t('marketing.fact.comment'), value: mailing.comment },
        ...(mailing.approvedBy === null ? [] : [{ name: t('marketing.fact.approved'), value: mailing.approvedBy }]),
        ...(mailing.endReason === null ? [] : [{ name: t('marketing.fact.end'), value: mailing.endReason }]),
      ]}
    />
  );
}
