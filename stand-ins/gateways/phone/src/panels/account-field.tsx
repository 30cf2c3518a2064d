import { TextField } from '@harmattan/sandbox-ui/field';
import type { Account } from '../../../src/phone/contract.ts';
import { majorText } from '../core/major.ts';
import { useTexts } from '../texts/index.ts';

/** An account number, with those that were opened for the number as suggestions, and what the chosen one asks for. */
export function AccountField({
  accounts,
  value,
  onValue,
}: {
  accounts: Account[];
  value: string;
  onValue(value: string): void;
}) {
  const texts = useTexts();
  const known = accounts.find(({ account }) => account === value);
  return (
    <>
      <TextField
        label={texts.toAccount}
        inputMode="numeric"
        maxLength={10}
        list="accounts"
        required
        value={value}
        onValue={onValue}
      />
      <datalist id="accounts">
        {accounts.map(({ account, amount }) => (
          <option key={account} value={account}>
            {majorText(amount)}
          </option>
        ))}
      </datalist>
      {known && known.holder !== '' && <p class="hint">{known.holder}</p>}
      <p class="hint">
        {known
          ? `${texts.asksFor(known.bank, majorText(known.amount))} · ${known.isOpen ? texts.accountOpen : texts.accountClosed}`
          : texts.noAccount}
      </p>
    </>
  );
}
