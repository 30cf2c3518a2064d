import { useSearchParams } from '@harmattan/router/use-search-params';
import { EmptyState } from '@harmattan/ui/empty-state';
import { LinkTabs } from '@harmattan/ui/tabs';
import { useState } from 'react';
import { Keys, useListKeys } from '../../shared/view/keys.tsx';
import { ListAndPanel } from '../../shared/view/list-and-panel.tsx';
import remoteStyles from '../../shared/view/remote.module.css';
import { Remote } from '../../shared/view/remote.tsx';
import { useWorklist } from '../../shared/worklist/use-worklist.ts';
import styles from './desk-section.module.css';
import { GiveBack } from './give-back.tsx';
import { LateWins } from './late-wins.tsx';
import { GoneRound, RoundPanel } from './round-panel.tsx';
import { RoundRows } from './round-rows.tsx';
import { SuppliersFrame } from './suppliers-frame.tsx';
import { useT } from './texts.ts';
import { type OpenRound, type UnfinishedRounds, useOpenRounds } from './use-suppliers.ts';

export function RoundsPage() {
  const t = useT();
  const [search] = useSearchParams();
  const which = search.get('which') === 'all' ? 'all' : 'overdue';
  const query = useOpenRounds(which);
  const keys = [...useListKeys(), { key: 'g', does: t('suppliers.give-back') }];
  return (
    <SuppliersFrame aside={<Keys keys={keys} />}>
      <LinkTabs
        label={t('suppliers.rounds.which')}
        look="chips"
        tabs={(['overdue', 'all'] as const).map((one) => ({
          href: one === 'all' ? '?which=all' : '/suppliers/rounds',
          label: t(`suppliers.rounds.${one}`),
          isCurrent: which === one,
        }))}
      />
      <Remote query={query}>{(unfinished) => <Rounds unfinished={unfinished} />}</Remote>
    </SuppliersFrame>
  );
}

function Rounds({ unfinished: { rounds, lateWins } }: { unfinished: UnfinishedRounds }) {
  const t = useT();
  const [search] = useSearchParams();
  const supplier = search.get('supplier');
  const [giving, setGiving] = useState<OpenRound>();
  const items = rounds
    .filter((round) => supplier === null || round.supplier === supplier)
    .map((round) => ({ ...round, id: round.round }));
  const giveBack = (round: OpenRound) => {
    if (round.actions.includes('giveBack')) setGiving(round);
  };
  const { open, openId, listHref, rowProps } = useWorklist({ items, actions: { g: giveBack } });
  const list = (
    <div className={styles.section}>
      {items.length === 0 ? (
        <div className={remoteStyles.panel}>
          <EmptyState icon="check" title={t('suppliers.rounds.none.title')} text={t('suppliers.rounds.none.text')} />
        </div>
      ) : (
        <RoundRows rounds={items} rowProps={rowProps} />
      )}
      <LateWins wins={lateWins} />
    </div>
  );
  const panel = open ? (
    <RoundPanel round={open} backHref={listHref} onGiveBack={() => giveBack(open)} />
  ) : (
    openId !== undefined && <GoneRound id={openId} backHref={listHref} />
  );
  return (
    <>
      <ListAndPanel list={list} panel={panel || undefined} />
      {giving && <GiveBack round={giving} onClose={() => setGiving(undefined)} />}
    </>
  );
}
