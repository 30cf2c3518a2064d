import { useEnvironment } from '@harmattan/ui/environment';
import { useState } from 'react';
import type { Theme } from '../device/theme.ts';
import { useShownTheme } from '../device/use-shown-theme.ts';
import { useSession } from '../session/session.ts';

export interface Opening {
  language: string;
  theme: Theme;
  reopen: () => void;
}

/** Signing in or out, another language and another theme open a book anew: for React, another key is another opening. */
export function useOpening(): { key: string; opening: Opening } {
  const { language } = useEnvironment();
  const theme = useShownTheme();
  const token = useSession()?.token;
  const [tries, setTries] = useState(0);
  return {
    key: `${language} ${theme} ${token} ${tries}`,
    opening: { language, theme, reopen: () => setTries(tries + 1) },
  };
}
