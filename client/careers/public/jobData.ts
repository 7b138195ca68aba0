import type { StructuredData } from '../../lib/structuredData';
import { shareOrigin } from '../../lib/shareOrigin';
import type { JobCardFragment } from '../careers.gen';

/** schema.org's words; it knows apprenticeships as other work. */
const employment: Record<JobCardFragment['type'], string> = {
  FullTime: 'FULL_TIME',
  PartTime: 'PART_TIME',
  Internship: 'INTERN',
  Contract: 'CONTRACTOR',
  Apprenticeship: 'OTHER',
};

const list = (points: readonly string[]): string =>
  points.length === 0 ? '' : `<ul>${points.map((point) => `<li>${escaped(point)}</li>`).join('')}</ul>`;

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** All openings as search engines read them; null where there is none. */
export function jobData(jobs: readonly JobCardFragment[]): StructuredData | null {
  if (jobs.length === 0) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: jobs.map(
      ({ title, summary, responsibilities, qualifications, postedDate, location, type }, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        item: {
          '@type': 'JobPosting',
          title,
          description: summary + list(responsibilities) + list(qualifications),
          datePosted: postedDate,
          employmentType: employment[type],
          hiringOrganization: { '@type': 'Organization', name: 'Parda', sameAs: shareOrigin() },
          jobLocation: {
            '@type': 'Place',
            address: { '@type': 'PostalAddress', addressLocality: location, addressCountry: 'NP' },
          },
        },
      }),
    ),
  };
}
