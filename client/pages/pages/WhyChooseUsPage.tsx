import { Trans, useLingui } from '@lingui/react/macro';
import { useAnswer } from '../../graphql/useAnswer';
import { EmptyState, ErrorState, Spinner, Stack } from '../../ui';
import { ClosingCall } from '../components/showcase/ClosingCall';
import { UntitledPage } from '../components/showcase/UntitledPage';
import { BenefitGrid } from '../components/why/BenefitGrid';
import { WhyHeader } from '../components/why/WhyHeader';
import { useWhyChooseUsContentQuery, type WhyChooseUsContentQuery } from '../showcase.gen';
import styles from './WhyChooseUsPage.module.css';

/** What speaks for the shop (public-site §2, Why choose us). */
export function WhyChooseUsPage() {
  const { t } = useLingui();
  const { answer: content, failure } = useAnswer(useWhyChooseUsContentQuery());
  if (content?.whyChooseUsPage) return <WhyChooseUs page={content.whyChooseUsPage} />;
  const missing = <Trans>Why Choose Us content not available or failed to load.</Trans>;
  return (
    <UntitledPage title={t`Why choose us`}>
      {content ? (
        <EmptyState title={missing} />
      ) : failure ? (
        <ErrorState title={missing} {...failure} />
      ) : (
        <div className={styles.waiting}>
          <Spinner size={40} label={t`Loading…`} />
        </div>
      )}
    </UntitledPage>
  );
}

function WhyChooseUs({ page }: { page: NonNullable<WhyChooseUsContentQuery['whyChooseUsPage']> }) {
  const { benefitItems, benefitsTitle, closingCta } = page;
  const items = benefitItems.toSorted((one, other) => one.order - other.order);
  return (
    <Stack gap={6}>
      <WhyHeader page={{ ...page, benefitItems: items }} />
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
  );
}
