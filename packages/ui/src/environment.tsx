import { assert } from '@harmattan/kernel/assert';
import { type AnchorHTMLAttributes, type ComponentType, createContext, useContext } from 'react';

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** What the primitives need to know about the app they stand in. The app provides it once, at its root. */
export interface Environment {
  /** BCP 47, for the browser's own words: units of time, names of currencies. */
  language: string;
  /** ISO 4217 */
  currency: string;
  /** Milliseconds since 1970, by the clock the app trusts. */
  now: () => number;
  /** The app's link, so that a primitive's link is followed by the app's router. */
  Link: ComponentType<LinkProps>;
}

const EnvironmentContext = createContext<Environment | undefined>(undefined);

export const EnvironmentProvider = EnvironmentContext.Provider;

export function useEnvironment(): Environment {
  const environment = useContext(EnvironmentContext);
  assert(environment, 'primitives stand inside an EnvironmentProvider');
  return environment;
}
