import { expect, test } from 'vitest';
import { judgeAudit } from './print-audit.ts';
import { readAudit } from './read-audit.ts';

const advisory = (severity: string, title: string) => ({
  source: 1,
  name: 'tiny-parser',
  dependency: 'tiny-parser',
  title,
  url: `https://advisories.example/${title}`,
  severity,
  cwe: [],
  cvss: { score: 0, vectorString: null },
  range: '<2.0.1',
});
const entry = (name: string, via: unknown[]) => ({
  name,
  severity: 'high',
  isDirect: false,
  via,
  effects: [],
  range: '<2.0.1',
  nodes: [`node_modules/${name}`],
  fixAvailable: true,
});
const report = (vulnerabilities: object) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities,
    metadata: { vulnerabilities: { total: 0 }, dependencies: { prod: 212, dev: 90, total: 302 } },
  });
const judge = (output: string) => judgeAudit(readAudit(output));

test('a lock without advisories is said to be so, with the number of packages', () => {
  expect(judge(report({}))).toEqual({ exitCode: 0, lines: ['None of 212 packages has a published advisory.'] });
});

test('each advisory is a line with its package, the gravest first, and not once more for what depends on it', () => {
  const { exitCode, lines } = judge(
    report({
      'tiny-parser': entry('tiny-parser', [advisory('low', 'slow'), advisory('critical', 'runs-code')]),
      'big-framework': entry('big-framework', ['tiny-parser']),
    }),
  );
  expect(exitCode).toBe(1);
  expect(lines).toEqual([
    'critical  tiny-parser <2.0.1  runs-code  https://advisories.example/runs-code',
    'low  tiny-parser <2.0.1  slow  https://advisories.example/slow',
    '2 published advisories about 212 packages. SECURITY.md says how soon each is dealt with.',
  ]);
});

test.each([
  ['', 'npm printed no JSON'],
  ['<html>', 'npm printed no JSON'],
  ['{}', 'npm printed no report'],
  [JSON.stringify({ message: 'request to the registry failed', error: {} }), 'request to the registry failed'],
  [JSON.stringify({ auditReportVersion: 3, vulnerabilities: {} }), 'npm printed no report'],
  [
    JSON.stringify({ auditReportVersion: 2, vulnerabilities: {}, metadata: { dependencies: { prod: 0 } } }),
    'npm printed no report',
  ],
])('an answer that compares nothing is no good news: %s', (output, reason) => {
  expect(judge(output)).toEqual({
    exitCode: 2,
    lines: [`The lock was not compared with published advisories: ${reason}`],
  });
});
