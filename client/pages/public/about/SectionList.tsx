import { Stack } from '../../../ui';
import { AboutSection } from './AboutSection';
import type { AboutSectionData } from './aboutSlides';

/** The sections of the About page, in the order that the owner gave them. */
export function SectionList({ sections }: { sections: readonly AboutSectionData[] }) {
  return (
    <Stack gap={6}>
      {sections
        .toSorted((one, other) => one.order - other.order)
        .map((section) => (
          <AboutSection key={section.id} section={section} />
        ))}
    </Stack>
  );
}
