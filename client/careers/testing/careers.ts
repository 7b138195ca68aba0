/** An opening as the server answers it. */
export const job = (id: string, title: string, over: Record<string, unknown> = {}) => ({
  __typename: 'JobOpening',
  id,
  title,
  postedDate: '2026-07-05T08:45:00.000Z',
  validThrough: null,
  location: 'Putalisadak',
  type: 'FullTime',
  summary: `<p>All about: ${title}.</p>`,
  responsibilities: [`Find faults as ${title}`],
  qualifications: [`Patience as ${title}`],
  ...over,
});

const page = {
  __typename: 'CareersPage',
  pageTitle: 'Work at Parda',
  introductionText: '<p>We repair things.</p>',
  whyWorkWithUsSectionTitle: 'What it is like',
  whyWorkWithUsContent: '<p>Lunch at one.</p>',
  lastUpdated: '2026-07-05T08:45:00.000Z',
};

/** The careers page with these openings. @param over what differs on the page */
export const careers = (jobOpenings: ReturnType<typeof job>[], over: Record<string, unknown> = {}) => ({
  careersPage: { ...page, ...over },
  jobOpenings,
});
