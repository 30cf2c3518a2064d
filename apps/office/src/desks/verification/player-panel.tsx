import { Facts } from '../../shared/view/facts.tsx';
import { Panel } from '../../shared/view/panel.tsx';
import { PlayerLink } from '../../shared/view/player-link.tsx';
import { Remote } from '../../shared/view/remote.tsx';
import { CheckCard } from './check-card.tsx';
import type { Decision } from './decide.tsx';
import { DocumentCard } from './document-card.tsx';
import styles from './player-panel.module.css';
import { useT } from './texts.ts';
import { type PlayerRecord, usePlayerRecord } from './use-verification.ts';

interface PlayerPanelProps {
  playerId: string;
  backHref: string;
  onDecide: (decision: Decision) => void;
}

export function PlayerPanel({ playerId, backHref, onDecide }: PlayerPanelProps) {
  const t = useT();
  const query = usePlayerRecord(playerId);
  return (
    <Panel id={playerId} title={query.data?.name || t('verification.title')} backHref={backHref}>
      <Remote query={query}>{(record) => <Record record={record} onDecide={onDecide} />}</Remote>
    </Panel>
  );
}

function Record({ record, onDecide }: { record: PlayerRecord; onDecide: (decision: Decision) => void }) {
  const t = useT();
  const { playerId, userName, name, birthDate, level, checks, documents } = record;
  const [newest, ...older] = checks;
  return (
    <>
      <Facts
        facts={[
          { name: t('verification.fact.player'), value: <PlayerLink playerId={playerId} userName={userName} /> },
          { name: t('verification.fact.name'), value: name || '–' },
          { name: t('verification.fact.birth'), value: birthDate ?? t('verification.birth.none') },
          { name: t('verification.fact.level'), value: t('verification.level', { level }) },
        ]}
      />
      <section className={styles.section} aria-label={t('verification.numbers')}>
        <h3 className={styles.heading}>{t('verification.numbers')}</h3>
        {newest === undefined && <p className={styles.note}>{t('verification.numbers.none')}</p>}
        {[newest, ...older].map(
          (check) => check && <CheckCard key={check.id} check={check} name={name} onDecide={onDecide} />,
        )}
      </section>
      <section className={styles.section} aria-label={t('verification.documents')}>
        <h3 className={styles.heading}>{t('verification.documents')}</h3>
        {documents.length === 0 && <p className={styles.note}>{t('verification.documents.none')}</p>}
        {documents.map((document) => (
          <DocumentCard key={document.id} document={document} name={name} onDecide={onDecide} />
        ))}
      </section>
    </>
  );
}
