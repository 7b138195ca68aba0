import { useLingui } from '@lingui/react/macro';
import { excerpt, plainText } from '../../lib/excerpt';
import { usePageHead } from '../../lib/pageHead';
import { breadcrumbs, useStructuredData } from '../../lib/structuredData';
import type { JobCardFragment } from '../careers.gen';
import { careersUrl, jobUrl } from '../urls';
import { jobData } from './jobData';

const DESCRIPTION_CHARACTERS = 160;

/** What others are told of the opening that the page was asked for. */
export function JobHead({ job }: { job: JobCardFragment }) {
  const { t } = useLingui();
  usePageHead({ path: jobUrl(job.id), description: excerpt(plainText(job.summary), DESCRIPTION_CHARACTERS) });
  useStructuredData(jobData(job));
  useStructuredData(breadcrumbs([t`Careers`, careersUrl], [job.title, jobUrl(job.id)]));
  return null;
}
