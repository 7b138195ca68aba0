import { later } from '../../../lib/later';
import { Skeleton, Stack } from '../../../ui';
import { AboutSlider } from './AboutSlider';
import { type AboutSectionData, aboutSlides } from './aboutSlides';

// Below the first screen, and there to be read: what is drawn of it does until somebody comes near.
const SectionList = later(async () => (await import('./SectionList')).SectionList, {
  waiting: <Skeleton height="80rem" />,
});

/** What the About page tells: first all of it on a television, then section by section, in their order. */
export function AboutSections({ sections }: { sections: readonly AboutSectionData[] }) {
  const slides = aboutSlides(sections.toSorted((one, other) => one.order - other.order));
  return (
    <Stack gap={6}>
      {slides.length > 0 && <AboutSlider slides={slides} />}
      <SectionList sections={sections} />
    </Stack>
  );
}
