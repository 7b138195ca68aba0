import { z } from 'zod';

/** What `npm audit --json` says, as far as it is read here. */
const reportSchema = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      via: z.array(
        z.union([
          // another package, which has findings of its own
          z.string(),
          z.object({ name: z.string(), title: z.string(), url: z.string(), severity: z.string(), range: z.string() }),
        ]),
      ),
    }),
  ),
});

/** Findings that we live with for a time: what was found, why it does not reach us, and when to look again. */
export const acceptedSchema = z.array(
  z.strictObject({
    advisory: z.string().regex(/^GHSA(-[0-9a-z]{4}){3}$/),
    package: z.string().min(1),
    reason: z.string().min(20),
    acceptedOn: z.iso.date(),
    until: z.iso.date(),
  }),
);
export type Accepted = z.output<typeof acceptedSchema>[number];

/** Something that is known to be wrong with a version of a package that we have. */
export interface Finding {
  advisory: string;
  package: string;
  severity: string;
  title: string;
  url: string;
  range: string;
}

/** @returns the findings of a report, each once; undefined where it is none, as when the registry cannot be asked */
export function findingsOf(report: unknown): Finding[] | undefined {
  const parsed = reportSchema.safeParse(report);
  if (!parsed.success) return undefined;
  const found = new Map<string, Finding>();
  for (const { via } of Object.values(parsed.data.vulnerabilities)) {
    for (const cause of via) {
      if (typeof cause === 'string') continue;
      const { name, ...rest } = cause;
      const advisory = cause.url.split('/').at(-1)!;
      found.set(`${advisory} ${name}`, { advisory, package: name, ...rest });
    }
  }
  return [...found.values()];
}

/**
 * Tells findings that are accepted from those that somebody has to do something about.
 * @param today as `2027-01-31`; an acceptance counts up to its last day
 */
export function judge(findings: readonly Finding[], accepted: readonly Accepted[], today: string) {
  const fits = (finding: Finding) => (entry: Accepted) =>
    entry.advisory === finding.advisory && entry.package === finding.package;
  const stands = (entry: Accepted) => entry.until >= today;
  return {
    open: findings.filter((finding) => !accepted.filter(stands).some(fits(finding))),
    accepted: accepted.filter((entry) => stands(entry) && findings.some((finding) => fits(finding)(entry))),
    /** Nobody needs these entries any more. */
    gone: accepted.filter((entry) => !findings.some((finding) => fits(finding)(entry))),
  };
}
