import { useT } from '@harmattan/i18n/use-t';
import { ButtonLink } from '@harmattan/ui/button';
import { EmptyState } from '@harmattan/ui/empty-state';
import styles from './tax-page.module.css';
import { TaxRemote } from './tax-remote.tsx';
import { TaxSums } from './tax-sums.tsx';
import { useTaxYears } from './use-tax.ts';

export function YearsFace() {
  const t = useT();
  return (
    <TaxRemote query={useTaxYears()}>
      {({ isTaxed, years }) =>
        years.length === 0 ? (
          <EmptyState
            icon="receipt"
            title={t('tax.empty.title')}
            text={t(isTaxed ? 'tax.empty.text' : 'tax.empty.untaxed')}
          />
        ) : (
          years.map(({ year, authorities }) => (
            <section key={year} className={styles.card} aria-labelledby={`year-${year}`}>
              <h2 id={`year-${year}`} className={styles.title}>
                {year}
              </h2>
              {authorities.map((sums) => (
                <TaxSums key={sums.authority} sums={sums} />
              ))}
              <ButtonLink href={`/tax?year=${year}`}>{t('tax.certificate.open', { year })}</ButtonLink>
            </section>
          ))
        )
      }
    </TaxRemote>
  );
}
