import type { DestinationStream, Logger } from 'pino';
import { createLog } from '../log.ts';

/** With one of these, a reader of the log could play with a player's money. */
const secretFields = [
  'token',
  'secret',
  'seat',
  'privateKey',
  'password',
  'salt',
  'sharedKey',
  'passKey',
  'raw',
  'url',
];

export function createSupplierLog(level: string, destination?: DestinationStream): Logger {
  return createLog({ level, secretFields, destination });
}
