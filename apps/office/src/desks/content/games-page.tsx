import { useSearchParams } from '@harmattan/router/use-search-params';
import { Badge } from '@harmattan/ui/badge';
import { Button } from '@harmattan/ui/button';
import { SelectField } from '@harmattan/ui/select-field';
import { TextField } from '@harmattan/ui/text-field';
import { useState } from 'react';
import { Remote } from '../../shared/view/remote.tsx';
import tables from '../../shared/view/table.module.css';
import { TableFrame } from '../../shared/view/table-frame.tsx';
import { ChangeGame } from './change-game.tsx';
import { ContentFrame } from './content-frame.tsx';
import styles from './games-page.module.css';
import { SupplierTable } from './supplier-table.tsx';
import { useT } from './texts.ts';
import { type Game, type Games, useGames } from './use-games.ts';

/** Which games players find, and where they stand in the lists. */
export function GamesPage() {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const asked = { text: search.get('text') ?? '', supplier: search.get('supplier') ?? '' };
  const query = useGames(asked);
  const ask = (change: Partial<typeof asked>) => {
    const next = Object.entries({ ...asked, ...change }).filter(([, value]) => value !== '');
    setSearch(Object.fromEntries(next));
  };
  const suppliers = query.data?.suppliers ?? [];
  return (
    <ContentFrame kind="games">
      <div className={styles.filter}>
        <TextField
          label={t('content.games.search')}
          value={asked.text}
          onValueChange={(text) => ask({ text })}
          maxLength={100}
          autoComplete="off"
        />
        <SelectField
          label={t('content.games.supplier')}
          value={asked.supplier}
          onValueChange={(supplier) => ask({ supplier })}
          placeholder={t('content.games.every-supplier')}
          options={suppliers.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      </div>
      <Remote query={query}>{(games) => <GamesView games={games} />}</Remote>
    </ContentFrame>
  );
}

function GamesView({ games: { games, found, suppliers } }: { games: Games }) {
  const t = useT();
  const [changing, setChanging] = useState<Game>();
  return (
    <>
      <p className={styles.count} role="status">
        {t(found > games.length ? 'content.games.first' : 'content.games.found', { found })}
      </p>
      {games.length === 0 ? (
        <p className={styles.count}>{t('content.games.none')}</p>
      ) : (
        <GameTable games={games} onChange={setChanging} />
      )}
      <SupplierTable suppliers={suppliers} />
      {changing && <ChangeGame game={changing} onClose={() => setChanging(undefined)} />}
    </>
  );
}

function GameTable({ games, onChange }: { games: readonly Game[]; onChange: (game: Game) => void }) {
  const t = useT();
  return (
    <TableFrame label={t('content.games')}>
      <table className={tables.table}>
        <thead>
          <tr>
            <th scope="col">{t('content.games.name')}</th>
            <th scope="col">{t('content.games.categories')}</th>
            <th scope="col">{t('content.games.state')}</th>
            <th scope="col" className={tables.figure}>
              {t('content.games.popularity')}
            </th>
            <td />
          </tr>
        </thead>
        <tbody>
          {games.map((game) => (
            <GameRow key={game.id} game={game} onChange={() => onChange(game)} />
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

function GameRow({ game, onChange }: { game: Game; onChange: () => void }) {
  const t = useT();
  const { name, supplier, choice, listed, categories, actions } = game;
  const stated = choice.categories ?? listed.categories;
  return (
    <tr>
      <th scope="row">
        {name}
        <span className={tables.second}>{supplier}</span>
      </th>
      <td>
        {categories
          .filter(({ number }) => stated.includes(number))
          .map((category) => category.name)
          .join(', ') || '–'}
      </td>
      <td>
        <GameState game={game} />
      </td>
      <td className={`${tables.figure} figures`}>{choice.popularity ?? listed.popularity}</td>
      <td className={tables.act}>
        {actions.includes('choose') && (
          <Button size="small" onClick={onChange}>
            {t('content.games.change')}
            <span className="visually-hidden"> {name}</span>
          </Button>
        )}
      </td>
    </tr>
  );
}

function GameState({ game: { isShown, choice } }: { game: Game }) {
  const t = useT();
  if (isShown) return <Badge kind="good">{t('content.games.shown')}</Badge>;
  return choice.isHidden ? (
    <Badge kind="bad">{t('content.games.hidden')}</Badge>
  ) : (
    <Badge>{t('content.games.off')}</Badge>
  );
}
