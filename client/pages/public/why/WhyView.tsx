import { Stack } from '../../../ui';
import type { WhyChooseUsContentQuery } from '../../showcase.gen';
import { ClosingCall } from '../showcase/ClosingCall';
import { BenefitGrid } from './BenefitGrid';
import { WhyHeader } from './WhyHeader';

/** All that the page 'Why choose us' shows of its content (public-site §2, Why choose us). */
export function WhyView({ page }: { page: Omit<NonNullable<WhyChooseUsContentQuery['whyChooseUsPage']>, 'language'> }) {
  const { benefitItems, benefitsTitle, closingCta } = page;
  const items = benefitItems.toSorted((one, other) => one.order - other.order);
  return (
    <>
      <WhyHeader page={{ ...page, benefitItems: items }} />
      <Stack gap={6}>
        {items.length > 0 && <BenefitGrid title={benefitsTitle} items={items} />}
        {closingCta && (
          <ClosingCall
            title={closingCta.title}
            primary={{ text: closingCta.cta1Text, to: closingCta.cta1Link }}
            secondary={{ text: closingCta.cta2Text, to: closingCta.cta2Link }}
          >
            {closingCta.description}
          </ClosingCall>
        )}
      </Stack>
    </>
  );
}
