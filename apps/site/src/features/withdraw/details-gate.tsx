import type { CallKey } from '@harmattan/contract';
import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { refusalOf } from '../../shared/api/call-errors.ts';
import { PersonalDetailsDialog } from '../../shared/personal-details/personal-details-dialog.tsx';
import { usePersonalInformation } from '../../shared/personal-details/use-personal-information.ts';
import styles from './details-gate.module.css';

type WithdrawCall = Extract<CallKey, `POST Banking/Register${string}Withdraw`>;

const AskForDetails = createContext((_failure: unknown) => {});

/** For a form that was refused: asks for the name once more when that is what is missing. */
export function useAskForDetails(): (failure: unknown) => void {
  return useContext(AskForDetails);
}

/** A withdrawal needs a name. A player who closes the dialog may look around, and is asked again when a form is refused. */
export function DetailsGate({ children }: { children: ReactNode }) {
  const t = useT();
  const { data: information, refetch } = usePersonalInformation();
  const [isDismissed, setIsDismissed] = useState(false);
  const isMissing = information?.firstName === '';

  function ask(failure: unknown) {
    if (refusalOf<WithdrawCall>(failure)?.status !== 'PERSONAL_DETAILS_NEEDED') return;
    refetch();
    setIsDismissed(false);
  }

  return (
    <AskForDetails value={ask}>
      {isMissing && isDismissed && (
        <div className={styles.note}>
          <p>{t('cashier.PERSONAL_DETAILS_NEEDED')}</p>
          <Button onClick={() => setIsDismissed(false)}>{t('withdraw.details')}</Button>
        </div>
      )}
      {children}
      {information && (
        <PersonalDetailsDialog
          open={isMissing && !isDismissed}
          information={information}
          onClose={() => setIsDismissed(true)}
        />
      )}
    </AskForDetails>
  );
}
