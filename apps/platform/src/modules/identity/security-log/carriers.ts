import type { FastifyBaseLogger } from 'fastify';
import type { SecurityLogSettings } from '../../../settings/security-log.ts';
import type { LogLine } from './security-log-store.ts';

/** Settles once the lines are taken, and rejects where they may not have been. */
export type Carry = (lines: LogLine[], signal: AbortSignal) => Promise<void>;

const timeoutMs = 10_000;

export function createCarrier(
  settings: NonNullable<SecurityLogSettings>,
  log: Pick<FastifyBaseLogger, 'child'>,
): Carry {
  return settings === 'standard-output' ? toOutput(log) : toCollector(settings);
}

function toCollector({ url, key }: { url: string; key: string }): Carry {
  return async (lines, signal) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-ndjson', authorization: `Bearer ${key}` },
      body: lines.map((line) => `${JSON.stringify(line, writeBigint)}\n`).join(''),
      // A redirect would carry the lines and the key elsewhere.
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the collector answered ${response.status}`);
  };
}

/** Whatever the level of the other lines is. */
function toOutput(log: Pick<FastifyBaseLogger, 'child'>): Carry {
  const output = log.child({}, { level: 'info' });
  return async (lines) => {
    for (const { at, ...line } of lines) output.info({ ...line, at: at.toISOString() }, 'security log');
  };
}

function writeBigint(_name: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}
