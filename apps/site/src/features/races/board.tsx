import { useT } from '@harmattan/i18n/use-t';
import { EmptyState } from '@harmattan/ui/empty-state';
import { FormMessage } from '../../shared/forms/form-message.tsx';
import styles from './board.module.css';
import { BoardRow } from './board-row.tsx';
import pageStyles from './race-page.module.css';
import type { Board as ShownBoard } from './use-board.ts';

interface BoardProps {
  board: ShownBoard;
  /** It could not be asked for again. */
  isOld: boolean;
}

/** The first ten. */
export function Board({ board, isOld }: BoardProps) {
  const t = useT();
  // Until the prizes are paid, stakes that are undone still count back.
  const isFinal = board.state === 'paid';
  return (
    <section className={pageStyles.section}>
      <h2 className={pageStyles.heading}>{t(isFinal ? 'races.board.final' : 'races.board')}</h2>
      <FormMessage kind="info" text={isOld ? t('races.board.old') : undefined} />
      {board.top.length === 0 ? (
        <EmptyState
          icon="trophy"
          title={t('races.board.empty.title')}
          text={t(board.state === 'upcoming' ? 'races.board.upcoming' : 'races.board.empty.text')}
        />
      ) : (
        <table className={styles.board}>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{t('races.board.place')}</th>
              <th scope="col">{t('races.board.name')}</th>
              <th scope="col">{t('races.board.turnover')}</th>
              <th scope="col">{t('races.board.prize')}</th>
            </tr>
          </thead>
          <tbody>
            {board.top.map((row) => (
              <BoardRow key={row.place} row={row} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
