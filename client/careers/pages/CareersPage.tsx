import { Trans, useLingui } from '@lingui/react/macro';
import { useAnswer } from '../../graphql/useAnswer';
import { Card, DateTime, EmptyState, ErrorState, PageHeader, usePageTitle } from '../../ui';
import { RichText } from '../../ui/RichText';
import { type CareersContentQuery, useCareersContentQuery } from '../careers.gen';
import styles from '../components/Careers.module.css';
import { CareersSkeleton } from '../components/CareersSkeleton';
import { JobList } from '../components/JobList';

/**
 * What it is like to work here, and which jobs are open (public-site §2 'Careers'). Most of it is the owner's HTML, so the
 * sanitiser comes with the page: fetched later, it would move what stands below.
 */
export function CareersPage() {
  const { t } = useLingui();
  const { answer: content, failure } = useAnswer(useCareersContentQuery());
  usePageTitle(content?.careersPage?.pageTitle ?? t`Careers`);

  if (content?.careersPage) return <Careers page={content.careersPage} jobs={content.jobOpenings} />;
  if (!content && !failure) return <CareersSkeleton />;
  return (
    <>
      <PageHeader title={t`Careers`} />
      {failure ? (
        <ErrorState {...failure} />
      ) : (
        <EmptyState title={<Trans>Career information is currently unavailable. Please check back later.</Trans>} />
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
      {introductionText && <RichText html={introductionText} />}
      {whyWorkWithUsSectionTitle && whyWorkWithUsContent && (
        <Card as="section" ground="sunken" className={styles.why}>
          <h2>{whyWorkWithUsSectionTitle}</h2>
          <RichText html={whyWorkWithUsContent} />
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
