import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { useAnswer } from '../../graphql/useAnswer';
import { EmptyState, ErrorState, PageHeader, PageMissing, usePageTitle } from '../../ui';
import { useCareersContentQuery } from '../careers.gen';
import { CareersSkeleton } from './CareersSkeleton';
import { CareersView } from './CareersView';

/**
 * What it is like to work here, and which jobs are open (public-site §2 'Careers'). Most of it is the owner's HTML, so the
 * sanitiser comes with the page: fetched later, it would move what is below.
 */
export function CareersPage() {
  const { t } = useLingui();
  const { answer: content, failure } = useAnswer(useCareersContentQuery());
  const jobId = useSearchParams()[0].get('job');
  const opened = content?.jobOpenings.find(({ id }) => id === jobId);
  usePageTitle(opened?.title ?? content?.careersPage?.pageTitle ?? t`Careers`);

  if (content?.careersPage) {
    return (
      <>
        {jobId !== null && !opened && <PageMissing />}
        <CareersView page={content.careersPage} jobs={content.jobOpenings} opened={opened} />
      </>
    );
  }
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
