import { serverWord } from '../../shared/texts/texts.ts';
import { Amount } from '../../shared/view/amount.tsx';
import { Remote } from '../../shared/view/remote.tsx';
import tables from '../../shared/view/table.module.css';
import { TableFrame } from '../../shared/view/table-frame.tsx';
import styles from './regulator-page.module.css';
import { useT } from './texts.ts';
import { type Cut, type Figures, useFigures } from './use-regulator.ts';

const columns = ['stakes', 'refunds', 'wins', 'ggr', 'awards'] as const;

export function FiguresTable({ cut }: { cut: Cut }) {
  const t = useT();
  const query = useFigures(cut);
  return (
    <section className={styles.section} aria-labelledby="figures">
      <h2 id="figures" className={styles.title}>
        {t('regulator.figures')}
      </h2>
      <Remote query={query}>
        {({ products, total }) => (
          <TableFrame label={t('regulator.figures')}>
            <table className={tables.table}>
              <thead>
                <tr>
                  <th scope="col">{t('regulator.product')}</th>
                  <th scope="col" className={tables.figure}>
                    {t('regulator.players')}
                  </th>
                  {columns.map((column) => (
                    <th key={column} scope="col" className={tables.figure}>
                      {t(`regulator.${column}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {products.map(({ product, ...sums }) => (
                  <SumsRow key={product} name={serverWord('regulator.product', product)} sums={sums} />
                ))}
                <SumsRow name={t('regulator.total')} sums={total} />
              </tbody>
            </table>
          </TableFrame>
        )}
      </Remote>
      <p className={styles.note}>{t('regulator.formula')}</p>
    </section>
  );
}

function SumsRow({ name, sums }: { name: string; sums: Figures['total'] }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className={`${tables.figure} figures`}>{sums.players}</td>
      {columns.map((column) => (
        <td key={column} className={tables.figure}>
          <Amount amount={sums[column]} />
        </td>
      ))}
    </tr>
  );
}
