import { type Logger, type LoggerOptions, pino } from 'pino';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

/** Fields that must never reach a log line, wherever in the logged object they stand. */
const secretFields = [
  'password',
  'newPassword',
  'oldPassword',
  'confirmPassword',
  'newPasswordConfirm',
  'token',
  'authorization',
  'cookie',
  'cardNumber',
  'cvv',
  'pin',
  'otp',
  'smsCode',
  'google2faPin',
];

export function logOptions(level: string): LoggerOptions {
  return {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths: secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]), censor: '[secret]' },
  };
}

export function createLog(options: { level: string }): Logger {
  return pino(logOptions(options.level));
}
