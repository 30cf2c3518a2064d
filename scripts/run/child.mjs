import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
const parentCheckMs = 250;

/**
 * Runs a command to its end and answers its exit code. This process lives exactly as long as the command: a signal is
 * passed on rather than obeyed, so that the command can stop in order and nothing is left behind.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @param {(child: import('node:child_process').ChildProcess) => void} [onSpawn]
 * @returns {Promise<number>}
 */
export async function runChild(command, args, options, onSpawn) {
  const child = spawn(command, args, options);
  onSpawn?.(child);
  const forward = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
  for (const signal of signals) process.on(signal, forward);
  const stopWatching = watchParent(() => child.kill('SIGTERM'));
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code, signal) => resolve(code ?? 128 + constants.signals[signal ?? 'SIGKILL']));
    });
  } finally {
    stopWatching();
    for (const signal of signals) process.off(signal, forward);
  }
}

/**
 * Someone who kills `npm start` outright kills npm alone, and means all of it. A process whose parent is gone is given
 * another one. Started by anything else than npm, outliving the parent is what was asked for (`nohup`, `&`).
 *
 * @param {() => void} onGone
 */
function watchParent(onGone) {
  if (process.env.npm_lifecycle_event === undefined) return () => {};
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, parentCheckMs);
  return () => clearInterval(timer);
}
