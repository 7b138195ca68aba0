import { useState } from 'react';
import { JobCard } from '../public/JobCard';
import { type JobValues, toInput } from './jobForm';

interface JobPreviewProps {
  values: JobValues;
  /** Null for a new one: it is posted when it is saved. */
  postedDate: string | null;
}

/** The opening as visitors will see it. */
export function JobPreview({ values, postedDate }: JobPreviewProps) {
  const [now] = useState(() => new Date().toISOString());
  const [isExpanded, setExpanded] = useState(true);
  const { responsibilities, qualifications } = toInput(values, null);
  return (
    <JobCard
      job={{
        ...values,
        validThrough: values.validThrough || null,
        id: 'preview',
        postedDate: postedDate ?? now,
        responsibilities: responsibilities ?? [],
        qualifications: qualifications ?? [],
      }}
      expanded={isExpanded}
      onToggle={() => setExpanded(!isExpanded)}
      // Nobody applies for what is only looked at.
      onApply={() => undefined}
    />
  );
}
