import { systemClock } from '@harmattan/kernel/clock';
import { openLogDestination } from '@harmattan/process/log-destination';
import { type Logger, type LoggerOptions, pino } from 'pino';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

/** Fields that must never reach a log line, wherever in the logged object they stand and however they are written. */
const secretFields = new Set([
  'password',
  'newpassword',
  'oldpassword',
  'confirmpassword',
  'newpasswordconfirm',
  'token',
  'authorization',
  'cookie',
  'set-cookie',
  'cardnumber',
  'cvv',
  'pin',
  'otp',
  'smscode',
  'sms',
  'google2fapin',
  'api_key',
]);

/** Deeper than that nothing is logged: it is more likely a mistake than something to read. */
const depthMax = 6;
const listMax = 50;

export function logOptions(level: string): LoggerOptions {
  return {
    level,
    base: null,
    timestamp,
    formatters: { level: (label) => ({ level: label }), log: (entry) => withoutSecrets(entry, 0) as object },
    serializers: { err: (error: unknown) => error },
  } as LoggerOptions;
}

const standardOutput = 1;

export function createLog(options: { level: string }): Logger {
  return pino(logOptions(options.level), openLogDestination(standardOutput));
}

/** For lines whose fields are all known and harmless, which are not searched for secrets. */
export function withoutSearching<Base extends Pick<Logger, 'child'>>(log: Base): Pick<Logger, 'info'> {
  return log.child({}, { formatters: { log: (entry) => entry } });
}

let lastMs = 0;
let lastText = '';

/** Many lines fall into one millisecond. */
function timestamp(): string {
  const now = systemClock.now();
  if (now.getTime() !== lastMs) {
    lastMs = now.getTime();
    lastText = `,"time":"${now.toISOString()}"`;
  }
  return lastText;
}

function withoutSecrets(value: unknown, depth: number): unknown {
  if (value instanceof Error) return describeError(value, depth);
  if (typeof value !== 'object' || value === null || value instanceof Date) {
    return typeof value === 'bigint' ? String(value) : value;
  }
  if (depth >= depthMax) return '[deeper]';
  if (Array.isArray(value)) return value.slice(0, listMax).map((item) => withoutSecrets(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      secretFields.has(name.toLowerCase()) ? '[secret]' : withoutSecrets(inner, depth + 1),
    ]),
  );
}

/** Only what is known to be harmless: drivers hang requests, rows and parameters on their errors. */
function describeError(error: Error & { code?: unknown }, depth: number): object {
  return {
    type: error.name,
    message: error.message,
    ...(error.code !== undefined && { code: String(error.code) }),
    stack: error.stack,
    ...(error.cause !== undefined && depth < depthMax && { cause: withoutSecrets(error.cause, depth + 1) }),
  };
}
