import { Suspense } from 'react';
import { AboutSlider } from './AboutSlider';
import { type AboutSectionData, aboutSlides } from './aboutSlides';
import { SectionList } from './SectionList';

interface AboutSectionsProps {
  title: string;
  sections: readonly AboutSectionData[];
}

/** What the About page tells: first all of it, one picture after another over the full width, then section by section, in their order. */
export function AboutSections({ title, sections }: AboutSectionsProps) {
  return (
    <>
      <AboutSlider title={title} slides={aboutSlides(sections.toSorted((one, other) => one.order - other.order))} />
      <div>
        <Suspense>
          <SectionList sections={sections} />
        </Suspense>
      </div>
    </>
  );
}
