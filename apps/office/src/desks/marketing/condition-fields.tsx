import { marketRegions } from '@harmattan/kernel/market-regions';
import { Button } from '@harmattan/ui/button';
import { SelectField } from '@harmattan/ui/select-field';
import { TextField } from '@harmattan/ui/text-field';
import { FormMessage } from '../../shared/view/form-message.tsx';
import { type ConditionDraft, conditionKinds, figures, hasPeriod, languages, products } from './condition-draft.ts';
import styles from './marketing.module.css';
import { useT } from './texts.ts';

interface ConditionFieldsProps {
  /** Its place in the list, for voices. */
  number: number;
  draft: ConditionDraft;
  isWrong: boolean;
  isReadOnly: boolean;
  onChange: (change: Partial<ConditionDraft>) => void;
  onRemove: (() => void) | undefined;
}

export function ConditionFields({ number, draft, isWrong, isReadOnly, onChange, onRemove }: ConditionFieldsProps) {
  const t = useT();
  const { kind } = draft;
  const fields = { draft, onChange };
  return (
    <fieldset className={styles.condition} disabled={isReadOnly}>
      <legend className="visually-hidden">{t('marketing.segments.condition', { number })}</legend>
      <div className={styles.fields}>
        <SelectField
          label={t('marketing.segments.kind')}
          value={kind}
          onValueChange={(next) => onChange({ kind: conditionKinds.find((one) => one === next) ?? kind })}
          options={conditionKinds.map((one) => ({ value: one, label: t(`marketing.kind.${one}`) }))}
        />
        <OwnFields {...fields} />
        {(kind === 'money' || kind === 'balance') && <Limits {...fields} />}
        {hasPeriod(kind) && <Period {...fields} />}
      </div>
      {onRemove && !isReadOnly && (
        <div className={styles.buttons}>
          <Button size="small" onClick={onRemove}>
            {t('marketing.segments.remove')}
            <span className="visually-hidden"> {number}</span>
          </Button>
        </div>
      )}
      <FormMessage text={isWrong ? t('marketing.segments.wrong') : undefined} />
    </fieldset>
  );
}

interface PartProps {
  draft: ConditionDraft;
  onChange: (change: Partial<ConditionDraft>) => void;
}

function OwnFields({ draft, onChange }: PartProps) {
  const t = useT();
  const { kind } = draft;
  if (kind === 'money') return <MoneyFields draft={draft} onChange={onChange} />;
  if (kind === 'language')
    return (
      <SelectField
        label={t('marketing.kind.language')}
        value={draft.language}
        onValueChange={(next) => onChange({ language: languages.find((one) => one === next) ?? 'en' })}
        options={languages.map((one) => ({ value: one, label: t(`marketing.language.${one}`) }))}
      />
    );
  if (kind === 'region')
    return (
      <SelectField
        label={t('marketing.kind.region')}
        value={draft.region}
        onValueChange={(region) => onChange({ region })}
        placeholder={t('marketing.field.region.choose')}
        options={marketRegions.map((region) => ({ value: region, label: region }))}
      />
    );
  return (
    <>
      {(kind === 'played' || kind === 'marketing') && (
        <SelectField
          label={t('marketing.field.is')}
          value={draft.yes ? 'yes' : 'no'}
          onValueChange={(next) => onChange({ yes: next === 'yes' })}
          options={(['yes', 'no'] as const).map((one) => ({ value: one, label: t(`marketing.field.${kind}.${one}`) }))}
        />
      )}
      {kind === 'favourite' && (
        <SelectField
          label={t('marketing.field.of')}
          value={draft.of}
          onValueChange={(next) => onChange({ of: next === 'supplier' ? 'supplier' : 'product' })}
          options={(['product', 'supplier'] as const).map((one) => ({
            value: one,
            label: t(`marketing.field.${one}`),
          }))}
        />
      )}
      {(kind === 'favourite' || kind === 'played' || kind === 'campaign') && (
        <TextField
          label={t(`marketing.field.name.${kind}`)}
          value={draft.name}
          onValueChange={(name) => onChange({ name })}
          maxLength={200}
          autoComplete="off"
        />
      )}
    </>
  );
}

function MoneyFields({ draft, onChange }: PartProps) {
  const t = useT();
  return (
    <>
      <SelectField
        label={t('marketing.field.figure')}
        value={draft.figure}
        onValueChange={(next) => onChange({ figure: figures.find((one) => one === next) ?? 'deposits' })}
        options={figures.map((one) => ({ value: one, label: t(`marketing.figure.${one}`) }))}
      />
      {(draft.figure === 'stakes' || draft.figure === 'net') && (
        <SelectField
          label={t('marketing.field.product')}
          value={draft.product}
          onValueChange={(product) => onChange({ product })}
          placeholder={t('marketing.field.product.all')}
          options={products.map((one) => ({ value: one, label: t(`marketing.product.${one}`) }))}
        />
      )}
    </>
  );
}

function Limits({ draft, onChange }: PartProps) {
  const t = useT();
  return (
    <>
      <TextField
        label={t('marketing.field.min')}
        inputMode="numeric"
        value={draft.min}
        onValueChange={(min) => onChange({ min })}
        maxLength={13}
        autoComplete="off"
      />
      <TextField
        label={t('marketing.field.max')}
        inputMode="numeric"
        value={draft.max}
        onValueChange={(max) => onChange({ max })}
        maxLength={13}
        autoComplete="off"
      />
    </>
  );
}

function Period({ draft, onChange }: PartProps) {
  const t = useT();
  return (
    <>
      <SelectField
        label={t('marketing.field.span')}
        value={draft.span}
        onValueChange={(next) => onChange({ span: next === 'between' ? 'between' : 'last' })}
        options={(['last', 'between'] as const).map((one) => ({ value: one, label: t(`marketing.field.span.${one}`) }))}
      />
      {draft.span === 'last' ? (
        <TextField
          label={t('marketing.field.days')}
          inputMode="numeric"
          value={draft.days}
          onValueChange={(days) => onChange({ days })}
          maxLength={3}
          autoComplete="off"
        />
      ) : (
        (['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            label={t(`marketing.field.${end}`)}
            type="date"
            value={draft[end]}
            onValueChange={(day) => onChange({ [end]: day })}
          />
        ))
      )}
    </>
  );
}
