import { closeSync, existsSync, fstatSync, mkdirSync, openSync, readSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const rotateBytes = 20 * 1024 * 1024;
const tailBytes = 16 * 1024;
const tailLines = 15;

/** Opens a log for a child process to write to. One that has grown large is put aside first, in place of the last. */
export function openLog(path: string): number {
  mkdirSync(dirname(path), { recursive: true });
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > rotateBytes) renameSync(path, path.replace(/\.log$/, '.old.log'));
  return openSync(path, 'a', 0o640);
}

/** The end of a log, as an explanation of why its writer failed. */
export function quoteLogEnd(path: string): string {
  const lines = readEnd(path).trimEnd().split('\n').slice(-tailLines);
  return `The last lines of ${path}:\n${lines.map((line) => `  ${line}`).join('\n')}`;
}

function readEnd(path: string): string {
  // Someone may have removed it while it was written to; failing to explain must not hide the failure.
  if (!existsSync(path)) return '(the file is gone)';
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    const buffer = Buffer.alloc(Math.min(size, tailBytes));
    readSync(file, buffer, 0, buffer.length, size - buffer.length);
    return buffer.toString('utf8');
  } finally {
    closeSync(file);
  }
}
