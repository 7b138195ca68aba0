import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { JobType } from './careers.gen';

/** The labels of public-site §3, 'JobType'. */
export const jobTypeLabels: Record<JobType, MessageDescriptor> = {
  FullTime: msg`Full-time`,
  PartTime: msg`Part-time`,
  Internship: msg`Internship`,
  Contract: msg`Contract`,
  Apprenticeship: msg`Apprenticeship`,
};
