import { type DestinationStream, type Logger, pino } from 'pino';

/** Texts carry codes. Nothing here logs a body; these fields stay out even if something should try. */
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

export function createLog(level: string, destination: DestinationStream = pino.destination(1)): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: secretFields.flatMap((field) => [field, `*.${field}`]), censor: '[secret]' },
    },
    destination,
  );
}
