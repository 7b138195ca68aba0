import { Suspense } from 'react';
import { Stack } from '../../../ui';
import type { ServicesContentQuery } from '../../showcase.gen';
import { contactUrl } from '../../urls';
import { ClosingCall } from '../showcase/ClosingCall';
import { BrandStrip } from './BrandStrip';
import { ServicesGrid } from './ServicesGrid';
import { ServicesHeader } from './ServicesHeader';

interface ServicesViewProps {
  page: Omit<NonNullable<ServicesContentQuery['servicesPage']>, 'language'>;
  rating: ServicesContentQuery['serviceRating'];
  /** What some of them cost at least. */
  prices?: ServicesContentQuery['servicePrices'];
}

/** All that the page 'Services' shows of its content (public-site §2, Services). */
export function ServicesView({ page, rating, prices = [] }: ServicesViewProps) {
  const { serviceItems, sideImageCard, supportedBrandsSection, closingCta } = page;
  const items = serviceItems.toSorted((one, other) => one.order - other.order);
  return (
    <>
      <ServicesHeader page={{ ...page, serviceItems: items }} rating={rating} />
      <Stack gap={6}>
        {items.length > 0 && (
          <Suspense>
            <ServicesGrid items={items} side={sideImageCard} prices={prices} />
          </Suspense>
        )}
        {supportedBrandsSection && (
          <Suspense>
            <BrandStrip {...supportedBrandsSection} />
          </Suspense>
        )}
        {closingCta && (
          <ClosingCall
            title={closingCta.title}
            primary={{ text: closingCta.ctaText, to: closingCta.ctaLink || contactUrl }}
          >
            {closingCta.description}
          </ClosingCall>
        )}
      </Stack>
    </>
  );
}
