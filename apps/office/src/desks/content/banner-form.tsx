import { Checkbox } from '@harmattan/ui/checkbox';
import { TextField } from '@harmattan/ui/text-field';
import { DatedFields } from './dated-fields.tsx';
import styles from './document-form.module.css';
import { type BodyProps, PicturedForm, textsIn } from './pictured-form.tsx';
import { useT } from './texts.ts';
import type { BodyOf, Language } from './use-content.ts';

type Body = BodyOf<'banner'>;

type BannerFormProps = BodyProps<Body>;

export function BannerForm({ body, onChange }: BannerFormProps) {
  return (
    <PicturedForm
      body={body}
      onChange={onChange}
      settings={
        <>
          <div className={styles.card}>
            <DatedFields body={body} onChange={(change) => onChange({ ...body, ...change })} />
          </div>
          <PlaceFields body={body} onChange={onChange} />
        </>
      }
      texts={(language) => <BannerTexts language={language} body={body} onChange={onChange} />}
    />
  );
}

const places = ['home', 'lobby'] as const;

function PlaceFields({ body, onChange }: BannerFormProps) {
  const t = useT();
  return (
    <fieldset className={styles.card}>
      <legend className={styles.legend}>{t('content.field.places')}</legend>
      {places.map((place) => (
        <Checkbox
          key={place}
          label={t(`content.place.${place}`)}
          checked={body.places.includes(place)}
          onCheckedChange={(isIn) =>
            onChange({ ...body, places: places.filter((one) => (one === place ? isIn : body.places.includes(one))) })
          }
        />
      ))}
      <TextField
        label={t('content.field.path')}
        hint={t('content.field.path.hint')}
        value={body.path}
        onValueChange={(path) => onChange({ ...body, path })}
        maxLength={200}
        autoComplete="off"
      />
    </fieldset>
  );
}

function BannerTexts({ language, body, onChange }: BannerFormProps & { language: Language }) {
  const t = useT();
  const { own, write } = textsIn(language, { body, onChange });
  return (
    <>
      <TextField
        label={t('content.field.title')}
        value={own.title}
        onValueChange={(title) => write({ title })}
        maxLength={60}
      />
      <TextField
        label={t('content.field.text')}
        value={own.text}
        onValueChange={(text) => write({ text })}
        maxLength={100}
      />
    </>
  );
}
