import { Button } from '@harmattan/ui/button';
import { useState } from 'react';
import { failureText } from '../../../shared/texts/failure-text.ts';
import { Moment } from '../../../shared/time/moment.tsx';
import { Amount } from '../../../shared/view/amount.tsx';
import { FormMessage } from '../../../shared/view/form-message.tsx';
import { Remote } from '../../../shared/view/remote.tsx';
import { Section } from '../../../shared/view/section.tsx';
import { OpenRequests } from '../open-requests.tsx';
import styles from '../section.module.css';
import { Story } from '../story.tsx';
import { useT } from '../texts.ts';
import { TradingFrame } from '../trading-frame.tsx';
import { type ActName, JackpotAct } from './jackpot-act.tsx';
import { JackpotGames } from './jackpot-games.tsx';
import { JackpotPreview } from './jackpot-preview.tsx';
import { JackpotState } from './jackpot-state.tsx';
import { type Jackpot, useJackpot, usePreview } from './use-jackpots.ts';

export function JackpotPage({ parts }: { parts: Record<string, string> }) {
  const t = useT();
  const id = parts.id ?? '';
  const query = useJackpot(id);
  return (
    <TradingFrame
      title={t('trading.jackpot.name', { id })}
      aside={query.data ? <JackpotState {...query.data} /> : undefined}
    >
      <Remote query={query}>{(jackpot) => <JackpotView jackpot={jackpot} />}</Remote>
    </TradingFrame>
  );
}

function JackpotView({ jackpot }: { jackpot: Jackpot }) {
  const preview = usePreview(jackpot);
  const [act, setAct] = useState<ActName>();
  return (
    <>
      <OpenRequests requests={jackpot.requests} />
      <Terms jackpot={jackpot} />
      <Acts jackpot={jackpot} onAct={setAct} />
      <FormMessage text={preview.error ? failureText(preview.error) : undefined} />
      <JackpotPreview jackpot={jackpot} preview={preview.data} />
      <JackpotGames jackpot={jackpot} preview={preview.data} />
      <Story story={jackpot.story} />
      {act && <JackpotAct act={act} jackpot={jackpot} preview={preview.data} onClose={() => setAct(undefined)} />}
    </>
  );
}

/** What tickets are sold for, and what lies ready. */
function Terms({ jackpot }: { jackpot: Jackpot }) {
  const t = useT();
  const { ticketPrice, guarantee, sharePercent, rolledIn, pool, tickets, closesAt, held, consolationHeld } = jackpot;
  const figures = [
    { name: t('trading.fact.games'), value: jackpot.gameCount },
    { name: t('trading.fact.closes'), value: <Moment at={closesAt} /> },
    { name: t('trading.fact.price'), value: <Amount amount={ticketPrice} /> },
    { name: t('trading.fact.share'), value: `${sharePercent} %` },
    { name: t('trading.fact.guarantee'), value: <Amount amount={guarantee} /> },
    ...jackpot.tiers.flatMap(({ misses, amount }) =>
      misses > 0 ? [{ name: t('trading.fact.missed', { count: misses }), value: <Amount amount={amount ?? 0} /> }] : [],
    ),
    { name: t('trading.fact.rolled-in'), value: <Amount amount={rolledIn} /> },
    { name: t('trading.fact.tickets'), value: tickets },
    { name: t('trading.fact.pool'), value: <Amount amount={pool} /> },
    { name: t('trading.fact.held'), value: <Amount amount={held} /> },
    ...(consolationHeld > 0
      ? [{ name: t('trading.fact.consolation-held'), value: <Amount amount={consolationHeld} /> }]
      : []),
  ];
  return (
    <Section title={t('trading.terms')}>
      <dl className={`${styles.card} ${styles.figures}`}>
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

const buttons = ['open', 'settle', 'void'] as const;

function Acts({ jackpot: { actions }, onAct }: { jackpot: Jackpot; onAct: (act: ActName) => void }) {
  const t = useT();
  const offered = buttons.filter((act) => actions.includes(act));
  if (offered.length === 0) return null;
  return (
    <div className={styles.buttons}>
      {offered.map((act) => (
        <Button key={act} kind={act === 'void' ? 'quiet' : 'primary'} onClick={() => onAct(act)}>
          {t(`trading.act.${act}`)}
        </Button>
      ))}
    </div>
  );
}
