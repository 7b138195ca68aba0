import { z } from 'zod';
import { optionalTitle, richText } from './fields.js';

/** The page 'Careers'; the openings are a room of their own (public-site §3 'CareersPageInfo'). */
export const careersSchema = z.strictObject({
  pageTitle: optionalTitle('Page title').transform((title) => title ?? 'Careers'),
  introductionText: richText('Introduction'),
  whyWorkWithUsSectionTitle: optionalTitle('Section title'),
  whyWorkWithUsContent: richText('Section content'),
});
