import { sandboxCredentials } from '@harmattan/wires/sandbox-credentials';
import { z } from 'zod';

/** Of the market's exclusion register. `none` says that there is none, on purpose. */
export const registerVariables = {
  REGISTER_URL: z
    .union([z.literal('none'), z.url({ protocol: /^https?$/, error: 'must be a web address, or none' })])
    .optional(),
  REGISTER_API_KEY: z.string().min(1).optional(),
  REGISTER_HOOK_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
};

export const registerSecrets = ['REGISTER_API_KEY', 'REGISTER_HOOK_SECRET'] as const;

type RegisterVariables = z.output<z.ZodObject<typeof registerVariables>>;

export interface RegisterSettings {
  /** Without a slash at its end. */
  url: string;
  apiKey: string;
  hookSecret: string;
}

/** Undefined: there is no register. */
export function registerSettings(
  env: RegisterVariables,
  { standInUrl, live }: { standInUrl: string; live: boolean },
): RegisterSettings | undefined {
  const url = env.REGISTER_URL ?? (live ? 'none' : `${standInUrl}/safeplay`);
  if (url === 'none') return undefined;
  const { register } = sandboxCredentials;
  return {
    url: url.replace(/\/+$/, ''),
    apiKey: env.REGISTER_API_KEY ?? register.apiKey,
    hookSecret: env.REGISTER_HOOK_SECRET ?? register.hookSecret,
  };
}

/** What keeps a live platform from the register that it names. */
export function liveRegisterProblems(env: RegisterVariables): string[] {
  if (env.REGISTER_URL === undefined || env.REGISTER_URL === 'none') return [];
  return [
    ...(env.REGISTER_URL.startsWith('http:') ? ['REGISTER_URL: must start with https:// in live mode'] : []),
    ...registerSecrets.filter((name) => env[name] === undefined).map((name) => `${name}: not set (of the register)`),
  ];
}
