import { Checkbox } from '@harmattan/ui/checkbox';
import { TextAreaField } from '@harmattan/ui/text-area-field';
import { TextField } from '@harmattan/ui/text-field';
import { DatedFields } from './dated-fields.tsx';
import styles from './document-form.module.css';
import { type BodyProps, PicturedForm, textsIn } from './pictured-form.tsx';
import { useT } from './texts.ts';
import { type BodyOf, type Language, useChoices } from './use-content.ts';

type Body = BodyOf<'promotion'>;

type PromotionFormProps = BodyProps<Body>;

export function PromotionForm({ body, onChange }: PromotionFormProps) {
  return (
    <PicturedForm
      body={body}
      onChange={onChange}
      settings={
        <>
          <PromotionSettings body={body} onChange={onChange} />
          <CategoryChoice body={body} onChange={onChange} />
        </>
      }
      texts={(language) => <PromotionTexts language={language} body={body} onChange={onChange} />}
    />
  );
}

function PromotionSettings({ body, onChange }: PromotionFormProps) {
  const t = useT();
  return (
    <div className={styles.card}>
      <DatedFields body={body} onChange={(change) => onChange({ ...body, ...change })} />
      <TextField
        label={t('content.field.actionPath')}
        hint={t('content.field.actionPath.hint')}
        value={body.actionPath}
        onValueChange={(actionPath) => onChange({ ...body, actionPath })}
        maxLength={200}
        autoComplete="off"
      />
    </div>
  );
}

function CategoryChoice({ body, onChange }: PromotionFormProps) {
  const t = useT();
  const { data } = useChoices();
  const toggle = (id: number, isIn: boolean) => {
    const others = body.categories.filter((one) => one !== id);
    onChange({ ...body, categories: isIn ? [...others, id].sort((one, other) => one - other) : others });
  };
  return (
    <fieldset className={styles.card}>
      <legend className={styles.legend}>{t('content.field.categories')}</legend>
      {(data?.categories ?? []).map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          checked={body.categories.includes(id)}
          onCheckedChange={(isIn) => toggle(id, isIn)}
        />
      ))}
    </fieldset>
  );
}

const textMax = 10_000;
const summaryMax = 200;
const tagsMax = 5;

function PromotionTexts({ language, body, onChange }: PromotionFormProps & { language: Language }) {
  const t = useT();
  const { own, write } = textsIn(language, { body, onChange });
  return (
    <>
      <TextField
        label={t('content.field.title')}
        value={own.title}
        onValueChange={(title) => write({ title })}
        maxLength={80}
      />
      <TextAreaField
        label={t('content.field.summary')}
        value={own.summary}
        onValueChange={(summary) => write({ summary })}
        lengthMax={summaryMax}
        rows={3}
      />
      <TextAreaField
        label={t('content.field.text')}
        value={own.text}
        onValueChange={(text) => write({ text })}
        lengthMax={textMax}
        rows={14}
      />
      <TextField
        label={t('content.field.tags')}
        hint={t('content.field.tags.hint')}
        value={own.tags.join(', ')}
        onValueChange={(text) => write({ tags: tagsOf(text) })}
      />
      <TextField
        label={t('content.field.actionLabel')}
        value={own.actionLabel}
        onValueChange={(actionLabel) => write({ actionLabel })}
        maxLength={40}
      />
    </>
  );
}

/** As they are typed: a comma begins the next one. */
function tagsOf(text: string): string[] {
  return text === ''
    ? []
    : text
        .split(',')
        .map((tag) => tag.trimStart())
        .slice(0, tagsMax);
}
