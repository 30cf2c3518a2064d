import { openLogDestination } from '@harmattan/process/log-destination';
import { type DestinationStream, type Logger, pino } from 'pino';

export interface LogOptions {
  level: string;
  /** Nothing logs a body; these fields stay out even if something should try. */
  secretFields: string[];
  destination?: DestinationStream | undefined;
}

const standardOutput = 1;

export function createLog({
  level,
  secretFields,
  destination = openLogDestination(standardOutput),
}: LogOptions): Logger {
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
