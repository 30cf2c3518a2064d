import { closeSync, mkdirSync, openSync, renameSync, statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';

const bytesMaxUsual = 5 * 1024 * 1024;

/** Writes what streams say to a file. A file that has grown large is put aside, in place of the one before it. */
export function openBoundedLog(path: string, bytesMax = bytesMaxUsual) {
  mkdirSync(dirname(path), { recursive: true });
  let bytes = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  let file = openSync(path, 'a', 0o640);

  function write(piece: Buffer): void {
    if (bytes + piece.length > bytesMax && bytes > 0) {
      closeSync(file);
      renameSync(path, path.replace(/\.log$/, '.old.log'));
      file = openSync(path, 'a', 0o640);
      bytes = 0;
    }
    bytes += writeSync(file, piece);
  }

  return {
    /** Closes the file once all streams have ended. */
    take(streams: (Readable | null)[]): void {
      const open = new Set(streams.filter((stream) => stream !== null));
      for (const stream of open) {
        stream.on('data', write);
        stream.once('close', () => {
          open.delete(stream);
          if (open.size === 0) closeSync(file);
        });
      }
    },
  };
}
