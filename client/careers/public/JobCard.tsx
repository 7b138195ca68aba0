import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { textLanguage } from '../../lib/textLanguage';
import { Button, Card, ChevronDownIcon, DateTime, StatusBadge } from '../../ui';
import { Link } from '../../lib/router/Link';
import { CalendarIcon, ClockIcon, PinIcon } from '../../ui/icons/place';
import { LazyRichText } from '../../ui/LazyRichText';
import type { JobCardFragment } from '../careers.gen';
import { jobTypeLabels } from '../labels';
import styles from './Careers.module.css';

interface JobCardProps {
  /** Of the element. */
  id?: string;
  /** The address by which others know it. */
  to?: string;
  job: JobCardFragment;
  expanded: boolean;
  onToggle: () => void;
  onApply: () => void;
}

/** One opening; its responsibilities and qualifications fold out (public-site §2 'Careers'). */
export function JobCard({ id: place, to, job, expanded, onToggle, onApply }: JobCardProps) {
  const { i18n } = useLingui();
  const id = useId();
  const hasDetails = job.responsibilities.length + job.qualifications.length > 0;
  return (
    <Card as="article" id={place} className={styles.job} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h3 id={`${id}-title`} lang={textLanguage(job.title)}>
          {to ? <Link to={to}>{job.title}</Link> : job.title}
        </h3>
        <StatusBadge tone="teal" icon={<ClockIcon />}>
          {i18n._(jobTypeLabels[job.type])}
        </StatusBadge>
      </div>
      <p className={styles.facts}>
        <span>
          <PinIcon size={18} />
          <span lang={textLanguage(job.location)}>{job.location}</span>
        </span>
        <span>
          <CalendarIcon size={18} />
          <span>
            <Trans>
              Posted <DateTime value={job.postedDate} show="date" />
            </Trans>
          </span>
        </span>
        {job.validThrough && (
          <span>
            <CalendarIcon size={18} />
            <span>
              <Trans>
                Apply by <DateTime value={`${job.validThrough}T12:00:00+05:45`} show="date" />
              </Trans>
            </span>
          </span>
        )}
      </p>
      <LazyRichText html={job.summary} />
      {hasDetails && (
        <div id={`${id}-details`} hidden={!expanded} className={styles.details}>
          <Points title={<Trans>Responsibilities</Trans>} points={job.responsibilities} />
          <Points title={<Trans>Qualifications</Trans>} points={job.qualifications} />
        </div>
      )}
      <div className={styles.actions}>
        <Button onClick={onApply} aria-describedby={`${id}-title`}>
          <Trans>Apply Now</Trans>
        </Button>
        {hasDetails && (
          <Button
            variant="ghost"
            className={styles.toggle}
            iconAfter={<ChevronDownIcon />}
            aria-expanded={expanded}
            aria-controls={`${id}-details`}
            aria-describedby={`${id}-title`}
            onClick={onToggle}
          >
            {expanded ? <Trans>Hide Details</Trans> : <Trans>View Details</Trans>}
          </Button>
        )}
      </div>
    </Card>
  );
}

function Points({ title, points }: { title: ReactNode; points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <div>
      <h4>{title}</h4>
      <ul className={styles.points}>
        {points.map((point, index) => (
          // Texts may repeat, and a list of the owner's has no other name for its entries.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} lang={textLanguage(point)}>
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}
