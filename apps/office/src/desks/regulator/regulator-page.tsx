import { marketDay } from '@harmattan/kernel/market-time';
import { useSearchParams } from '@harmattan/router/use-search-params';
import { Button } from '@harmattan/ui/button';
import { SelectField } from '@harmattan/ui/select-field';
import { TextField } from '@harmattan/ui/text-field';
import { useState } from 'react';
import { useMay } from '../../shared/session/me.ts';
import { Moment } from '../../shared/time/moment.tsx';
import { now } from '../../shared/time/now.ts';
import { DeskFrame } from '../../shared/view/desk-frame.tsx';
import { Remote } from '../../shared/view/remote.tsx';
import { FiguresTable } from './figures-table.tsx';
import { OpenRegulator } from './open-regulator.tsx';
import { PlayersTable } from './players-table.tsx';
import styles from './regulator-page.module.css';
import { useT } from './texts.ts';
import { TicketPanel } from './ticket-panel.tsx';
import { TicketsTable } from './tickets-table.tsx';
import { type Scope, useScope } from './use-regulator.ts';

const monthShape = /^\d{4}-\d{2}$/;

export function RegulatorPage() {
  const t = useT();
  const query = useScope();
  const mayOpen = useMay('staff.manage');
  const [isOpening, setIsOpening] = useState(false);
  return (
    <DeskFrame
      title={t('regulator.title')}
      aside={
        mayOpen && (
          <Button size="small" onClick={() => setIsOpening(true)}>
            {t('regulator.open')}
          </Button>
        )
      }
    >
      <Remote query={query}>{(scope) => <Cuts scope={scope} />}</Remote>
      {isOpening && query.data && <OpenRegulator regions={query.data.regions} onClose={() => setIsOpening(false)} />}
    </DeskFrame>
  );
}

/** Figures, then players, then tickets, then one of them: each is chosen by the address. */
function Cuts({ scope }: { scope: Scope }) {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const region = search.get('region') ?? (scope.regions.includes('Lagos') ? 'Lagos' : (scope.regions[0] ?? ''));
  const [latest = scope.to] = [marketDay(now()), scope.to].sort();
  const asked = search.get('month') ?? '';
  const month = monthShape.test(asked) ? asked : latest.slice(0, 7);
  const cut = { region, month };
  const [player, ticket] = [search.get('player'), search.get('ticket')];
  return (
    <div className={styles.page}>
      <div className={styles.choice}>
        <SelectField
          label={t('regulator.region')}
          value={region}
          onValueChange={(chosen) => setSearch({ region: chosen, month })}
          options={scope.regions.map((name) => ({ value: name, label: name }))}
        />
        <TextField
          label={t('regulator.month')}
          type="month"
          value={month}
          onValueChange={(chosen) => monthShape.test(chosen) && setSearch({ region, month: chosen })}
        />
      </div>
      {scope.expiresAt !== null && (
        <p className={styles.note}>
          {t('regulator.scope', { from: scope.from, to: scope.to })} <Moment at={scope.expiresAt} />
        </p>
      )}
      <FiguresTable cut={cut} />
      {player === null ? <PlayersTable cut={cut} /> : <TicketsTable cut={cut} playerId={player} />}
      {player !== null && ticket !== null && <TicketPanel cut={cut} playerId={player} id={ticket} />}
    </div>
  );
}
