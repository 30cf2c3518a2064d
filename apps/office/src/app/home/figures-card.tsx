import type { ReactNode } from 'react';
import { Amount } from '../../shared/view/amount.tsx';
import { TableFrame } from '../../shared/view/table-frame.tsx';
import { Card, CardNote } from './card.tsx';
import { DifferenceText } from './difference-text.tsx';
import styles from './figures-card.module.css';
import tables from './tables.module.css';
import { useT } from './texts.ts';
import type { Figures } from './use-overview.ts';

/** The day until now beside the same hours of a week ago. */
export function FiguresCard({ figures }: { figures: Figures }) {
  const t = useT();
  const { registrations, deposits, withdrawals, products } = figures;
  const ggr = {
    today: sumOf(products.map(({ today }) => today.ggr)),
    lastWeek: sumOf(products.map(({ lastWeek }) => lastWeek.ggr)),
  };
  return (
    <Card title={t('home.figures.title')} icon="clock" aside={t('home.figures.against')}>
      <dl className={styles.tiles}>
        <Tile name={t('home.figures.deposits')} {...amountsOf(deposits)} isMoney>
          {t('home.figures.count', { count: deposits.today.count })}
        </Tile>
        <Tile name={t('home.figures.withdrawals')} {...amountsOf(withdrawals)} isMoney>
          {t('home.figures.count', { count: withdrawals.today.count })}
        </Tile>
        <Tile name={t('home.figures.ggr')} {...ggr} isMoney />
        <Tile name={t('home.figures.registrations')} {...registrations} />
      </dl>
    </Card>
  );
}

interface TileProps {
  name: string;
  today: number;
  lastWeek: number;
  isMoney?: boolean;
  children?: ReactNode;
}

function Tile({ name, today, lastWeek, isMoney = false, children }: TileProps) {
  const t = useT();
  const figureOf = (figure: number) => (isMoney ? <Amount amount={figure} /> : figure.toLocaleString('en'));
  return (
    <div className={styles.tile}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.figure}>{figureOf(today)}</dd>
      <dd className={styles.beside}>
        <strong>
          <DifferenceText today={today} lastWeek={lastWeek} />
        </strong>{' '}
        <span className={styles.then}>
          {t('home.figures.last-week', { figure: '' })}
          {figureOf(lastWeek)}
        </span>
        {children !== undefined && <span className={styles.then}>{children}</span>}
      </dd>
    </div>
  );
}

export function ProductsCard({ products }: { products: Figures['products'] }) {
  const t = useT();
  return (
    <Card title={t('home.products.title')} icon="dice" aside={t('home.products.formula')}>
      {products.length === 0 ? (
        <CardNote>{t('home.products.none')}</CardNote>
      ) : (
        <TableFrame label={t('home.products.product')} look="plain">
          <table className={tables.table}>
            <thead>
              <tr>
                <th scope="col">{t('home.products.product')}</th>
                <th scope="col" className={`${tables.end} ${tables.wide}`}>
                  {t('home.products.staked')}
                </th>
                <th scope="col" className={tables.end}>
                  {t('home.products.ggr')}
                </th>
                <th scope="col" className={`${tables.end} ${tables.wide}`}>
                  {t('home.products.last-week')}
                </th>
                <th scope="col" className={tables.end}>
                  {t('home.products.difference')}
                </th>
              </tr>
            </thead>
            <tbody>
              {products.map((product) => (
                <ProductRow key={product.product} {...product} />
              ))}
            </tbody>
          </table>
        </TableFrame>
      )}
    </Card>
  );
}

function ProductRow({ product, today, lastWeek }: Figures['products'][number]) {
  return (
    <tr>
      <th scope="row">{`${product.charAt(0).toUpperCase()}${product.slice(1)}`}</th>
      <td className={`${tables.end} ${tables.wide}`}>
        <Amount amount={today.staked} />
      </td>
      <td className={tables.end}>
        <Amount amount={today.ggr} />
      </td>
      <td className={`${tables.end} ${tables.wide} ${tables.soft}`}>
        <Amount amount={lastWeek.ggr} />
      </td>
      <td className={`${tables.end} ${tables.soft}`}>
        <DifferenceText today={today.ggr} lastWeek={lastWeek.ggr} />
      </td>
    </tr>
  );
}

const amountsOf = ({ today, lastWeek }: Figures['deposits']) => ({ today: today.amount, lastWeek: lastWeek.amount });
/** The wire has two decimals; a sum of them has no more. */
const sumOf = (amounts: number[]) => Math.round(amounts.reduce((sum, amount) => sum + amount, 0) * 100) / 100;
