import type { Audit } from './read-audit.ts';

/** 0: no package has an advisory. 1: some have. 2: the registry gave no answer, so that nothing is known. */
export function judgeAudit(audit: Audit): { exitCode: 0 | 1 | 2; lines: string[] } {
  if (audit.outcome === 'not compared') {
    return { exitCode: 2, lines: [`The lock was not compared with published advisories: ${audit.reason}`] };
  }
  const { packages, advisories } = audit;
  if (advisories.length === 0) {
    return { exitCode: 0, lines: [`None of ${packages} packages has a published advisory.`] };
  }
  const lines = advisories.map((one) => `${one.severity}  ${one.package} ${one.range}  ${one.title}  ${one.url}`);
  const reminder = `${advisories.length} published advisories about ${packages} packages. SECURITY.md says how soon each is dealt with.`;
  return { exitCode: 1, lines: [...lines, reminder] };
}
