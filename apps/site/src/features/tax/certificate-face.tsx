import { useT } from '@harmattan/i18n/use-t';
import { Button, ButtonLink } from '@harmattan/ui/button';
import { EmptyState } from '@harmattan/ui/empty-state';
import { refusalOf } from '../../shared/api/call-errors.ts';
import { brand } from '../../shared/brand/brand.ts';
import { WireMoney } from '../../shared/money/wire-money.tsx';
import styles from './tax-page.module.css';
import { TaxRemote } from './tax-remote.tsx';
import { TaxSums } from './tax-sums.tsx';
import { type Certificate, useCertificate } from './use-tax.ts';

export function CertificateFace({ year }: { year: string }) {
  const t = useT();
  const query = useCertificate(year);
  if (refusalOf<'GET Tax/GetCertificate'>(query.error)?.status === 'RECORD_DOES_NOT_EXIST')
    return <EmptyState icon="receipt" title={t('tax.empty.title')} text={t('tax.empty.text')} />;
  return <TaxRemote query={query}>{(certificate) => <Sheet certificate={certificate} />}</TaxRemote>;
}

/** Made for paper: printed, there is nothing on it but this sheet. */
function Sheet({ certificate }: { certificate: Certificate }) {
  const t = useT();
  const { year, name, isVerified, madeAt, authorities } = certificate;
  return (
    <>
      <div className={styles.tools}>
        <ButtonLink href="/tax">{t('tax.back')}</ButtonLink>
        <Button kind="primary" onClick={() => print()}>
          {t('tax.print')}
        </Button>
      </div>
      <article className={`${styles.card} ${styles.sheet}`} data-sheet aria-labelledby="certificate">
        <h2 id="certificate" className={styles.title}>
          {t('tax.certificate.title', { year })}
        </h2>
        <dl className={styles.facts}>
          <Fact name={t('tax.payer')} value={brand.legalName} />
          <Fact name={t('tax.player')} value={name ?? t('tax.player.unknown')} />
          <Fact name={t('tax.known')} value={t(isVerified ? 'tax.known.yes' : 'tax.known.no')} />
          <Fact name={t('tax.made')} value={madeAt.replace('T', ' ')} />
        </dl>
        {authorities.map((authority) => (
          <div key={authority.authority} className={styles.authority}>
            <TaxSums sums={authority} />
            <Lines authority={authority} />
          </div>
        ))}
      </article>
    </>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Lines({ authority: { authority, entries, lines } }: { authority: Certificate['authorities'][number] }) {
  const t = useT();
  return (
    <>
      <table className={styles.table}>
        <caption className="visually-hidden">{t('tax.lines', { authority })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('tax.column.number')}</th>
            <th scope="col">{t('tax.column.time')}</th>
            <th scope="col">{t('tax.column.product')}</th>
            <th scope="col">{t('tax.gross')}</th>
            <th scope="col">{t('tax.tax')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ number, at, product, gross, tax }) => (
            <tr key={number}>
              <th scope="row" data-column={t('tax.column.number')}>
                {number}
              </th>
              <td data-column={t('tax.column.time')}>{at.replace('T', ' ')}</td>
              <td data-column={t('tax.column.product')}>{t(`tax.product.${product}`)}</td>
              <td data-column={t('tax.gross')}>
                <WireMoney amount={gross} />
              </td>
              <td data-column={t('tax.tax')}>
                <WireMoney amount={tax} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {lines.length < entries && <p>{t('tax.cut', { shown: lines.length, entries })}</p>}
    </>
  );
}
