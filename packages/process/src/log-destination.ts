import { write, writeSync } from 'node:fs';

/** Lines are written together, so that a busy server does not ask the system for each. */
const writeAtBytes = 4_096;
const writeEveryMs = 100;
/** What waits at most while the disk is full or a reader is slow. Further lines are lost, and counted. */
const waitingMaxBytes = 1_048_576;
const retryMs = 1_000;

export interface LogDestination {
  write(line: string): void;
  /** Writes what waits as far as that works at once. For the end of the process. */
  flushSync(): void;
}

/** Two writers of one file would mix their lines. */
const opened = new Map<number, LogDestination>();

interface File {
  write(bytes: Buffer, done: (error: Error | null, written: number) => void): void;
  writeSync(bytes: Buffer): number;
}

/**
 * Where a process writes its log. A log that cannot be written (a full disk, a reader that is gone) costs lines and never
 * the process: nothing is thrown, memory is bounded, and writing goes on by itself once it works again.
 */
export function openLogDestination(fd: number): LogDestination {
  const known = opened.get(fd);
  if (known) return known;
  const destination = createLogDestination({
    write: (bytes, done) => write(fd, bytes, done),
    writeSync: (bytes) => writeSync(fd, bytes),
  });
  process.once('exit', destination.flushSync);
  opened.set(fd, destination);
  return destination;
}

export function createLogDestination(file: File): LogDestination {
  let waiting: string[] = [];
  let waitingBytes = 0;
  let unwritten: Buffer | undefined;
  let lostLines = 0;
  let isWriting = false;
  let timer: NodeJS.Timeout | undefined;

  function add(line: string): void {
    if (waitingBytes > waitingMaxBytes) {
      lostLines += 1;
      return;
    }
    waiting.push(line);
    waitingBytes += line.length;
    if (isWriting) return;
    if (waitingBytes >= writeAtBytes && unwritten === undefined) writeNext();
    else writeAfter(writeEveryMs);
  }

  function writeAfter(ms: number): void {
    // biome-ignore lint/plugin: The log is open before there is a clock. No wait of it keeps the process alive.
    timer ??= setTimeout(writeNext, ms).unref();
  }

  function take(): Buffer | undefined {
    if (unwritten === undefined && (waiting.length > 0 || lostLines > 0)) {
      if (lostLines > 0) waiting.push(`${JSON.stringify({ level: 'warn', lostLines, msg: 'log lines were lost' })}\n`);
      unwritten = Buffer.from(waiting.join(''));
      waiting = [];
      waitingBytes = 0;
      lostLines = 0;
    }
    return unwritten;
  }

  function writeNext(): void {
    clearTimeout(timer);
    timer = undefined;
    const bytes = take();
    if (bytes === undefined) return;
    isWriting = true;
    file.write(bytes, (error, written) => {
      isWriting = false;
      if (error) {
        writeAfter(retryMs);
        return;
      }
      unwritten = written < bytes.length ? bytes.subarray(written) : undefined;
      if (unwritten !== undefined || waitingBytes >= writeAtBytes) writeNext();
      else if (waiting.length > 0) writeAfter(writeEveryMs);
    });
  }

  return {
    write: add,
    flushSync() {
      try {
        for (let bytes = take(); bytes !== undefined; bytes = take()) {
          const written = file.writeSync(bytes);
          unwritten = written < bytes.length ? bytes.subarray(written) : undefined;
        }
      } catch {
        // A process that ends does not wait for the disk.
      }
    },
  };
}
