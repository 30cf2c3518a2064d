import { SelectField, TextField } from '@harmattan/sandbox-ui/field';
import { useStore } from '@harmattan/sandbox-ui/store';
import { useState } from 'preact/hooks';
import { type Manner, manners } from '../../../src/phone/contract.ts';
import { act, failureText } from '../core/api.ts';
import { usePhone } from '../core/phone.ts';
import { useTexts } from '../texts/index.ts';

interface Draft {
  manner: Manner;
  minutes: string;
}

/** How the web hooks of this number come: saved as soon as it is chosen. */
export function MannerForm({ number }: { number: string }) {
  const phone = usePhone();
  const texts = useTexts();
  const stored = useStore(phone.manner);
  // What is read meanwhile does not interrupt a choice.
  const [draft, setDraft] = useState<Draft>();
  const shown = draft ?? { manner: stored?.manner ?? 'normal', minutes: String(stored?.minutes ?? 10) };

  async function save({ manner, minutes }: Draft) {
    const wanted = { manner, minutes: Number(minutes) };
    phone.manner.set(wanted);
    const outcome = await act('manner', { number, ...wanted });
    phone.say(outcome.ok ? texts.saved : failureText(outcome, texts));
  }

  return (
    <form
      class="fields"
      onSubmit={(event) => event.preventDefault()}
      onFocusOut={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setDraft(undefined);
      }}
    >
      <SelectField
        label={texts.hooks}
        value={shown.manner}
        options={manners.map((manner) => [manner, texts.manner[manner]] as const)}
        onValue={(manner) => {
          setDraft({ ...shown, manner });
          void save({ ...shown, manner });
        }}
      />
      {shown.manner === 'late' && (
        <TextField
          label={texts.minutes}
          inputMode="numeric"
          maxLength={5}
          value={shown.minutes}
          onValue={(minutes) => setDraft({ ...shown, minutes })}
          onCommit={() => void save(shown)}
        />
      )}
    </form>
  );
}
