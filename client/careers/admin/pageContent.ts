/** What the page is called where the owner gives it no title (the server's own word for it). */
export const PAGE_TITLE = 'Careers';

/** The page around the openings, as it is saved (back-office §3 'Careers page info'). */
export interface CareersContent {
  pageTitle: string;
  introductionText: string | null;
  whyWorkWithUsSectionTitle: string | null;
  whyWorkWithUsContent: string | null;
}

export const blankCareers: CareersContent = {
  pageTitle: PAGE_TITLE,
  introductionText: null,
  whyWorkWithUsSectionTitle: null,
  whyWorkWithUsContent: null,
};
