import { type Language, languageNames, languages } from '@harmattan/i18n/language';
import { useStore } from './store.ts';
import type { Speech } from './texts.ts';

/** A native select, with each language in its own words for visitors who cannot read the others. */
export function LanguageChoice({
  label,
  speech: { language, choose },
  onFailed,
}: {
  label: string;
  speech: Pick<Speech<unknown>, 'language' | 'choose'>;
  /** The texts could not be fetched, and the page keeps its language. */
  onFailed(): void;
}) {
  const shown = useStore(language);
  return (
    <select
      class="language"
      aria-label={label}
      value={shown}
      onChange={({ currentTarget }) => {
        const next = currentTarget.value as Language;
        currentTarget.value = shown;
        choose(next).catch(onFailed);
      }}
    >
      {languages.map((known) => (
        <option key={known} value={known} lang={known}>
          {languageNames[known]}
        </option>
      ))}
    </select>
  );
}
