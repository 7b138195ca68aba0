import { Trans, useLingui } from '@lingui/react/macro';
import { useAnswer } from '../../../graphql/useAnswer';
import { EmptyState, ErrorState } from '../../../ui';
import { ServicesView } from './ServicesView';
import { ShopHead } from './ShopHead';
import { ShowcaseSkeleton } from '../showcase/ShowcaseSkeleton';
import { UntitledPage } from '../showcase/UntitledPage';
import { useServicesContentQuery } from '../../showcase.gen';

/** What the shop repairs (public-site §2, Services). */
export function ServicesPage() {
  const { t } = useLingui();
  const { answer: content, failure } = useAnswer(useServicesContentQuery());
  const head = content && <ShopHead contactPage={content.contactPage} serviceRating={content.serviceRating} />;
  if (content?.servicesPage) {
    return (
      <>
        {head}
        <ServicesView page={content.servicesPage} rating={content.serviceRating} prices={content.servicePrices} />
      </>
    );
  }
  return (
    <UntitledPage title={t`Services`}>
      {head}
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
