import type { JobType } from '../careers.gen';
import type { JobOpeningInput, JobOpeningRowFragment } from './careersAdmin.gen';

/** The fields of an opening as its form has them, in the order of the screen; lists are texts, one entry a line. */
export interface JobValues {
  title: string;
  location: string;
  type: JobType;
  /** As '2026-12-31'; empty for none. */
  validThrough: string;
  summary: string;
  responsibilities: string;
  qualifications: string;
  isActive: boolean;
}

export const valuesOf = (job: JobOpeningRowFragment): JobValues => ({
  title: job.title,
  location: job.location,
  type: job.type,
  validThrough: job.validThrough ?? '',
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
  validThrough: '',
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
  { responsibilities, qualifications, validThrough, ...rest }: JobValues,
  version: number | null,
): JobOpeningInput => ({
  ...rest,
  validThrough: validThrough || null,
  responsibilities: linesOf(responsibilities),
  qualifications: linesOf(qualifications),
  version,
});
