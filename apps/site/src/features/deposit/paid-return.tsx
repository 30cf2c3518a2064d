import { useT } from '@harmattan/i18n/use-t';
import { useSearchParams } from '@harmattan/router/use-search-params';
import { Waiting } from '../../shared/cashier/waiting.tsx';
import { DepositProgress } from './deposit-progress.tsx';
import styles from './paid-return.module.css';

/** Back from a payment page: what became of the deposit that was paid there. */
export function PaidReturn({ id }: { id: string }) {
  const t = useT();
  const [search, setSearch] = useSearchParams();

  function leave() {
    const next = new URLSearchParams(search);
    next.delete('paid');
    setSearch(next);
  }

  return (
    <section className={styles.card} aria-label={t('deposit.paid')}>
      <DepositProgress id={id} onAgain={leave}>
        <Waiting title={t('deposit.paid.waiting')} text={t('deposit.paid.text')} />
      </DepositProgress>
    </section>
  );
}
