import { SelectField } from '@harmattan/ui/select-field';
import { TextAreaField } from '@harmattan/ui/text-area-field';
import { TextField } from '@harmattan/ui/text-field';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { FormDialog } from '../../shared/view/form-dialog.tsx';
import styles from './compliance.module.css';
import { DocumentField } from './document-field.tsx';
import { type OrderDraft, problemsOf, readNumbers } from './order-draft.ts';
import { useT } from './texts.ts';
import type { Order } from './use-compliance.ts';
import { useDecide } from './use-decide.ts';

const empty: OrderDraft = {
  ...{ authority: '', number: '', receivedAt: '', asks: 'freeze', until: '', text: '', numbers: '' },
};

type Problems = Partial<Record<keyof OrderDraft, string | undefined>>;

interface RegisterOrderProps {
  /** The freeze that the order ends. Left out: an order of its own. */
  released?: Order;
  onClose: () => void;
}

/** Registers an order, and does what it asks for. */
export function RegisterOrder({ released, onClose }: RegisterOrderProps) {
  const t = useT();
  const decide = useDecide(onClose);
  const [draft, setDraft] = useState<OrderDraft>(released ? { ...empty, asks: 'release' } : empty);
  const [sha256, setSha256] = useState<string>();
  const [wrong, setWrong] = useState<Problems>({});
  const set = (part: Partial<OrderDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setWrong((before) => ({ ...before, ...Object.fromEntries(Object.keys(part).map((name) => [name, undefined])) }));
  };

  async function send() {
    const problems = problemsOf(draft);
    setWrong(Object.fromEntries(problems.map((name) => [name, t('compliance.missing')])));
    if (problems.length > 0) return;
    const found = released ? { players: [] } : await findPlayers(draft.numbers);
    if ('unknown' in found) return setWrong({ numbers: t('compliance.order.unknown', { number: found.unknown }) });
    const { authority, number, asks, text } = draft;
    const body = {
      ...{ authority, number, asks, text, receivedAt: new Date(draft.receivedAt).toISOString() },
      ...(draft.until !== '' && asks === 'freeze' && { until: new Date(draft.until).toISOString() }),
      ...(sha256 !== undefined && { documentSha256: sha256 }),
      ...(released ? { releases: released.id } : found),
    };
    await decide(() => call('POST Compliance/RegisterOrder', { body }).then(() => t(`compliance.order.done.${asks}`)));
  }

  return (
    <FormDialog
      title={t(released ? 'compliance.order.release' : 'compliance.order.register')}
      confirmText={t(`compliance.order.send.${draft.asks}`)}
      onConfirm={send}
      onClose={onClose}
    >
      <p className={styles.note}>
        {released
          ? t('compliance.order.release.text', { authority: released.authority, number: released.number })
          : t('compliance.order.register.text')}
      </p>
      <NameFields draft={draft} wrong={wrong} onChange={set} />
      {!released && <AsksFields draft={draft} wrong={wrong} onChange={set} />}
      <TextAreaField
        label={t('compliance.order.text')}
        error={wrong.text}
        value={draft.text}
        onValueChange={(text) => set({ text })}
        lengthMax={4_000}
        rows={3}
      />
      <DocumentField sha256={sha256} onSha256={setSha256} />
    </FormDialog>
  );
}

interface FieldsProps {
  draft: OrderDraft;
  wrong: Problems;
  onChange: (part: Partial<OrderDraft>) => void;
}

/** Which order it is. */
function NameFields({ draft, wrong, onChange }: FieldsProps) {
  const t = useT();
  const line = (name: 'authority' | 'number', lengthMax: number) => (
    <TextField
      label={t(`compliance.${name}`)}
      error={wrong[name]}
      value={draft[name]}
      onValueChange={(value) => onChange({ [name]: value })}
      maxLength={lengthMax}
      autoComplete="off"
    />
  );
  return (
    <>
      {line('authority', 120)}
      {line('number', 80)}
      <TextField
        label={t('compliance.order.received')}
        error={wrong.receivedAt}
        type="datetime-local"
        value={draft.receivedAt}
        onValueChange={(receivedAt) => onChange({ receivedAt })}
      />
    </>
  );
}

/** What the order asks for, about whom, and until when. */
function AsksFields({ draft: { asks, numbers, until }, wrong, onChange }: FieldsProps) {
  const t = useT();
  return (
    <>
      <SelectField
        label={t('compliance.order.asks')}
        value={asks}
        onValueChange={(word) => onChange({ asks: word === 'tell' ? 'tell' : 'freeze' })}
        options={(['freeze', 'tell'] as const).map((value) => ({ value, label: t(`compliance.asks.${value}`) }))}
      />
      <TextAreaField
        label={t('compliance.order.who')}
        hint={t('compliance.order.who.hint')}
        error={wrong.numbers}
        value={numbers}
        onValueChange={(value) => onChange({ numbers: value })}
        lengthMax={600}
        rows={2}
      />
      {asks === 'freeze' && (
        <TextField
          label={t('compliance.order.until.optional')}
          type="datetime-local"
          value={until}
          onValueChange={(value) => onChange({ until: value })}
        />
      )}
    </>
  );
}

/** The players of the numbers, or the first number that is not exactly one player's. */
async function findPlayers(numbers: string): Promise<{ players: string[] } | { unknown: string }> {
  const players: string[] = [];
  for (const number of readNumbers(numbers)) {
    const found = await call('GET Players/Search', { query: { text: number } });
    const [player] = found;
    if (!player || found.length > 1) return { unknown: number };
    players.push(player.playerId);
  }
  return { players };
}
