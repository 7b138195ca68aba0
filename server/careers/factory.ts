import { JobOpening } from './entity.js';

/** An opening for tests and the demo. */
export function buildJobOpening(postedDate: Date, overrides: Partial<JobOpening> = {}): JobOpening {
  return Object.assign(new JobOpening(), {
    title: 'TV technician',
    location: 'Kathmandu, Nepal',
    summary: '<p>You find the fault and repair it.</p>',
    responsibilities: ['Diagnose sets at the bench'],
    qualifications: ['Two years with a soldering iron'],
    postedDate,
    ...overrides,
  });
}
