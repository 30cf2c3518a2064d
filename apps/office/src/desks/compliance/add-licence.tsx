import { licenceProducts } from '@harmattan/contract/office';
import { marketRegions } from '@harmattan/kernel/market-regions';
import { Checkbox } from '@harmattan/ui/checkbox';
import { TextField } from '@harmattan/ui/text-field';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { DecisionDialog } from '../../shared/view/decision-dialog.tsx';
import styles from './compliance.module.css';
import { useT } from './texts.ts';
import { useDecide } from './use-decide.ts';

const dayShape = /^\d{4}-\d{2}-\d{2}$/;
type Product = (typeof licenceProducts)[number];

export function AddLicence({ onClose }: { onClose: () => void }) {
  const t = useT();
  const decide = useDecide(onClose);
  const [draft, setDraft] = useState({ authority: '', number: '', from: '', until: '' });
  const [regions, setRegions] = useState<readonly string[]>([]);
  const [products, setProducts] = useState<readonly Product[]>([]);
  const [wasTried, setWasTried] = useState(false);
  const { authority, number, from, until } = draft;
  const missing = (isFine: boolean) => (wasTried && !isFine ? t('compliance.missing') : undefined);
  const isPeriod = dayShape.test(from) && dayShape.test(until) && from <= until;
  const isFine =
    authority.trim() !== '' && number.trim() !== '' && isPeriod && regions.length > 0 && products.length > 0;
  const field = (name: keyof typeof draft, more: { type?: 'date'; maxLength?: number; isFine: boolean }) => (
    <TextField
      label={t(name === 'authority' || name === 'number' ? `compliance.${name}` : `compliance.licence.${name}`)}
      error={missing(more.isFine)}
      {...(more.type ? { type: more.type } : { maxLength: more.maxLength, autoComplete: 'off' })}
      value={draft[name]}
      onValueChange={(value) => setDraft((before) => ({ ...before, [name]: value }))}
    />
  );
  return (
    <DecisionDialog
      title={t('compliance.licence.add')}
      confirmText={t('compliance.licence.add.send')}
      onClose={onClose}
      areFieldsFine={isFine}
      onTry={() => setWasTried(true)}
      onConfirm={(comment) => {
        const covers = { regions: [...regions], products: [...products] };
        const body = { authority, number, from, until, ...covers, comment };
        return decide(() =>
          call('POST Compliance/AddLicence', { body }).then(() => t('compliance.licence.add.done', { number })),
        );
      }}
      fields={
        <>
          {field('authority', { maxLength: 120, isFine: authority.trim() !== '' })}
          {field('number', { maxLength: 80, isFine: number.trim() !== '' })}
          {field('from', { type: 'date', isFine: dayShape.test(from) })}
          {field('until', { type: 'date', isFine: isPeriod })}
          <Choices
            title={t('compliance.licence.products')}
            all={licenceProducts}
            chosen={products}
            error={missing(products.length > 0)}
            onChosen={setProducts}
          />
          <Choices
            title={t('compliance.licence.regions')}
            all={marketRegions}
            chosen={regions}
            error={missing(regions.length > 0)}
            onChosen={setRegions}
          />
        </>
      }
    >
      <p>{t('compliance.licence.add.text')}</p>
    </DecisionDialog>
  );
}

interface ChoicesProps<Choice extends string> {
  title: string;
  all: readonly Choice[];
  chosen: readonly Choice[];
  error: string | undefined;
  onChosen: (chosen: readonly Choice[]) => void;
}

function Choices<Choice extends string>({ title, all, chosen, error, onChosen }: ChoicesProps<Choice>) {
  return (
    <fieldset className={`${styles.choices} ${all.length > 10 ? styles.scrolled : ''}`}>
      <legend>{error === undefined ? title : `${title}: ${error}`}</legend>
      {all.map((one) => (
        <Checkbox
          key={one}
          label={one}
          checked={chosen.includes(one)}
          onCheckedChange={(isChosen) =>
            onChosen(isChosen ? [...chosen, one] : chosen.filter((other) => other !== one))
          }
        />
      ))}
    </fieldset>
  );
}
