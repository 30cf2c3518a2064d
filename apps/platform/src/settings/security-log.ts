import { z } from 'zod';

/** The word for the operator's own carrier, which takes the lines from the platform's standard output to another system. */
const standardOutput = 'standard-output';

export const securityLogVariables = {
  SECURITY_LOG_URL: z
    .union([
      z.literal(standardOutput),
      z.url({ protocol: /^https?$/, error: `must be a web address, or ${standardOutput}` }),
    ])
    .optional(),
  SECURITY_LOG_KEY: z.string().min(16, 'must have at least 16 characters').optional(),
};

type SecurityLogEnvironment = z.output<z.ZodObject<typeof securityLogVariables>>;

/** Where security events, alarms and the audit are sent: to a collector, or to the standard output. Undefined: nowhere. */
export type SecurityLogSettings = { url: string; key: string } | typeof standardOutput | undefined;

export function securityLogSettings(env: SecurityLogEnvironment): SecurityLogSettings {
  const { SECURITY_LOG_URL: url, SECURITY_LOG_KEY: key } = env;
  if (url === undefined || url === standardOutput) return url;
  return key === undefined ? undefined : { url, key };
}

export function securityLogProblems({
  MODE,
  SECURITY_LOG_URL: url,
  SECURITY_LOG_KEY: key,
}: SecurityLogEnvironment & { MODE: string }): string[] {
  const isLive = MODE === 'live';
  if (url === undefined) {
    return isLive
      ? [
          `SECURITY_LOG_URL: not set (the collector of security events on another system, or ${standardOutput} where a carrier of yours takes the platform's output there)`,
        ]
      : [];
  }
  if (url === standardOutput) return [];
  return [
    ...(isLive && /^http:/i.test(url) ? ['SECURITY_LOG_URL: must start with https:// in live mode'] : []),
    ...(key === undefined ? ['SECURITY_LOG_KEY: not set (the bearer token that the collector expects)'] : []),
  ];
}
