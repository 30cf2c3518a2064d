import type { ReactNode } from 'react';
import { Amount } from '../../../shared/view/amount.tsx';
import { Section } from '../../../shared/view/section.tsx';
import styles from '../section.module.css';
import { useT } from '../texts.ts';
import type { Jackpot, Preview } from './use-jackpots.ts';

/** What each step would do now. */
export function JackpotPreview({ jackpot, preview }: { jackpot: Jackpot; preview: Preview | undefined }) {
  const t = useT();
  if (jackpot.state === 'settled') return <Settled jackpot={jackpot} />;
  if (!preview) return null;
  const { open, settle, missing, tickets } = preview;
  return (
    <>
      {open && (
        <Section title={t('trading.preview.open')}>
          <div className={styles.card}>
            <OpenLines open={open} />
          </div>
        </Section>
      )}
      {preview.void && (
        <Section title={t('trading.preview.settle')}>
          <div className={styles.card}>
            {settle ? (
              <>
                {jackpot.asked.length > 0 && <p className={styles.note}>{t('trading.preview.asked')}</p>}
                <SettleLines settle={settle} tickets={tickets} />
              </>
            ) : (
              <p className={styles.note}>{t('trading.preview.missing', { count: missing })}</p>
            )}
            <p className={styles.note}>{t('trading.preview.after')}</p>
          </div>
        </Section>
      )}
    </>
  );
}

function Settled({ jackpot: { tiers } }: { jackpot: Jackpot }) {
  const t = useT();
  return (
    <Section title={t('trading.settled')}>
      <div className={styles.card}>
        <Lines
          lines={tiers.map(({ misses, winners, amount }) => ({
            name: tierName(t, misses),
            note: t('trading.winners', { count: winners ?? 0 }),
            value: <Amount amount={amount ?? 0} />,
          }))}
        />
        <p className={styles.note}>{t('trading.settled.wrong')}</p>
      </div>
    </Section>
  );
}

type T = ReturnType<typeof useT>;

function tierName(t: T, misses: number): string {
  return misses === 0 ? t('trading.tier.all') : t('trading.fact.missed', { count: misses });
}

interface Line {
  name: string;
  note?: string;
  value: ReactNode;
}

function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <dl className={styles.lines}>
      {lines.map(({ name, note, value }) => (
        <div key={name}>
          <dt>
            {name} {note !== undefined && <span className={styles.soft}>{note}</span>}
          </dt>
          <dd className="figures">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function OpenLines({ open }: { open: NonNullable<Preview['open']> }) {
  const t = useT();
  return (
    <Lines
      lines={[
        { name: t('trading.line.guarantee'), value: <Amount amount={open.guarantee} /> },
        { name: t('trading.line.consolation'), value: <Amount amount={open.consolation} /> },
        { name: t('trading.line.rolls-in'), value: <Amount amount={open.rollsIn} /> },
      ]}
    />
  );
}

export function SettleLines({ settle, tickets }: { settle: NonNullable<Preview['settle']>; tickets: number }) {
  const t = useT();
  return (
    <Lines
      lines={[
        { name: t('trading.fact.tickets'), value: tickets },
        ...settle.tiers.map(({ misses, winners, amount }) => ({
          name: tierName(t, misses),
          note: t('trading.winners', { count: winners }),
          value: <Amount amount={winners > 0 ? amount : 0} />,
        })),
        { name: t('trading.line.paid'), value: <Amount amount={settle.paid} /> },
        { name: t('trading.line.rolls-over'), value: <Amount amount={settle.rollsOver} /> },
        { name: t('trading.line.consolation-back'), value: <Amount amount={settle.consolationBack} /> },
        { name: t('trading.line.takings'), value: <Amount amount={settle.takings} /> },
      ]}
    />
  );
}

export function VoidLines({ voided, tickets }: { voided: NonNullable<Preview['void']>; tickets: number }) {
  const t = useT();
  return (
    <Lines
      lines={[
        { name: t('trading.fact.tickets'), value: tickets },
        { name: t('trading.line.refund'), value: <Amount amount={voided.refund} /> },
        { name: t('trading.line.guarantee-back'), value: <Amount amount={voided.guaranteeBack} /> },
        { name: t('trading.line.consolation-back'), value: <Amount amount={voided.consolationBack} /> },
        { name: t('trading.line.rolls-back'), value: <Amount amount={voided.rollsBack} /> },
      ]}
    />
  );
}
