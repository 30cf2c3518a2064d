import { Button } from '@harmattan/ui/button';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { Moment } from '../../../shared/time/moment.tsx';
import { Amount, useAmountText } from '../../../shared/view/amount.tsx';
import { DecisionDialog } from '../../../shared/view/decision-dialog.tsx';
import { DeskTable } from '../../../shared/view/desk-table.tsx';
import { PlayerLink } from '../../../shared/view/player-link.tsx';
import { Remote } from '../../../shared/view/remote.tsx';
import { Section } from '../../../shared/view/section.tsx';
import tables from '../../../shared/view/table.module.css';
import { useDecide } from '../../../shared/view/use-decide.ts';
import form from '../form.module.css';
import { OpenRequests } from '../open-requests.tsx';
import styles from '../section.module.css';
import { Story } from '../story.tsx';
import { useT } from '../texts.ts';
import { TradingFrame } from '../trading-frame.tsx';
import { RaceState } from './race-state.tsx';
import { type Race, useRace } from './use-races.ts';

export function RacePage({ parts }: { parts: Record<string, string> }) {
  const t = useT();
  const query = useRace(parts.id ?? '');
  return (
    <TradingFrame
      title={query.data?.name ?? t('trading.race.name', { id: parts.id ?? '' })}
      aside={query.data ? <RaceState {...query.data} /> : undefined}
    >
      <Remote query={query}>{(race) => <RaceView race={race} />}</Remote>
    </TradingFrame>
  );
}

function RaceView({ race }: { race: Race }) {
  const t = useT();
  const [act, setAct] = useState<Act>();
  return (
    <>
      <OpenRequests requests={race.requests} />
      <Terms race={race} />
      {race.actions.length > 0 && (
        <div className={styles.buttons}>
          {race.actions.map((one) => (
            <Button key={one} kind={one === 'open' ? 'primary' : 'quiet'} onClick={() => setAct(one)}>
              {t(`trading.race-act.${one}`)}
            </Button>
          ))}
        </div>
      )}
      {race.leaders.length > 0 && <Leaders race={race} />}
      <PrizesAndGames race={race} />
      <Texts race={race} />
      <Story story={race.story} />
      {act && <RaceAct act={act} race={race} onClose={() => setAct(undefined)} />}
    </>
  );
}

function Terms({ race }: { race: Race }) {
  const t = useT();
  const figures = [
    { name: t('trading.fact.starts'), value: <Moment at={race.startsAt} /> },
    { name: t('trading.fact.ends'), value: <Moment at={race.endsAt} /> },
    { name: t('trading.fact.prize-pool'), value: <Amount amount={race.prizePool} /> },
    { name: t('trading.fact.places'), value: race.prizes.length },
    { name: t('trading.fact.held'), value: <Amount amount={race.held} /> },
    { name: t('trading.fact.returns'), value: <Amount amount={race.returns} /> },
    { name: t('trading.column.players'), value: race.players ?? '–' },
    { name: t('trading.fact.address'), value: race.urlSuffix },
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

function Leaders({ race: { leaders } }: { race: Race }) {
  const t = useT();
  return (
    <Section title={t('trading.leaders')}>
      <DeskTable
        label={t('trading.leaders')}
        columns={[
          t('trading.column.place'),
          t('trading.column.player'),
          { figure: t('trading.column.turnover') },
          { figure: t('trading.column.prize') },
        ]}
      >
        {leaders.map(({ place, playerId, userName, turnover, prize }) => (
          <tr key={place}>
            <th scope="row" className="figures">
              {place}
            </th>
            <td>
              <PlayerLink playerId={playerId} userName={userName} />
            </td>
            <td className={`${tables.figure} figures`}>
              <Amount amount={turnover} />
            </td>
            <td className={`${tables.figure} figures`}>
              <Amount amount={prize} />
            </td>
          </tr>
        ))}
      </DeskTable>
    </Section>
  );
}

function PrizesAndGames({ race: { prizes, games } }: { race: Race }) {
  const t = useT();
  return (
    <>
      <Section title={t('trading.column.prizes')}>
        <div className={styles.card}>
          <dl className={styles.lines}>
            {prizes.map((prize, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a prize is its place.
              <div key={at}>
                <dt>{t('trading.place', { place: at + 1 })}</dt>
                <dd className="figures">
                  <Amount amount={prize} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </Section>
      <Section title={t('trading.page.games')}>
        <div className={styles.card}>
          <ul className={form.found}>
            {games.map(({ id, name, supplier }) => (
              <li key={id}>
                {name} <span className={styles.soft}>{supplier}</span>
              </li>
            ))}
          </ul>
        </div>
      </Section>
    </>
  );
}

function Texts({ race: { texts } }: { race: Race }) {
  const t = useT();
  return (
    <Section title={t('trading.texts')}>
      <div className={`${styles.card} ${form.languages}`}>
        {(['en', 'sw', 'zh'] as const).map((language) => (
          <div key={language} lang={language}>
            <p className={styles.soft}>{t(`trading.language.${language}`)}</p>
            <p className={styles.strong}>{texts[language].name}</p>
            <p className={styles.rules}>{texts[language].rules}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}

type Act = Race['actions'][number];
const calls = { open: 'POST Races/Open', cancel: 'POST Races/Cancel' } as const;

function RaceAct({ act, race, onClose }: { act: Act; race: Race; onClose: () => void }) {
  const t = useT();
  const amountText = useAmountText();
  const decide = useDecide(onClose);
  const words = { prizes: amountText(race.prizePool), returns: amountText(race.returns), places: race.prizes.length };
  return (
    <DecisionDialog
      title={t(`trading.race-act.${act}.title`)}
      confirmText={t('trading.ask')}
      onClose={onClose}
      onConfirm={(comment) =>
        decide(async () => {
          const { state } = await call(calls[act], { body: { id: race.id, comment } });
          return t(`trading.asked.${state}`);
        })
      }
    >
      <p>{t(`trading.race-act.${act}.text`, words)}</p>
    </DecisionDialog>
  );
}
