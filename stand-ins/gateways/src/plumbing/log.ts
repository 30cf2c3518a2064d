import { createLog as createStandInLog } from '@harmattan/process/log';
import type { DestinationStream, Logger } from 'pino';

/** Texts carry codes, and customers their credentials. */
const secretFields = [
  'sms',
  'text',
  'api_key',
  'client',
  'card_number',
  'cvv',
  'pin',
  'otp',
  'authorization',
  'digest',
];

export function createLog(level: string, destination?: DestinationStream): Logger {
  return createStandInLog({ level, secretFields, destination });
}
