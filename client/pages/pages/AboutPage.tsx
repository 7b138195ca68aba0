import { Trans, useLingui } from '@lingui/react/macro';
import { useAnswer } from '../../graphql/useAnswer';
import { EmptyState, ErrorState, PageHeader, Stack } from '../../ui';
import { AboutSection } from '../components/about/AboutSection';
import { AboutSlider } from '../components/about/AboutSlider';
import { aboutSlides } from '../components/about/aboutSlides';
import { ShowcaseSkeleton } from '../components/showcase/ShowcaseSkeleton';
import { UntitledPage } from '../components/showcase/UntitledPage';
import { type AboutContentQuery, useAboutContentQuery } from '../showcase.gen';

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
        <ShowcaseSkeleton titled />
      )}
    </UntitledPage>
  );
}

function About({ page }: { page: NonNullable<AboutContentQuery['aboutPage']> }) {
  const sections = page.sections.toSorted((one, other) => one.order - other.order);
  const slides = aboutSlides(sections);
  return (
    <>
      <PageHeader title={page.title} />
      <Stack gap={6}>
        {slides.length > 0 && <AboutSlider slides={slides} />}
        {sections.map((section) => (
          <AboutSection key={section.id} section={section} />
        ))}
      </Stack>
    </>
  );
}
