import { useT } from '@harmattan/i18n/use-t';
import { Checkbox } from '@harmattan/ui/checkbox';
import { AppLink } from '../../shared/page/app-link.tsx';

interface TermsCheckboxProps {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  error: string | undefined;
}

/** Stands for the link while the sentence is a text; no sentence holds it by itself. */
const linkPlace = '\u{e000}';

export function TermsCheckbox(props: TermsCheckboxProps) {
  const t = useT();
  const [before, after] = t('register.terms', { link: linkPlace }).split(linkPlace);
  return (
    <Checkbox
      {...props}
      name="agreeAll"
      label={
        <>
          {before}
          {/* In a tab of its own: what is typed so far stays. */}
          <AppLink href="/Terms" target="_blank">
            {t('register.terms.link')}
          </AppLink>
          {after}
        </>
      }
    />
  );
}
