import { systemClock } from '@harmattan/kernel/clock';
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { openLogDestination } from './log-destination.ts';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

interface LogOptions {
  level: string;
  /** Fields that never reach a line, wherever in the logged object they stand and in whatever case they are written. */
  secretFields: string[];
  destination?: DestinationStream | undefined;
}

/** Deeper than that nothing is logged: it is more likely a mistake than something to read. */
const depthMax = 6;
const listMax = 50;

export function logOptions({ level, secretFields }: Pick<LogOptions, 'level' | 'secretFields'>): LoggerOptions {
  const secret = new Set(secretFields.map((field) => field.toLowerCase()));
  return {
    level,
    base: null,
    timestamp,
    formatters: { level: (label) => ({ level: label }), log: (entry) => withoutSecrets(entry, secret) as object },
    serializers: { err: (error: unknown) => error },
  } as LoggerOptions;
}

const standardOutput = 1;

export function createLog({ destination = openLogDestination(standardOutput), ...options }: LogOptions): Logger {
  return pino(logOptions(options), destination);
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

function withoutSecrets(value: unknown, secret: Set<string>, depth = 0): unknown {
  if (value instanceof Error) return describeError(value, secret, depth);
  if (typeof value !== 'object' || value === null || value instanceof Date) {
    return typeof value === 'bigint' ? String(value) : value;
  }
  if (depth >= depthMax) return '[deeper]';
  if (Array.isArray(value)) return value.slice(0, listMax).map((item) => withoutSecrets(item, secret, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      secret.has(name.toLowerCase()) ? '[secret]' : withoutSecrets(inner, secret, depth + 1),
    ]),
  );
}

/** Only what is known to be harmless: drivers hang requests, rows and parameters on their errors. */
function describeError(error: Error & { code?: unknown }, secret: Set<string>, depth: number): object {
  return {
    type: error.name,
    message: error.message,
    ...(error.code !== undefined && { code: String(error.code) }),
    stack: error.stack,
    ...(error.cause !== undefined && depth < depthMax && { cause: withoutSecrets(error.cause, secret, depth + 1) }),
  };
}
