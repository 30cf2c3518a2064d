import type { ReactNode } from 'react';
import styles from './document-form.module.css';
import { LanguageColumns } from './language-columns.tsx';
import { PictureField } from './picture-field.tsx';
import type { Language } from './use-content.ts';

interface Pictured<Texts> {
  picture: string | null;
  banner: string;
  texts: Record<Language, Texts>;
}

export interface BodyProps<Body> {
  body: Body;
  onChange: (body: Body) => void;
}

interface PicturedFormProps<Body> extends BodyProps<Body> {
  /** Beside the picture. */
  settings: ReactNode;
  texts: (language: Language) => ReactNode;
}

/** The form of what has a picture and texts in each language. */
export function PicturedForm<Body extends Pictured<unknown>>({
  body,
  onChange,
  settings,
  texts,
}: PicturedFormProps<Body>) {
  return (
    <>
      <div className={styles.settings}>
        <PictureField
          picture={body.picture}
          banner={body.banner}
          onChange={(change) => onChange({ ...body, ...change })}
        />
        {settings}
      </div>
      <LanguageColumns>{texts}</LanguageColumns>
    </>
  );
}

/** The texts of one language, and what writes into them. */
export function textsIn<Texts extends object, Body extends { texts: Record<Language, Texts> }>(
  language: Language,
  { body, onChange }: BodyProps<Body>,
): { own: Body['texts'][Language]; write: (change: Partial<Body['texts'][Language]>) => void } {
  const own = body.texts[language];
  return {
    own,
    write: (change) => onChange({ ...body, texts: { ...body.texts, [language]: { ...own, ...change } } }),
  };
}
