import { useT } from '@harmattan/i18n/use-t';
import { minorFromMajor } from '@harmattan/kernel/money';
import { AmountField } from '@harmattan/ui/amount-field';
import { IconButton } from '@harmattan/ui/icon-button';
import { TextField } from '@harmattan/ui/text-field';
import { useState } from 'react';
import { brand } from '../../shared/brand/brand.ts';
import { Sample, Specimen } from './specimen.tsx';

export function FieldSpecimen() {
  const t = useT();
  return (
    <Specimen name="TextField, AmountField">
      <Sample props="prefix, hint, inputMode">
        <MobileField />
      </Sample>
      <Sample props="error">
        <MobileField error={t('gallery.field.mobile.error')} />
      </Sample>
      <Sample props="suffix">
        <PasswordField />
      </Sample>
      <Sample props="disabled">
        <TextField label={t('gallery.field.readonly')} value="2348031234567" onValueChange={() => undefined} disabled />
      </Sample>
      <Sample props="AmountField: text in, text out">
        <FreeAmountField />
      </Sample>
      <Sample props="AmountField: error">
        <AmountField
          label={t('gallery.amount.label')}
          error={t('gallery.amount.error')}
          refusedText={t('gallery.amount.refused')}
          value="12345678.90"
          onValueChange={() => undefined}
        />
      </Sample>
    </Specimen>
  );
}

function MobileField({ error }: { error?: string }) {
  const t = useT();
  const [value, setValue] = useState(error === undefined ? '' : '80312');
  return (
    <TextField
      label={t('gallery.field.mobile')}
      hint={t('gallery.field.mobile.hint')}
      error={error}
      prefix={`${brand.countryPrefix} (0)`}
      inputMode="numeric"
      maxLength={10}
      value={value}
      onValueChange={setValue}
    />
  );
}

function PasswordField() {
  const t = useT();
  const [value, setValue] = useState('');
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      label={t('gallery.field.password')}
      type={isShown ? 'text' : 'password'}
      autoComplete="off"
      value={value}
      onValueChange={setValue}
      suffix={
        <IconButton
          icon="eye"
          label={t(isShown ? 'gallery.field.password.hide' : 'gallery.field.password.show')}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}

function FreeAmountField() {
  const t = useT();
  const [value, setValue] = useState('');
  const kobo = minorFromMajor(value)?.toString() ?? '–';
  return (
    <div>
      <AmountField
        label={t('gallery.amount.label')}
        hint={t('gallery.amount.hint')}
        refusedText={t('gallery.amount.refused')}
        value={value}
        onValueChange={setValue}
      />
      <output className="figures">{t('gallery.amount.kobo', { kobo })}</output>
    </div>
  );
}
