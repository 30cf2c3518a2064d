import { createProgress } from '../system/progress.mjs';
import { runChecks } from './checks.ts';

const { passed, failed } = await runChecks(createProgress(process.stdout));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
