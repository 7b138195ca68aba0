import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Accepted, acceptedSchema, findingsOf, judge } from './dependencyFindings.js';

const ADVISORY = 'GHSA-aaaa-bbbb-cccc';
const cause = {
  source: 1,
  name: 'marked',
  dependency: 'marked',
  title: 'Endless list',
  url: `https://github.com/advisories/${ADVISORY}`,
  severity: 'high',
  range: '<19',
};
const REPORT = {
  auditReportVersion: 2,
  vulnerabilities: {
    marked: { name: 'marked', via: [cause] },
    letters: { name: 'letters', via: ['marked'] },
    more: { name: 'more', via: [cause] },
  },
};
const ACCEPTED: Accepted = {
  advisory: ADVISORY,
  package: 'marked',
  reason: 'Only the owner writes what it reads.',
  acceptedOn: '2026-11-01',
  until: '2026-12-01',
};

describe('the findings of npm audit', () => {
  it('are told once each, whatever leads to them', () => {
    expect(findingsOf(REPORT)).toEqual([
      { advisory: ADVISORY, package: 'marked', severity: 'high', title: 'Endless list', url: cause.url, range: '<19' },
    ]);
  });

  it('are none where everything is well, and unknown where the registry was not reached', () => {
    expect(findingsOf({ auditReportVersion: 2, vulnerabilities: {} })).toEqual([]);
    expect(findingsOf({ message: '405 Method Not Allowed', statusCode: 405 })).toBeUndefined();
    expect(findingsOf(undefined)).toBeUndefined();
  });
});

describe('an accepted finding', () => {
  const findings = findingsOf(REPORT)!;

  it('counts up to its last day', () => {
    expect(judge(findings, [ACCEPTED], '2026-12-01')).toEqual({ open: [], accepted: [ACCEPTED], gone: [] });
    expect(judge(findings, [ACCEPTED], '2026-12-02').open).toEqual(findings);
  });

  it('is about one package and one advisory', () => {
    for (const other of [
      { ...ACCEPTED, package: 'letters' },
      { ...ACCEPTED, advisory: 'GHSA-dddd-eeee-ffff' },
    ]) {
      expect(judge(findings, [other], '2026-11-15')).toEqual({ open: findings, accepted: [], gone: [other] });
    }
  });

  it('says why and how long: the committed list is well formed', () => {
    const file = path.join(import.meta.dirname, '..', '..', 'docs', 'accepted-findings.json');
    expect(acceptedSchema.parse(JSON.parse(readFileSync(file, 'utf8')))).toEqual(expect.any(Array));
    expect(acceptedSchema.safeParse([{ ...ACCEPTED, reason: 'later' }]).success).toBe(false);
  });
});
