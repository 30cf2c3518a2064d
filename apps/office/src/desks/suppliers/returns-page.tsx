import { marketDay } from '@harmattan/kernel/market-time';
import { useSearchParams } from '@harmattan/router/use-search-params';
import { Badge } from '@harmattan/ui/badge';
import { Button } from '@harmattan/ui/button';
import { EmptyState } from '@harmattan/ui/empty-state';
import { TextField } from '@harmattan/ui/text-field';
import { useState } from 'react';
import { useMe } from '../../shared/session/me.ts';
import { now } from '../../shared/time/now.ts';
import { Amount } from '../../shared/view/amount.tsx';
import remoteStyles from '../../shared/view/remote.module.css';
import { Remote } from '../../shared/view/remote.tsx';
import tables from '../../shared/view/table.module.css';
import { TableFrame } from '../../shared/view/table-frame.tsx';
import styles from './desk-section.module.css';
import { StateReturn } from './state-return.tsx';
import { SuppliersFrame } from './suppliers-frame.tsx';
import { useT } from './texts.ts';
import { type GameReturn, useReturns } from './use-suppliers.ts';

const monthMs = 30 * 24 * 3_600_000;
const dayShape = /^\d{4}-\d{2}-\d{2}$/;
const kinds = { usual: 'good', watch: 'info', unlikely: 'bad', few: 'neutral', unstated: 'neutral' } as const;

export function ReturnsPage() {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const dayOf = (name: string, otherwise: number) => {
    const given = search.get(name) ?? '';
    return dayShape.test(given) ? given : marketDay(otherwise);
  };
  const days = { from: dayOf('from', now() - monthMs), to: dayOf('to', now()) };
  const query = useReturns(days);
  const field = (name: 'from' | 'to') => (
    <TextField
      label={t(`suppliers.returns.${name}`)}
      type="date"
      value={days[name]}
      onValueChange={(day) => dayShape.test(day) && setSearch({ ...days, [name]: day })}
    />
  );
  return (
    <SuppliersFrame>
      <div className={styles.period}>
        {field('from')}
        {field('to')}
      </div>
      <Remote query={query}>{(games) => <Returns games={games} />}</Remote>
    </SuppliersFrame>
  );
}

function Returns({ games }: { games: GameReturn[] }) {
  const t = useT();
  const [stating, setStating] = useState<GameReturn>();
  if (games.length === 0)
    return (
      <div className={remoteStyles.panel}>
        <EmptyState icon="reels" title={t('suppliers.returns.none.title')} text={t('suppliers.returns.none.text')} />
      </div>
    );
  return (
    <div className={styles.section}>
      <TableFrame label={t('suppliers.page.returns')}>
        <table className={tables.table}>
          <thead>
            <tr>
              <th scope="col">{t('suppliers.returns.game')}</th>
              {(['stakes', 'staked', 'won', 'returned', 'stated', 'deviation'] as const).map((column) => (
                <th key={column} scope="col" className={tables.figure}>
                  {t(`suppliers.returns.${column}`)}
                </th>
              ))}
              <th scope="col">{t('suppliers.returns.verdict')}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {games.map((game) => (
              <ReturnRow key={`${game.supplier} ${game.game}`} game={game} onState={() => setStating(game)} />
            ))}
          </tbody>
        </table>
      </TableFrame>
      <p className={styles.note}>{t('suppliers.returns.note')}</p>
      {stating && <StateReturn game={stating} onClose={() => setStating(undefined)} />}
    </div>
  );
}

function ReturnRow({ game, onState }: { game: GameReturn; onState: () => void }) {
  const t = useT();
  const { permissions } = useMe();
  const { gameName, supplierName, stakes, staked, won, returned, stated, source, deviation, verdict } = game;
  const percent = (value: number | null) => (value === null ? '–' : `${value.toFixed(2)} %`);
  return (
    <tr>
      <th scope="row">
        {gameName}
        <span className={tables.second}>{supplierName}</span>
      </th>
      <td className={`${tables.figure} figures`}>{stakes}</td>
      <td className={tables.figure}>
        <Amount amount={staked} />
      </td>
      <td className={tables.figure}>
        <Amount amount={won} />
      </td>
      <td className={`${tables.figure} figures`}>{percent(returned)}</td>
      <td className={`${tables.figure} figures`} title={source ?? undefined}>
        {percent(stated)}
      </td>
      <td className={`${tables.figure} figures`}>{deviation === null ? '–' : deviation.toFixed(2)}</td>
      <td>
        <Badge kind={kinds[verdict]}>{t(`suppliers.verdict.${verdict}`)}</Badge>
      </td>
      <td className={tables.act}>
        {permissions.includes('suppliers.resolve') && (
          <Button size="small" onClick={onState}>
            {t('suppliers.returns.state')}
            <span className="visually-hidden"> {gameName}</span>
          </Button>
        )}
      </td>
    </tr>
  );
}
