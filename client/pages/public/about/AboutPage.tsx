import { Trans, useLingui } from '@lingui/react/macro';
import { useAnswer } from '../../../graphql/useAnswer';
import { EmptyState, ErrorState, usePageTitle } from '../../../ui';
import { AboutSections } from './AboutSections';
import { openingOf } from './aboutSlides';
import { ShowcaseSkeleton } from '../showcase/ShowcaseSkeleton';
import { UntitledPage } from '../showcase/UntitledPage';
import { type AboutContentQuery, useAboutContentQuery } from '../../showcase.gen';

/** Who we are (public-site §2, About). */
export function AboutPage() {
  const { t } = useLingui();
  const { answer: content, failure } = useAnswer(useAboutContentQuery());
  if (content?.aboutPage) return <About page={content.aboutPage} />;
  const missing = <Trans>About Us content not available or failed to load.</Trans>;
  return (
    <UntitledPage title={t`About us`}>
      {content ? (
        <EmptyState title={missing} />
      ) : failure ? (
        <ErrorState title={missing} {...failure} />
      ) : (
        <ShowcaseSkeleton />
      )}
    </UntitledPage>
  );
}

function About({ page: { title, sections } }: { page: Omit<NonNullable<AboutContentQuery['aboutPage']>, 'language'> }) {
  usePageTitle(title, sections.map(openingOf).find(Boolean));
  return <AboutSections title={title} sections={sections} />;
}
