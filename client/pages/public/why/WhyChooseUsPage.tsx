import { Trans, useLingui } from '@lingui/react/macro';
import { useAnswer } from '../../../graphql/useAnswer';
import { EmptyState, ErrorState, Spinner } from '../../../ui';
import { UntitledPage } from '../showcase/UntitledPage';
import { WhyView } from './WhyView';
import { useWhyChooseUsContentQuery } from '../../showcase.gen';
import styles from './WhyChooseUsPage.module.css';

/** What speaks for the shop (public-site §2, Why choose us). */
export function WhyChooseUsPage() {
  const { t } = useLingui();
  const { answer: content, failure } = useAnswer(useWhyChooseUsContentQuery());
  if (content?.whyChooseUsPage) return <WhyView page={content.whyChooseUsPage} />;
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
