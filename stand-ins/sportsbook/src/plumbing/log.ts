import { createLog as createStandInLog } from '@harmattan/plumbing/stand-in/log';
import type { DestinationStream, Logger } from 'pino';

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

export function createLog(level: string, destination?: DestinationStream): Logger {
  return createStandInLog({ level, secretFields, destination });
}
