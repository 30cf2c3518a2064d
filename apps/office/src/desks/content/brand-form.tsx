import { Checkbox } from '@harmattan/ui/checkbox';
import { TextAreaField } from '@harmattan/ui/text-area-field';
import { TextField } from '@harmattan/ui/text-field';
import { useState } from 'react';
import styles from './document-form.module.css';
import { LogoField } from './logo-field.tsx';
import { useT } from './texts.ts';
import type { BodyOf } from './use-content.ts';

type Body = BodyOf<'brand'>;

interface BrandFormProps {
  body: Body;
  onChange: (body: Body) => void;
}

export function BrandForm(form: BrandFormProps) {
  const t = useT();
  return (
    <>
      <p className={styles.note}>{t('content.brand.note')}</p>
      <div className={styles.settings}>
        <NameFields {...form} />
        <ContactFields {...form} />
        <div className={styles.column}>
          <LogoField logo={form.body.logo} onChange={(logo) => form.onChange({ ...form.body, logo })} />
          <ColourFields {...form} />
        </div>
      </div>
    </>
  );
}

type TextName = {
  [Name in keyof Body]-?: Body[Name] extends string ? Name : never;
}[keyof Body];

function BrandText({ name, hint, body, onChange }: BrandFormProps & { name: TextName; hint?: string }) {
  const t = useT();
  return (
    <TextField
      label={t(`content.field.${name}`)}
      hint={hint}
      value={body[name]}
      onValueChange={(text) => onChange({ ...body, [name]: text })}
      maxLength={200}
      autoComplete="off"
    />
  );
}

function NameFields({ body, onChange }: BrandFormProps) {
  const t = useT();
  return (
    <fieldset className={styles.card}>
      <legend className={styles.legend}>{t('content.brand.names')}</legend>
      <BrandText name="name" body={body} onChange={onChange} />
      <BrandText name="legalName" body={body} onChange={onChange} />
      <Checkbox
        label={t('content.field.isSample')}
        checked={body.isSample}
        onCheckedChange={(isSample) => onChange({ ...body, isSample })}
      />
      <LinesField name="licences" lines={body.licences} onChange={(licences) => onChange({ ...body, licences })} />
      <LinesField
        name="social"
        lines={body.social.map(({ name, url }) => `${name} ${url}`)}
        onChange={(lines) => onChange({ ...body, social: lines.map(socialOf) })}
      />
      <TextField
        label={t('content.field.webViewCountries')}
        hint={t('content.field.webViewCountries.hint')}
        value={body.webViewCountries.join(', ')}
        onValueChange={(text) => onChange({ ...body, webViewCountries: codesOf(text) })}
      />
    </fieldset>
  );
}

/** The address is the last word. */
function socialOf(line: string): { name: string; url: string } {
  const words = line.trim().split(/\s+/);
  return { name: words.slice(0, -1).join(' '), url: words.at(-1) ?? '' };
}

const codeLength = 2;
const codesOf = (text: string) =>
  text === '' ? [] : text.split(',').map((code) => code.trim().toUpperCase().slice(0, codeLength));

const linesMax = 4_000;

interface LinesFieldProps {
  name: 'licences' | 'social';
  lines: readonly string[];
  onChange: (lines: string[]) => void;
}

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');
const plain = (lines: readonly string[]) => lines.map((line) => line.trim().replace(/\s+/g, ' ')).join('\n');

/** Keeps what is typed as it is typed, while it means the same as the draft; empty lines count for nothing. */
function LinesField({ name, lines, onChange }: LinesFieldProps) {
  const t = useT();
  const [text, setText] = useState(lines.join('\n'));
  return (
    <TextAreaField
      label={t(`content.field.${name}`)}
      hint={t(`content.field.${name}.hint`)}
      value={plain(linesOf(text)) === plain(lines) ? text : lines.join('\n')}
      onValueChange={(next) => {
        setText(next);
        onChange(linesOf(next));
      }}
      lengthMax={linesMax}
      rows={4}
    />
  );
}

function ContactFields({ body, onChange }: BrandFormProps) {
  const t = useT();
  return (
    <fieldset className={styles.card}>
      <legend className={styles.legend}>{t('content.brand.contact')}</legend>
      {(['supportEmail', 'complaintsEmail', 'supportPhone'] as const).map((name) => (
        <BrandText key={name} name={name} body={body} onChange={onChange} />
      ))}
      {(['affiliatesEmail', 'marketingEmail'] as const).map((name) => (
        <BrandText key={name} name={name} hint={t('content.brand.as-support')} body={body} onChange={onChange} />
      ))}
      {(['responsibleGamblingUrl', 'chatUrl', 'storeUrl'] as const).map((name) => (
        <BrandText key={name} name={name} hint={t('content.brand.empty')} body={body} onChange={onChange} />
      ))}
    </fieldset>
  );
}

/** Those of the tokens. */
const ownColours = { accent: '#f6b23c', accentTextDark: '#f6b23c', accentTextLight: '#7d4e00' };

function ColourFields({ body, onChange }: BrandFormProps) {
  const t = useT();
  const { colours } = body;
  return (
    <fieldset className={styles.card}>
      <legend className={styles.legend}>{t('content.brand.colours')}</legend>
      <Checkbox
        label={t('content.brand.own-colours')}
        checked={colours !== null}
        onCheckedChange={(isOwn) => onChange({ ...body, colours: isOwn ? ownColours : null })}
      />
      {colours !== null &&
        (['accent', 'accentTextDark', 'accentTextLight'] as const).map((name) => (
          <TextField
            key={name}
            label={t(`content.field.${name}`)}
            hint={name === 'accent' ? t('content.brand.colour.hint') : undefined}
            value={colours[name]}
            onValueChange={(text) => onChange({ ...body, colours: { ...colours, [name]: text.trim().toLowerCase() } })}
            maxLength={7}
            autoComplete="off"
          />
        ))}
    </fieldset>
  );
}
