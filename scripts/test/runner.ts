import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '../../apps/platform/src/settings/paths.ts';

/** Runs a test runner in full view of the person and reads the report that it leaves. */
export async function runWithReport<Report>(options: {
  args(reportFile: string): string[];
  env(reportFile: string): NodeJS.ProcessEnv;
  /** Where what the runner prints goes. */
  output?: 'stdout' | 'stderr';
}): Promise<{ exitCode: number | null; report: Report | undefined }> {
  const folder = mkdtempSync(join(tmpdir(), 'harmattan-report-'));
  const reportFile = join(folder, 'report.json');
  try {
    const child = spawn(process.execPath, options.args(reportFile), {
      cwd: repositoryRoot,
      stdio: ['inherit', options.output === 'stderr' ? process.stderr : 'inherit', 'inherit'],
      env: { ...process.env, ...plainOutput(), ...options.env(reportFile) },
    });
    const exitCode = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', resolve);
    });
    return { exitCode, report: readReport<Report>(reportFile) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Colours are for people; in a file they are noise. */
function plainOutput(): NodeJS.ProcessEnv {
  return process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: '0' };
}

function readReport<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    // The runner did not get as far as writing one; its exit code tells.
    return undefined;
  }
}
