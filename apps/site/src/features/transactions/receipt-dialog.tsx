import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import { Dialog } from '@harmattan/ui/dialog';
import { Loading, Skeleton } from '@harmattan/ui/skeleton';
import { useState } from 'react';
import { brand } from '../../shared/brand/brand.ts';
import { FactList } from '../../shared/cashier/fact-list.tsx';
import { FormMessage } from '../../shared/forms/form-message.tsx';
import { StatusMessage } from '../../shared/forms/status-message.tsx';
import styles from './receipt-dialog.module.css';
import { type Shared, shareText } from './share-receipt.ts';
import { useReceipt } from './use-receipt.ts';
import { useReceiptFacts } from './use-receipt-facts.ts';

interface ReceiptDialogProps {
  /** Open while there is one. */
  id: string | null;
  onClose: () => void;
}

export function ReceiptDialog({ id, onClose }: ReceiptDialogProps) {
  const t = useT();
  const factsOf = useReceiptFacts();
  const { data: receipt, error } = useReceipt(id);
  const [shared, setShared] = useState<Shared>();
  const title = t('transactions.receipt.title', { brand: brand.name });
  const facts = receipt && factsOf(receipt);

  async function share() {
    const lines = (facts ?? []).map(({ name, value }) => `${name}: ${value}`);
    setShared(await shareText(title, [title, ...lines].join('\n')));
  }

  function close() {
    setShared(undefined);
    onClose();
  }

  return (
    <Dialog
      open={id !== null}
      title={title}
      onClose={close}
      closeText={t('transactions.receipt.close')}
      actions={
        facts && (
          <>
            <Button onClick={() => print()}>{t('transactions.receipt.print')}</Button>
            <Button kind="primary" onClick={share}>
              {t('transactions.receipt.share')}
            </Button>
          </>
        )
      }
    >
      {facts ? (
        <div className={styles.receipt} data-receipt>
          <p className={styles.brand}>{title}</p>
          <FactList facts={facts} />
        </div>
      ) : error ? (
        <StatusMessage failure={error} />
      ) : (
        <Loading label={t('transactions.receipt.loading')}>
          <Skeleton height="320px" />
        </Loading>
      )}
      <FormMessage kind="good" text={shared === 'copied' ? t('transactions.receipt.copied') : undefined} />
      <FormMessage kind="bad" text={shared === 'not shared' ? t('transactions.receipt.not-shared') : undefined} />
    </Dialog>
  );
}
