import type { ReactNode } from 'react';
import { textLanguage } from '../../../lib/textLanguage';
import { ClosingCall } from '../showcase/ClosingCall';
import type { AboutSectionData } from './aboutSlides';
import { IconGrid } from './IconGrid';
import { LocationMap } from './LocationMap';
import { SectionGround } from './SectionGround';
import { sectionColors } from './sectionColors';
import { SectionHeading } from './SectionHeading';
import { TeamShowcase } from './TeamShowcase';
import { TextWithImage } from './TextWithImage';
import { WrittenText } from './WrittenText';

/** One section of the About page, drawn by its type and in the owner's colours (public-site §2, About). */
export function AboutSection({ section }: { section: AboutSectionData }) {
  const colors = sectionColors(section);
  const on = (children: ReactNode) => (
    <SectionGround colors={colors} imageUrl={section.backgroundImageUrl}>
      {children}
    </SectionGround>
  );

  if ('primaryCtaText' in section) {
    const { title, subtitle, text, primaryCtaText, primaryCtaLink, secondaryCtaText, secondaryCtaLink } = section;
    const call = (
      <ClosingCall
        ground={colors ? 'none' : 'off'}
        title={title}
        primary={{ text: primaryCtaText, to: primaryCtaLink }}
        secondary={{ text: secondaryCtaText, to: secondaryCtaLink }}
      >
        {subtitle && <p lang={textLanguage(subtitle)}>{subtitle}</p>}
        {text && <WrittenText parts={[text]} alignment="CENTER" />}
      </ClosingCall>
    );
    return colors ? on(call) : call;
  }
  if ('alignment' in section) {
    return on(
      <>
        <SectionHeading {...section} />
        <WrittenText parts={section.paragraphs} alignment={section.alignment} />
      </>,
    );
  }
  // This one has its heading beside the picture, with the words that it belongs to.
  if ('textSide' in section) return on(<TextWithImage heading={<SectionHeading {...section} />} section={section} />);
  return on(
    <>
      <SectionHeading {...section} />
      {'columns' in section && <IconGrid {...section} />}
      {'members' in section && <TeamShowcase {...section} />}
      {'mapEmbedUrl' in section && <LocationMap {...section} />}
    </>,
  );
}
