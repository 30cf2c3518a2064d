import * as log from '@harmattan/process/log';
import type { Logger, LoggerOptions } from 'pino';

export { type Log, withoutSearching } from '@harmattan/process/log';

const secretFields = [
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
];

export function logOptions(level: string): LoggerOptions {
  return log.logOptions({ level, secretFields });
}

export function createLog({ level }: { level: string }): Logger {
  return log.createLog({ level, secretFields });
}
