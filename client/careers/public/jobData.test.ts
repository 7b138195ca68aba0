import { expect, test } from 'vitest';
import { expectRichResult } from '../../testing/richResults';
import { jobData } from './jobData';

const opening = {
  id: 'j1',
  title: 'Technician',
  postedDate: '2026-05-01T06:00:00.000Z',
  validThrough: null,
  location: 'Kathmandu, Nepal',
  type: 'FullTime' as const,
  summary: '<p>Repairs boards.</p>',
  responsibilities: ['Find faults below <1 ohm & mend them'],
  qualifications: [],
};

test('a posting says all that the page says of it', () => {
  const data = jobData(opening);
  expectRichResult(data);
  expect(data).toMatchObject({
    title: 'Technician',
    description: '<p>Repairs boards.</p><ul><li>Find faults below &lt;1 ohm &amp; mend them</li></ul>',
    employmentType: 'FULL_TIME',
    url: expect.stringMatching(/^http.*\/careers\/j1$/),
  });
});

test('it is open to the end of its last day in Kathmandu, or says nothing of an end', () => {
  expect(jobData({ ...opening, validThrough: '2026-12-31' })).toHaveProperty(
    'validThrough',
    '2026-12-31T23:59:59+05:45',
  );
  expect(jobData(opening)).not.toHaveProperty('validThrough');
});

test.each([
  ['Kathmandu, Nepal', 'Kathmandu', 'NP'],
  ['Patan', 'Patan', 'NP'],
  ['Putalisadak, Kathmandu, Nepal', 'Putalisadak, Kathmandu', 'NP'],
  ['काठमाडौँ, नेपाल', 'काठमाडौँ', 'NP'],
  ['Siliguri, India', 'Siliguri', 'India'],
])('the place %s is the town %s in %s', (location, addressLocality, addressCountry) => {
  expect(jobData({ ...opening, location })).toMatchObject({
    jobLocation: { address: { addressLocality, addressCountry } },
  });
});
