import { useState } from 'react';
import { useRenderMarkup } from '../../admin/kit/editor/markup';
import { useAnswer } from '../../graphql/useAnswer';
import { useCareersContentQuery } from '../careers.gen';
import { CareersView } from '../public/CareersView';
import { type CareersContent, PAGE_TITLE } from './pageContent';

interface CareersPreviewProps {
  content: CareersContent;
  /** Null for a page that was never saved. */
  lastUpdated: string | null;
}

/** The page as visitors will see it, with the openings that they see now. */
export function CareersPreview({ content, lastUpdated }: CareersPreviewProps) {
  const { answer } = useAnswer(useCareersContentQuery());
  const render = useRenderMarkup();
  // Saving sets the date to now (back-office §4).
  const [now] = useState(() => new Date().toISOString());
  return (
    <CareersView
      page={{
        ...content,
        pageTitle: content.pageTitle || PAGE_TITLE,
        introductionText: render(content.introductionText) || null,
        whyWorkWithUsContent: render(content.whyWorkWithUsContent) || null,
        lastUpdated: lastUpdated ?? now,
      }}
      jobs={answer?.jobOpenings ?? []}
    />
  );
}
