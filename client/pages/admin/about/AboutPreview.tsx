import { useRenderMarkup } from '../../../admin/kit/editor/markup';
import { AboutSections } from '../../public/about/AboutSections';
import type { AboutContent } from './content';
import { presentAbout } from './presentAbout';

/** The page as visitors will see it, drawn by the very components that they get. */
export function AboutPreview({ content }: { content: AboutContent }) {
  const render = useRenderMarkup();
  return <AboutSections title={content.title} sections={presentAbout(content, render)} />;
}
