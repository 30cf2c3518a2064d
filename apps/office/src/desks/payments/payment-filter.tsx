import { useSearchParams } from '@harmattan/router/use-search-params';
import { LinkTabs } from '@harmattan/ui/tabs';
import { serverWord } from '../../shared/texts/texts.ts';
import styles from './payment-filter.module.css';
import { useT } from './texts.ts';
import type { WaitingPayment } from './use-payments.ts';

/** The reasons of withdrawals are rules; those of other kinds are told by gateways, and each is another. */
const kindWithReasons = 'withdrawal to approve';

/** What the address asks for of the worklist, by kind and by reason. */
export function useFilter(payments: readonly WaitingPayment[]) {
  const [search, setSearch] = useSearchParams();
  const kind = search.get('kind') ?? undefined;
  const reason = kind === kindWithReasons ? (search.get('reason') ?? undefined) : undefined;
  const ofKind = kind === undefined ? payments : payments.filter((payment) => payment.kind === kind);
  const shown = reason === undefined ? ofKind : ofKind.filter((payment) => payment.reason === reason);
  const chooseReason = (next: string) => setSearch({ kind: kindWithReasons, ...(next !== '' && { reason: next }) });
  return {
    ...{ kind, reason, shown, chooseReason },
    kinds: counted(payments.map((payment) => payment.kind)),
    reasons: kind === kindWithReasons ? counted(ofKind.map((payment) => payment.reason)) : [],
    all: payments.length,
  };
}

type Filter = ReturnType<typeof useFilter>;

export function PaymentFilter({ filter: { kind, kinds, reason, reasons, all, chooseReason } }: { filter: Filter }) {
  const t = useT();
  if (kind === undefined && kinds.length < 2) return null;
  return (
    <div className={styles.filter}>
      <LinkTabs
        label={t('payments.filter.kinds')}
        look="chips"
        tabs={[
          { href: '/payments', label: <Counted word={t('payments.filter.all')} count={all} />, isCurrent: !kind },
          ...kinds.map(([word, count]) => ({
            href: `?kind=${encodeURIComponent(word)}`,
            label: <Counted word={serverWord('payments.kind', word)} count={count} />,
            isCurrent: kind === word,
          })),
        ]}
      />
      {(reasons.length > 1 || reason !== undefined) && (
        <label className={styles.reason}>
          <span>{t('payments.filter.reason')}</span>
          <select className={styles.select} value={reason ?? ''} onChange={(event) => chooseReason(event.target.value)}>
            <option value="">{t('payments.filter.every')}</option>
            {reasons.map(([word, count]) => (
              <option key={word} value={word}>
                {serverWord('payments.reason', word)} ({count})
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}

function Counted({ word, count }: { word: string; count: number }) {
  return (
    <>
      {word} <span className={`${styles.count} figures`}>{count}</span>
    </>
  );
}

/** Each word with how often it comes, the most frequent first. */
function counted(words: readonly string[]): [word: string, count: number][] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one);
}
