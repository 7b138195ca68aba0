import { Trans } from '@lingui/react/macro';
import { textLanguage } from '../../lib/textLanguage';
import { Card, DateTime, PageHeader } from '../../ui';
import { LazyRichText } from '../../ui/LazyRichText';
import type { CareersContentQuery } from '../careers.gen';
import styles from './Careers.module.css';
import { JobList } from './JobList';

interface CareersViewProps {
  page: Omit<NonNullable<CareersContentQuery['careersPage']>, 'language'>;
  jobs: CareersContentQuery['jobOpenings'];
  /** The one that the address names. */
  opened?: CareersContentQuery['jobOpenings'][number] | undefined;
}

/** What the owner writes about working here, and the openings (public-site §2 'Careers'). */
export function CareersView({ page, jobs, opened }: CareersViewProps) {
  const { pageTitle, introductionText, whyWorkWithUsSectionTitle, whyWorkWithUsContent, lastUpdated } = page;
  return (
    <>
      <PageHeader title={pageTitle} beginning={introductionText} />
      {introductionText && <LazyRichText html={introductionText} />}
      {whyWorkWithUsSectionTitle && whyWorkWithUsContent && (
        <Card as="section" ground="sunken" className={styles.why}>
          <h2 lang={textLanguage(whyWorkWithUsSectionTitle)}>{whyWorkWithUsSectionTitle}</h2>
          <LazyRichText html={whyWorkWithUsContent} />
        </Card>
      )}
      <section className={styles.section}>
        <h2>
          <Trans>Current Openings</Trans>
        </h2>
        <JobList jobs={jobs} opened={opened} />
      </section>
      <p className={styles.updated}>
        <Trans>
          Last updated: <DateTime value={lastUpdated} />
        </Trans>
      </p>
    </>
  );
}
