import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useStructuredData } from '../../lib/structuredData';
import { Button, EmptyState, Row, Stack } from '../../ui';
import { FileIcon } from '../../ui/icons/pages';
import type { JobCardFragment } from '../careers.gen';
import { useApplicationWindow } from './useApplicationWindow';
import styles from './Careers.module.css';
import { JobCard } from './JobCard';
import { jobData } from './jobData';

/** The openings as the server sorts them, one expanded at a time. A CV can be sent without one, too (decisions §11). */
export function JobList({ jobs }: { jobs: readonly JobCardFragment[] }) {
  useStructuredData(jobData(jobs));
  const [expandedId, setExpandedId] = useState<string | null>(null);
  const { Window, job, open, apply, close } = useApplicationWindow();
  const general = (
    <Button variant={jobs.length > 0 ? 'secondary' : 'primary'} icon={<FileIcon />} onClick={() => apply(null)}>
      <Trans>Send us your CV</Trans>
    </Button>
  );
  return (
    <>
      {jobs.length > 0 ? (
        <Stack gap={2}>
          {jobs.map((opening) => (
            <JobCard
              key={opening.id}
              job={opening}
              expanded={opening.id === expandedId}
              onToggle={() => setExpandedId(opening.id === expandedId ? null : opening.id)}
              onApply={() => apply(opening)}
            />
          ))}
          <Row gap={2} className={styles.general}>
            <p>
              <Trans>Nothing that fits?</Trans>
            </p>
            {general}
          </Row>
        </Stack>
      ) : (
        <EmptyState
          title={
            <Trans>
              We do not have any open positions at the moment. Please check back later or send us your CV for future
              consideration.
            </Trans>
          }
          action={general}
        />
      )}
      {Window && <Window job={job} open={open} onClose={close} />}
    </>
  );
}
