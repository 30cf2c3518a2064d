// Every npm command enters here: `node scripts/run.mjs start` runs scripts/start/main.ts or scripts/start.ts,
// `fuzz` proof/fuzz/main.ts, and `bench start` proof/bench/start.ts. It works on any Node that we accept, installs what is
// missing and hands over to the pinned Node, which runs TypeScript by itself.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const oldestNode = { major: 20, minor: 19 };
const pinnedMajor = 24;
const root = dirname(dirname(fileURLToPath(import.meta.url)));

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const plain = error instanceof Error && error.name === 'PlainWordsError';
  console.error(plain ? `\n${error.message}` : error);
  process.exitCode = 1;
}

/** @param {string[]} words */
async function main(words) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < oldestNode.major || (major === oldestNode.major && minor < oldestNode.minor)) {
    const oldest = `${oldestNode.major}.${oldestNode.minor}`;
    console.error(`This needs Node ${oldest} or newer, and this is Node ${process.versions.node}.`);
    return 1;
  }
  const command = findCommand(words);
  if (command === undefined) {
    console.error(`There is no command "${words.join(' ')}". package.json lists those that exist.`);
    return 1;
  }
  // Only now, since an old Node might not even be able to load these.
  const { installIfNeeded } = await import('./run/install.mjs');
  const { runChild } = await import('./run/child.mjs');
  await installIfNeeded(root);
  const node = await findNode(major);
  // The channel tells the command when this process is killed outright.
  return runChild(node, [command.file, ...command.args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
}

/** @param {string[]} words */
function findCommand([first, second, ...rest]) {
  const inBench = first === 'bench';
  const name = inBench ? second : first;
  const folders = inBench ? ['proof/bench'] : ['scripts', 'proof'];
  const args = inBench || second === undefined ? rest : [second, ...rest];
  if (name === undefined || !/^[a-z][a-z-]*$/.test(name)) return undefined;
  const file = folders
    .flatMap((folder) => [join(root, folder, name, 'main.ts'), join(root, folder, `${name}.ts`)])
    .find((path) => existsSync(path));
  return file === undefined ? undefined : { file, args };
}

/** @param {number} runningMajor */
async function findNode(runningMajor) {
  const pinned = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(pinned)) return pinned;
  if (runningMajor >= pinnedMajor) return process.execPath;
  const { PlainWordsError } = await import('./system/plain-words-error.mjs');
  throw new PlainWordsError(
    `Node ${pinnedMajor} is missing: npm was told not to run install scripts.\n` +
      `Run "npm ci --ignore-scripts=false", or use Node ${pinnedMajor} or newer yourself.`,
  );
}
