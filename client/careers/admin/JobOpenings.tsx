import { useLingui } from '@lingui/react/macro';
import { FLAG } from '../../admin/kit/FlagFilter';
import { ResourceTab } from '../../admin/kit/ResourceTab';
import { useAsked, useResource } from '../../admin/kit/useResource';
import { jobTypeLabels } from '../labels';
import { useTranslationColumn } from '../../translations/admin';
import { openingsChanged } from './cache';
import { useDeleteJobOpeningMutation, useJobOpeningTableQuery } from './careersAdmin.gen';
import { JobActiveSwitch } from './JobActiveSwitch';
import { JobForm } from './JobForm';

const LIST = {
  sorts: ['POSTED_DATE', 'TITLE'],
  defaultSort: { sort: 'POSTED_DATE', direction: 'DESC' },
  filters: { isActive: FLAG },
} as const;

/** The jobs that are or were open, the newest first (back-office §9). */
export function JobOpenings() {
  const { t, i18n } = useLingui();
  const asked = useAsked(LIST);
  const jobs = useResource(asked, useJobOpeningTableQuery(asked.options));
  const otherLanguage = useTranslationColumn('JOB_OPENING', jobs.rows);
  const [deleteJobOpening] = useDeleteJobOpeningMutation(openingsChanged);
  return (
    <ResourceTab
      resource={jobs}
      title={t`Job Openings`}
      search={t`Title or location`}
      filters={{ isActive: { label: t`Status`, on: t`Active`, off: t`Inactive` } }}
      exported="job-openings"
      add={t`Add Job Opening`}
      empty={t`No job openings found.`}
      name={({ title }) => title}
      columns={[
        { id: 'title', header: t`Title`, cell: ({ title }) => title, sort: 'TITLE' },
        { id: 'location', header: t`Location`, cell: ({ location }) => location, text: true },
        { id: 'type', header: t`Type`, cell: ({ type }) => i18n._(jobTypeLabels[type]) },
        { id: 'posted', header: t`Posted`, time: ({ postedDate }) => postedDate, show: 'date', sort: 'POSTED_DATE' },
        { id: 'status', header: t`Status`, cell: (job) => <JobActiveSwitch job={job} /> },
        otherLanguage.column,
      ]}
      remove={{
        ask: ({ title }) => t`Delete the job opening "${title}"?`,
        send: ({ id }) => deleteJobOpening({ variables: { id } }),
        done: t`Job opening deleted.`,
      }}
      form={(open) => <JobForm {...open} />}
    >
      {otherLanguage.editor}
    </ResourceTab>
  );
}
