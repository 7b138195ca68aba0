import { later } from '../../../lib/later';
import { Skeleton, Stack } from '../../../ui';
import type { ServicesContentQuery } from '../../showcase.gen';
import { contactUrl } from '../../urls';
import { ClosingCall } from '../showcase/ClosingCall';
import { ServicesHeader } from './ServicesHeader';

// Below the first screen: what is drawn of them does until somebody comes near.
const ServicesGrid = later(async () => (await import('./ServicesGrid')).ServicesGrid, {
  waiting: <Skeleton height="40rem" />,
});
const BrandStrip = later(async () => (await import('./BrandStrip')).BrandStrip, {
  waiting: <Skeleton height="10rem" />,
});

interface ServicesViewProps {
  page: NonNullable<ServicesContentQuery['servicesPage']>;
  rating: ServicesContentQuery['serviceRating'];
}

/** All that the page 'Services' shows of its content (public-site §2, Services). */
export function ServicesView({ page, rating }: ServicesViewProps) {
  const { serviceItems, sideImageCard, supportedBrandsSection, closingCta } = page;
  const items = serviceItems.toSorted((one, other) => one.order - other.order);
  return (
    <Stack gap={6}>
      <ServicesHeader page={{ ...page, serviceItems: items }} rating={rating} />
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
