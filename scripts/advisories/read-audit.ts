import { z } from 'zod';

const severities = ['info', 'low', 'moderate', 'high', 'critical'] as const;
const severity = z.enum(severities);
const cause = z.object({ title: z.string(), url: z.string(), severity, range: z.string() });
/** What npm says of a package: advisories of its own, or the name of a package that it depends on. */
const vulnerable = z.object({ name: z.string(), severity, via: z.array(z.union([z.string(), cause])) });
const report = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(z.string(), vulnerable),
  metadata: z.object({ dependencies: z.object({ prod: z.int().min(1) }) }),
});
const refusal = z.object({ message: z.string() });

export interface Advisory {
  package: string;
  range: string;
  severity: (typeof severities)[number];
  title: string;
  url: string;
}

export type Audit =
  | { outcome: 'compared'; packages: number; advisories: Advisory[] }
  /** Without an answer of the registry nothing is known: that is no good news. */
  | { outcome: 'not compared'; reason: string };

/** Reads what `npm audit --json` printed. The gravest advisories are first. */
export function readAudit(output: string): Audit {
  let printed: unknown;
  try {
    printed = JSON.parse(output);
  } catch {
    return { outcome: 'not compared', reason: 'npm printed no JSON' };
  }
  const read = report.safeParse(printed);
  if (!read.success) {
    return { outcome: 'not compared', reason: refusal.safeParse(printed).data?.message ?? 'npm printed no report' };
  }
  const { vulnerabilities, metadata } = read.data;
  const advisories = Object.values(vulnerabilities).flatMap(({ name, via }) =>
    via.flatMap((one) => (typeof one === 'string' ? [] : [{ package: name, ...one }])),
  );
  advisories.sort((one, other) => severities.indexOf(other.severity) - severities.indexOf(one.severity));
  return { outcome: 'compared', packages: metadata.dependencies.prod, advisories };
}
