// `npm run advisories` compares the packages that the product runs with published advisories. It asks the registry that npm is configured for.
import { execFile } from 'node:child_process';
import { repositoryRoot } from '../../apps/platform/src/settings/paths.ts';
import { judgeAudit } from './print-audit.ts';
import { readAudit } from './read-audit.ts';

const outputMaxBytes = 64 * 1024 * 1024;
const { npm_execpath: npm, npm_node_execpath: node } = process.env;
const [command, ...first] = npm && node && npm.endsWith('npm-cli.js') ? [node, npm] : ['npm'];

// npm ends with a code of its own where it finds something: what it printed counts.
execFile(
  command ?? 'npm',
  [...first, 'audit', '--omit=dev', '--json'],
  { cwd: repositoryRoot, maxBuffer: outputMaxBytes },
  (_error, output) => {
    const { exitCode, lines } = judgeAudit(readAudit(output));
    for (const line of lines) console.log(line);
    process.exitCode = exitCode;
  },
);
