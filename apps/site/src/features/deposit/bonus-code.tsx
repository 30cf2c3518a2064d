import { useT } from '@harmattan/i18n/use-t';
import { TextField } from '@harmattan/ui/text-field';
import { createContext, type ReactNode, useContext, useState } from 'react';
import styles from './bonus-code.module.css';
import { Fold } from './fold.tsx';

const lengthMax = 50;

const BonusCode = createContext({ code: '', setCode: (_code: string) => {} });

/** Typed once, it counts for whichever way to pay is taken in the end. */
export function BonusCodeProvider({ initial, children }: { initial: string; children: ReactNode }) {
  const [code, setCode] = useState(initial.slice(0, lengthMax));
  return <BonusCode value={{ code, setCode }}>{children}</BonusCode>;
}

/** As the calls want it: left out when there is none. */
export function useBonusCode(): { bonusCode?: string } {
  const bonusCode = useContext(BonusCode).code.trim();
  return bonusCode === '' ? {} : { bonusCode };
}

/** Most players have none: folded, unless a link has brought one. */
export function BonusCodeField() {
  const t = useT();
  const { code, setCode } = useContext(BonusCode);
  const [isOpen] = useState(code !== '');
  return (
    <Fold title={t('deposit.bonus')} isOpen={isOpen}>
      <div className={styles.field}>
        <TextField
          name="bonusCode"
          label={t('deposit.bonus')}
          autoComplete="off"
          maxLength={lengthMax}
          value={code}
          onValueChange={setCode}
        />
      </div>
    </Fold>
  );
}
