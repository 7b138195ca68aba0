import type { AboutSectionData } from '../../public/about/aboutSlides';
import { type AboutContent, type Section, tidied } from './content';

type Render = (text: string | null) => string;

/** What the visitor's components get of a page that is not saved yet: as the server gives it (public-site §2 'About'). */
export function presentAbout(content: AboutContent, render: Render): AboutSectionData[] {
  const sections = content.sections.length > 0 ? content.sections : [onlySection(content)];
  return sections.map((section) => presentSection(tidied(section), render));
}

/** With no sections, one text is built from title and body. */
const onlySection = ({ title, body }: AboutContent): Section => ({
  id: 'about-us',
  type: 'fullWidthText',
  title,
  subtitle: null,
  backgroundImageUrl: null,
  backgroundColor: null,
  textColor: null,
  order: 0,
  paragraphs: body === null ? [] : [body],
  alignment: 'left',
});

const renderedOrNull = (text: string | null, render: Render) => (text === null ? null : render(text));

/** The texts as HTML, and the choices as the schema spells them. */
function presentSection(section: Section, render: Render): AboutSectionData {
  switch (section.type) {
    case 'textWithImage': {
      const textSide = section.textSide === 'right' ? 'RIGHT' : 'LEFT';
      return { ...section, paragraphs: section.paragraphs.map(render), textSide };
    }
    case 'fullWidthText': {
      const alignment = ({ left: 'LEFT', center: 'CENTER', right: 'RIGHT' } as const)[section.alignment];
      return { ...section, paragraphs: section.paragraphs.map(render), alignment };
    }
    case 'teamShowcase': {
      const { members, introductionText, displayStyle } = section;
      return {
        ...section,
        introductionText: renderedOrNull(introductionText, render),
        displayStyle: displayStyle === 'list' ? 'LIST' : 'GRID',
        members: [...members],
      };
    }
    case 'callToAction':
      return { ...section, text: renderedOrNull(section.text, render) };
    case 'iconGrid':
      return { ...section, items: [...section.items] };
    default:
      return section;
  }
}
