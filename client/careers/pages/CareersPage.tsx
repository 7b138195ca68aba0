import { Trans, useLingui } from '@lingui/react/macro';
import { useErrorText } from '../../graphql/useErrorText';
import { Card, DateTime, EmptyState, ErrorState, PageHeader, usePageTitle } from '../../ui';
import { LazyRichText } from '../../ui/LazyRichText';
import { type CareersContentQuery, useCareersContentQuery } from '../careers.gen';
import styles from '../components/Careers.module.css';
import { CareersSkeleton } from '../components/CareersSkeleton';
import { JobList } from '../components/JobList';

/** What it is like to work here, and which jobs are open (public-site §2 'Careers'). */
export function CareersPage() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { data, previousData, error, loading, refetch } = useCareersContentQuery();
  const content = data ?? previousData;
  usePageTitle(content?.careersPage?.pageTitle ?? t`Careers`);

  if (content?.careersPage) return <Careers page={content.careersPage} jobs={content.jobOpenings} />;
  if (!content && !error) return <CareersSkeleton />;
  return (
    <>
      <PageHeader title={t`Careers`} />
      {content ? (
        <EmptyState title={<Trans>Career information is currently unavailable. Please check back later.</Trans>} />
      ) : (
        <ErrorState message={errorText(error)} onRetry={() => void refetch().catch(() => undefined)} busy={loading} />
      )}
    </>
  );
}

interface CareersProps {
  page: NonNullable<CareersContentQuery['careersPage']>;
  jobs: CareersContentQuery['jobOpenings'];
}

function Careers({ page, jobs }: CareersProps) {
  const { pageTitle, introductionText, whyWorkWithUsSectionTitle, whyWorkWithUsContent, lastUpdated } = page;
  return (
    <>
      <PageHeader title={pageTitle} />
      {introductionText && <LazyRichText html={introductionText} lines={4} />}
      {whyWorkWithUsSectionTitle && whyWorkWithUsContent && (
        <Card as="section" ground="sunken" className={styles.why}>
          <h2>{whyWorkWithUsSectionTitle}</h2>
          <LazyRichText html={whyWorkWithUsContent} lines={5} />
        </Card>
      )}
      <section className={styles.section}>
        <h2>
          <Trans>Current Openings</Trans>
        </h2>
        <JobList jobs={jobs} />
      </section>
      <p className={styles.updated}>
        <Trans>
          Last updated: <DateTime value={lastUpdated} />
        </Trans>
      </p>
    </>
  );
}
