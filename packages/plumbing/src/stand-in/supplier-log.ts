import type { DestinationStream, Logger } from 'pino';
import { createLog } from './log.ts';

/** Whoever knows one of these can play with somebody's money. */
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
