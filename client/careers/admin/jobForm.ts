import type { JobType } from '../careers.gen';
import type { JobOpeningInput, JobOpeningRowFragment } from './careersAdmin.gen';

/** The fields of an opening as its form has them, in the order of the screen; lists are texts, one entry a line. */
export interface JobValues {
  title: string;
  location: string;
  type: JobType;
  summary: string;
  responsibilities: string;
  qualifications: string;
  isActive: boolean;
}

export const valuesOf = (job: JobOpeningRowFragment): JobValues => ({
  title: job.title,
  location: job.location,
  type: job.type,
  summary: job.summary,
  responsibilities: job.responsibilities.join('\n'),
  qualifications: job.qualifications.join('\n'),
  isActive: job.isActive,
});

/** back-office §9. */
export const newJob: JobValues = {
  title: '',
  location: 'Kathmandu, Nepal',
  type: 'FullTime',
  summary: '',
  responsibilities: '',
  qualifications: '',
  isActive: true,
};

/** One entry a line; empty lines are dropped (back-office §5). */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** @param version of the opening that was edited, null for a new one */
export const toInput = (
  { responsibilities, qualifications, ...rest }: JobValues,
  version: number | null,
): JobOpeningInput => ({
  ...rest,
  responsibilities: linesOf(responsibilities),
  qualifications: linesOf(qualifications),
  version,
});
