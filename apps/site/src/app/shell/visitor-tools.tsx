import { useT } from '@harmattan/i18n/use-t';
import { useLocation } from '@harmattan/router/location';
import { ButtonLink } from '@harmattan/ui/button';

/** On these pages the sun belongs to the form. */
const signInPaths = /^\/(login|register)\/?$/i;

export function VisitorTools() {
  const t = useT();
  const isSigningIn = signInPaths.test(useLocation().pathname);
  return (
    <>
      <ButtonLink size="small" href="/login">
        {t('shell.login')}
      </ButtonLink>
      <ButtonLink size="small" kind={isSigningIn ? 'quiet' : 'primary'} href="/register">
        {t('shell.join')}
      </ButtonLink>
    </>
  );
}
