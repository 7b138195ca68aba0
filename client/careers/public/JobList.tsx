import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Button, EmptyState, Row, Stack } from '../../ui';
import { FileIcon } from '../../ui/icons/pages';
import type { JobCardFragment } from '../careers.gen';
import { jobUrl } from '../urls';
import { useApplicationWindow } from './useApplicationWindow';
import styles from './Careers.module.css';
import { JobCard } from './JobCard';
import { JobHead } from './JobHead';

interface JobListProps {
  jobs: readonly JobCardFragment[];
  /** The one that the address names. */
  opened: JobCardFragment | undefined;
}

/** The openings as the server sorts them, one expanded at a time. A CV can be sent without one, too (decisions §11). */
export function JobList({ jobs, opened }: JobListProps) {
  const openedId = opened?.id ?? null;
  const [expandedId, setExpandedId] = useState(openedId);
  const [shownId, setShownId] = useState(openedId);
  if (openedId !== shownId) {
    setShownId(openedId);
    setExpandedId(openedId);
  }
  useEffect(() => {
    if (openedId) document.getElementById(placeOf(openedId))?.scrollIntoView({ block: 'start' });
  }, [openedId]);
  const { Window, job, open, apply, close } = useApplicationWindow();
  const general = (
    <Button variant={jobs.length > 0 ? 'secondary' : 'primary'} icon={<FileIcon />} onClick={() => apply(null)}>
      <Trans>Send us your CV</Trans>
    </Button>
  );
  return (
    <>
      {opened && <JobHead job={opened} />}
      {jobs.length > 0 ? (
        <Stack gap={2}>
          {jobs.map((opening) => (
            <JobCard
              key={opening.id}
              id={placeOf(opening.id)}
              to={jobUrl(opening.id)}
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

const placeOf = (id: string): string => `job-${id}`;
