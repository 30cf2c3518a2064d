import type { MailingChannel } from '@harmattan/contract/office';
import { useShortMoment } from '../../shared/time/moment.tsx';
import { Amount, useAmountText } from '../../shared/view/amount.tsx';
import { Facts } from '../../shared/view/facts.tsx';
import { ExcludedList } from './excluded-list.tsx';
import styles from './marketing.module.css';
import { PlayerText } from './player-text.tsx';
import { useT } from './texts.ts';
import type { Preview } from './use-marketing.ts';

/** Whom it reaches, what it costs, who is excluded, and what players read. */
export function AudienceCard({ preview, channel }: { preview: Preview; channel: MailingChannel }) {
  const t = useT();
  const shortMoment = useShortMoment();
  const amountText = useAmountText();
  const { audience, texts, needsTwo, quietUntil, twoPersonSize, twoPersonCost } = preview;
  const size = (count: number) => (
    <span className="figures">
      {audience.isComplete
        ? count.toLocaleString('en')
        : t('marketing.audience.more', { count: count.toLocaleString('en') })}
    </span>
  );
  return (
    <section className={styles.card} aria-label={t('marketing.audience.title')}>
      <h2 className={styles.title}>{t('marketing.audience.title')}</h2>
      <Facts
        facts={[
          { name: t('marketing.audience.matched'), value: size(audience.matched) },
          { name: t('marketing.audience.recipients'), value: size(audience.recipients) },
          { name: t('marketing.fact.excluded'), value: <ExcludedList excluded={audience.excluded} /> },
          ...(channel === 'sms'
            ? [{ name: t('marketing.fact.cost-then'), value: <Amount amount={audience.cost} /> }]
            : []),
        ]}
      />
      {needsTwo && (
        <p className={styles.box}>
          {t('marketing.audience.two', {
            size: twoPersonSize.toLocaleString('en'),
            cost: amountText(twoPersonCost),
          })}
        </p>
      )}
      {quietUntil !== null && (
        <p className={styles.box}>{t('marketing.audience.quiet', { until: shortMoment(quietUntil) })}</p>
      )}
      <h2 className={styles.title}>{t('marketing.audience.reads')}</h2>
      {texts
        .filter(({ isFallback, recipients }) => !isFallback || recipients > 0)
        .map(({ language, header, text, isFallback, parts, encoding, recipients }) => (
          <PlayerText
            key={language}
            language={language}
            channel={channel}
            header={header}
            text={text}
            note={[
              t('marketing.audience.of-language', { count: recipients }),
              ...(isFallback ? [t('marketing.audience.fallback')] : []),
              ...(channel === 'sms' ? [t('marketing.compose.parts', { parts, encoding })] : []),
            ].join(' · ')}
          />
        ))}
    </section>
  );
}
