import { Trans, useLingui } from '@lingui/react/macro';
import { useAnswer } from '../../graphql/useAnswer';
import { useStructuredData } from '../../lib/structuredData';
import { EmptyState, ErrorState, Stack } from '../../ui';
import { BrandStrip } from '../components/services/BrandStrip';
import { repairShopData } from '../components/services/repairShopData';
import { ServicesGrid } from '../components/services/ServicesGrid';
import { ServicesHeader } from '../components/services/ServicesHeader';
import { ClosingCall } from '../components/showcase/ClosingCall';
import { ShowcaseSkeleton } from '../components/showcase/ShowcaseSkeleton';
import { UntitledPage } from '../components/showcase/UntitledPage';
import { type ServicesContentQuery, useServicesContentQuery } from '../showcase.gen';
import { contactUrl } from '../urls';

/** What the shop repairs (public-site §2, Services). */
export function ServicesPage() {
  const { t } = useLingui();
  const { answer: content, failure } = useAnswer(useServicesContentQuery());
  useStructuredData(content ? repairShopData(content) : null);
  if (content?.servicesPage) return <Services content={content} page={content.servicesPage} />;
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

interface ServicesProps {
  content: ServicesContentQuery;
  page: NonNullable<ServicesContentQuery['servicesPage']>;
}

function Services({ content, page }: ServicesProps) {
  const { serviceItems, sideImageCard, supportedBrandsSection, closingCta } = page;
  const items = serviceItems.toSorted((one, other) => one.order - other.order);
  return (
    <Stack gap={6}>
      <ServicesHeader page={{ ...page, serviceItems: items }} rating={content.serviceRating} />
      {items.length > 0 && <ServicesGrid items={items} side={sideImageCard} />}
      {supportedBrandsSection && <BrandStrip {...supportedBrandsSection} />}
      {closingCta && (
        <ClosingCall
          title={closingCta.title}
          primary={{ text: closingCta.ctaText, to: closingCta.ctaLink || contactUrl }}
        >
          {closingCta.description}
        </ClosingCall>
      )}
    </Stack>
  );
}
