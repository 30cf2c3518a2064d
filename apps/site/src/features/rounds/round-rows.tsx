import { useT } from '@harmattan/i18n/use-t';
import { useEnvironment } from '@harmattan/ui/environment';
import { Icon } from '@harmattan/ui/icon';
import { useState } from 'react';
import { WireMoney } from '../../shared/money/wire-money.tsx';
import { momentText } from '../../shared/time/date-text.ts';
import type { Round } from './fetch-rounds.ts';
import { nameOfRound } from './name-of-round.ts';
import { RoundDetails } from './round-details.tsx';
import styles from './rounds-table.module.css';
import { StateBadge } from './state-badge.tsx';

const columnCount = 7;

/** A round, and below it what moved in it, fetched when it is first asked for. */
export function RoundRows({ round }: { round: Round }) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const { language } = useEnvironment();
  const time = momentText(round.time, language);
  const name = nameOfRound(round, language);
  return (
    <tbody className={styles.round}>
      <tr className={styles.row}>
        <td data-name="time" className="figures">
          {time}
        </td>
        <th scope="row" data-name="game">
          {name}
        </th>
        <td data-name="provider">{round.provider}</td>
        <td data-name="stake" data-column={t('rounds.column.stake')} className="figures">
          <WireMoney amount={round.stake} />
        </td>
        <td data-name="win" data-column={t('rounds.column.win')} className="figures">
          <WireMoney amount={round.net} way="in" />
        </td>
        <td data-name="state">
          <StateBadge state={round.state} />
        </td>
        <td data-name="details">
          <button type="button" className={styles.opener} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {t('rounds.details')}
            <span className="visually-hidden">
              {' '}
              {name}, {time}
            </span>
            <Icon name="down" size={16} />
          </button>
        </td>
      </tr>
      {isOpen && (
        <tr className={styles.details}>
          <td colSpan={columnCount}>
            <RoundDetails id={round.id} />
          </td>
        </tr>
      )}
    </tbody>
  );
}
