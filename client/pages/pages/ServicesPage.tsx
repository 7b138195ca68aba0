import { Trans, useLingui } from '@lingui/react/macro';
import { useAnswer } from '../../graphql/useAnswer';
import { useStructuredData } from '../../lib/structuredData';
import { EmptyState, ErrorState } from '../../ui';
import { repairShopData } from '../components/services/repairShopData';
import { ServicesView } from '../components/services/ServicesView';
import { ShowcaseSkeleton } from '../components/showcase/ShowcaseSkeleton';
import { UntitledPage } from '../components/showcase/UntitledPage';
import { useServicesContentQuery } from '../showcase.gen';

/** What the shop repairs (public-site §2, Services). */
export function ServicesPage() {
  const { t } = useLingui();
  const { answer: content, failure } = useAnswer(useServicesContentQuery());
  useStructuredData(content ? repairShopData(content) : null);
  if (content?.servicesPage) return <ServicesView page={content.servicesPage} rating={content.serviceRating} />;
  return (
    <UntitledPage title={t`Services`}>
      {content ? (
        <EmptyState title={<Trans>Services content not available or failed to load.</Trans>} />
      ) : failure ? (
        <ErrorState {...failure} message={<Trans>Something went wrong. Please try again later.</Trans>} />
      ) : (
        <ShowcaseSkeleton />
      )}
    </UntitledPage>
  );
}
