import { Stack } from '../../../ui';
import { AboutSection } from './AboutSection';
import { AboutSlider } from './AboutSlider';
import { type AboutSectionData, aboutSlides } from './aboutSlides';

/** What the About page tells: first all of it on a television, then section by section, in their order. */
export function AboutSections({ sections: given }: { sections: readonly AboutSectionData[] }) {
  const sections = given.toSorted((one, other) => one.order - other.order);
  const slides = aboutSlides(sections);
  return (
    <Stack gap={6}>
      {slides.length > 0 && <AboutSlider slides={slides} />}
      {sections.map((section) => (
        <AboutSection key={section.id} section={section} />
      ))}
    </Stack>
  );
}
