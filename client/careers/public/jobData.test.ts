import { expect, test } from 'vitest';
import { jobData } from './jobData';

const opening = {
  id: 'j1',
  title: 'Technician',
  postedDate: '2026-05-01T06:00:00.000Z',
  location: 'Kathmandu',
  type: 'FullTime' as const,
  summary: '<p>Repairs boards.</p>',
  responsibilities: ['Find faults below <1 ohm & mend them'],
  qualifications: [],
};

test('a posting says all that the page says of it', () => {
  expect(jobData([opening])).toMatchObject({
    itemListElement: [
      {
        item: {
          title: 'Technician',
          description: '<p>Repairs boards.</p><ul><li>Find faults below &lt;1 ohm &amp; mend them</li></ul>',
          employmentType: 'FULL_TIME',
        },
      },
    ],
  });
  expect(jobData([])).toBeNull();
});
