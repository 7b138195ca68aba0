import { Suspense } from 'react';
import { Stack } from '../../../ui';
import { AboutSlider } from './AboutSlider';
import { type AboutSectionData, aboutSlides } from './aboutSlides';
import { SectionList } from './SectionList';

/** What the About page tells: first all of it on a television, then section by section, in their order. */
export function AboutSections({ sections }: { sections: readonly AboutSectionData[] }) {
  const slides = aboutSlides(sections.toSorted((one, other) => one.order - other.order));
  return (
    <Stack gap={6}>
      {slides.length > 0 && <AboutSlider slides={slides} />}
      <Suspense>
        <SectionList sections={sections} />
      </Suspense>
    </Stack>
  );
}
