import { Button } from '@harmattan/ui/button';
import { Moment } from '../../shared/time/moment.tsx';
import { Amount } from '../../shared/view/amount.tsx';
import { Facts } from '../../shared/view/facts.tsx';
import { IdText } from '../../shared/view/id-text.tsx';
import { Panel } from '../../shared/view/panel.tsx';
import { PlayerLink } from '../../shared/view/player-link.tsx';
import styles from './desk-section.module.css';
import { useT } from './texts.ts';
import type { OpenRound } from './use-suppliers.ts';

interface RoundPanelProps {
  round: OpenRound;
  backHref: string;
  onGiveBack: () => void;
}

export function RoundPanel({ round: shown, backHref, onGiveBack }: RoundPanelProps) {
  const t = useT();
  const { round, gameName, supplierName, reference, playerId, userName, staked, stakes, since, waits } = shown;
  return (
    <Panel
      id={round}
      title={gameName}
      backHref={backHref}
      actions={
        shown.actions.includes('giveBack') && (
          <Button kind="primary" onClick={onGiveBack}>
            {t(waits ? 'suppliers.give-back.second' : 'suppliers.give-back')}
          </Button>
        )
      }
    >
      <Amount amount={staked} size="large" />
      <Facts
        facts={[
          { name: t('suppliers.fact.player'), value: <PlayerLink playerId={playerId} userName={userName} /> },
          { name: t('suppliers.fact.supplier'), value: supplierName },
          { name: t('suppliers.fact.reference'), value: <IdText id={reference} /> },
          { name: t('suppliers.fact.stakes'), value: <span className="figures">{stakes}</span> },
          { name: t('suppliers.fact.since'), value: <Moment at={since} /> },
          { name: t('suppliers.fact.round'), value: <IdText id={round} /> },
        ]}
      />
      <p className={styles.note}>{t('suppliers.ask.none', { supplier: supplierName })}</p>
      {waits && <p className={styles.note}>{t('suppliers.rounds.waits.text')}</p>}
    </Panel>
  );
}

/** The address names a round that has ended meanwhile. */
export function GoneRound({ id, backHref }: { id: string; backHref: string }) {
  const t = useT();
  return (
    <Panel id={id} title={t('suppliers.rounds.one')} backHref={backHref}>
      <p className={styles.note}>{t('suppliers.rounds.gone')}</p>
      <IdText id={id} />
    </Panel>
  );
}
