import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { takeLock } from '../system/lock-file.mjs';
import { PlainWordsError } from '../system/plain-words-error.mjs';
import { createProgress } from '../system/progress.mjs';
import { runChild } from './child.mjs';

const waitLimitMs = 10 * 60_000;
const waitPollMs = 300;
/** npm says first what is wrong; the rest is advice about its options. */
const outputLinesMax = 12;
const outputCharsMax = 64_000;

/**
 * Installs the packages when the lock file is not the one they were installed from.
 *
 * @param {string} root
 */
export async function installIfNeeded(root) {
  if (isInstalled(root)) return;
  const progress = createProgress(process.stdout);
  const lock = await waitForLock(root, progress);
  try {
    // Another run may have installed while this one waited.
    if (!isInstalled(root)) await progress.step('Installing packages', () => install(root));
  } finally {
    lock.release();
  }
}

/** @param {string} root */
function isInstalled(root) {
  const stamp = stampFile(root);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wantedStamp(root);
}

/**
 * Lies inside node_modules, which `npm ci` empties first: an installation that was cut short leaves no stamp.
 *
 * @param {string} root
 */
function stampFile(root) {
  return join(root, 'node_modules', '.installed-from');
}

/**
 * The platform belongs to it because the packages hold binaries, and a folder may be shared between machines.
 *
 * @param {string} root
 */
function wantedStamp(root) {
  const lockHash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  return `${lockHash} ${process.platform}-${process.arch}\n`;
}

/**
 * @param {string} root
 * @param {import('../system/progress.mjs').Progress} progress
 */
async function waitForLock(root, progress) {
  const path = join(root, '.installing.lock');
  const first = takeLock(path, 'npm ci');
  if (!('holder' in first)) return first;
  const { pid } = first.holder;
  return progress.step(`Waiting for process ${pid}, which is installing packages here`, async () => {
    for (const endsAt = performance.now() + waitLimitMs; performance.now() < endsAt; ) {
      await delay(waitPollMs);
      const next = takeLock(path, 'npm ci');
      if (!('holder' in next)) return next;
    }
    throw new PlainWordsError(`Process ${pid} has been installing packages for too long. Stop it and try again.`);
  });
}

/** @param {string} root */
async function install(root) {
  const stamp = wantedStamp(root);
  const [command, ...args] = npmCommand();
  let output = '';
  // Building the site needs the development packages, which NODE_ENV=production would leave out.
  const code = await runChild(
    command,
    [...args, 'ci', '--include=dev', '--prefer-offline'],
    { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] },
    (child) => {
      for (const stream of [child.stdout, child.stderr]) {
        stream?.setEncoding('utf8').on('data', (text) => {
          output = (output + text).slice(0, outputCharsMax);
        });
      }
    },
  );
  if (code !== 0) {
    const reason = output.trimEnd().split('\n').slice(0, outputLinesMax).join('\n');
    throw new PlainWordsError(
      `${reason}\n\nThe packages could not be installed: npm ci ended with code ${code} and the words above.\n` +
        'Check the network connection and the free disk space, then run the same command again.',
    );
  }
  writeFileSync(stampFile(root), stamp);
}

/**
 * The very npm, on the very Node, that runs this command; `npm` from the path when it was not npm that started us.
 *
 * @returns {[string, ...string[]]}
 */
function npmCommand() {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  return npm && node && basename(npm) === 'npm-cli.js' ? [node, npm] : ['npm'];
}
