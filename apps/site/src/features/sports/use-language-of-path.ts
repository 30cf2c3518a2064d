import { chooseLanguage } from '@harmattan/i18n/activate';
import { languages } from '@harmattan/i18n/language';
import { navigate, useLocation } from '@harmattan/router/location';
import { matchPath } from '@harmattan/router/match-path';
import { useEnvironment } from '@harmattan/ui/environment';
import { useEffect, useRef } from 'react';

/**
 * `/sw/Sports/BTI`: the language in the address wins on arrival, for the whole site. Who then chooses another one finds
 * it in the address.
 */
export function useLanguageOfPath(): void {
  const { language } = useEnvironment();
  const { pathname, search } = useLocation();
  const inPath = matchPath('/:language/Sports/BTI', pathname)?.language;
  const shownBefore = useRef(language);

  useEffect(() => {
    const wanted = languages.find((known) => known === inPath?.toLowerCase());
    const hasChosen = shownBefore.current !== language;
    shownBefore.current = language;
    if (inPath === undefined || wanted === language) return;
    if (hasChosen || !wanted) navigate(pathname.replace(/^\/[^/]+/, `/${language}`) + search, { replace: true });
    // Without its texts the site stays in the language that it has.
    else chooseLanguage(wanted).catch(() => undefined);
  }, [inPath, language, pathname, search]);
}
