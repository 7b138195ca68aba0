import { sharedAddress } from '../../lib/pathLinks';
import { shareOrigin } from '../../lib/shareOrigin';
import { shopPointer, type StructuredData } from '../../lib/structuredData';
import type { JobCardFragment } from '../careers.gen';
import { jobUrl } from '../urls';

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

/** Of 'Patan, Nepal' the town and the country apart; a place without a country is in ours. */
function addressOf(location: string) {
  const [, town, country] = /^(.+),\s*([^,]+)$/s.exec(location.trim()) ?? [];
  const isOurs = country === undefined || /^(nepal|नेपाल)$/i.test(country.trim());
  return {
    '@type': 'PostalAddress',
    addressLocality: town?.trim() ?? location,
    addressCountry: isOurs ? 'NP' : country.trim(),
  };
}

/** One opening as search engines read it: they want each on a page of its own. */
export function jobData(job: JobCardFragment): StructuredData {
  const { id, title, summary, responsibilities, qualifications, postedDate, validThrough, location, type } = job;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description: summary + list(responsibilities) + list(qualifications),
    identifier: { '@type': 'PropertyValue', name: 'Parda', value: id },
    datePosted: postedDate,
    // to the end of that day in Kathmandu
    ...(validThrough && { validThrough: `${validThrough}T23:59:59+05:45` }),
    employmentType: employment[type],
    directApply: true,
    url: sharedAddress(jobUrl(id)),
    hiringOrganization: { ...shopPointer(), sameAs: shareOrigin() },
    jobLocation: { '@type': 'Place', address: addressOf(location) },
  };
}
