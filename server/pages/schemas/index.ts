import { z } from 'zod';
import { badInput } from '../../core/errors.js';
import { PageSlug } from '../enums.js';
import { isRecord } from '../record.js';
import { PAGE_NAMES } from '../slugs.js';
import { aboutSchema } from './about.js';
import { careersSchema } from './careers.js';
import { contactSchema } from './contact.js';
import { faqSchema } from './faq.js';
import { policySchema } from './policy.js';
import { servicesSchema } from './services.js';
import { whyChooseUsSchema } from './whyChooseUs.js';

const schemas = {
  [PageSlug.ABOUT_US]: aboutSchema,
  [PageSlug.SERVICES]: servicesSchema,
  [PageSlug.WHY_CHOOSE_US]: whyChooseUsSchema,
  [PageSlug.CONTACT]: contactSchema,
  [PageSlug.FAQ]: faqSchema,
  [PageSlug.PRIVACY_POLICY]: policySchema(PAGE_NAMES[PageSlug.PRIVACY_POLICY]),
  [PageSlug.TERMS_OF_USE]: policySchema(PAGE_NAMES[PageSlug.TERMS_OF_USE]),
  [PageSlug.WARRANTY_INFO]: policySchema(PAGE_NAMES[PageSlug.WARRANTY_INFO]),
  [PageSlug.CAREERS]: careersSchema,
};

type PageContents = { [Slug in PageSlug]: z.output<(typeof schemas)[Slug]> };

/** The content of a page as it is stored. */
export type PageContent<Slug extends PageSlug = PageSlug> = PageContents[Slug];

/** The rules of each page's content (back-office §3, public-site §3, decisions §12). */
export const pageSchemas: { [Slug in PageSlug]: z.ZodType<PageContents[Slug]> } = schemas;

/** back-office §8 'Nothing to save'. */
const NOTHING_TO_SAVE = 'No content to save';

/**
 * Checks the content of a page. What the server itself puts beside it (`lastUpdated`, `contentHtml`, languages) is ignored, so that what
 * was read can be sent back.
 * @throws AppError BAD_INPUT without any content; ZodError, in which each key that is not known has its own path
 */
export function parsePage<Slug extends PageSlug>(slug: Slug, input: unknown): PageContent<Slug> {
  if (!isRecord(input)) throw badInput(NOTHING_TO_SAVE);
  const { lastUpdated: _updated, contentHtml: _rendered, language: _shown, languages: _all, ...content } = input;
  const { data, error } = pageSchemas[slug].safeParse(content);
  if (error) throw new z.ZodRealError(error.issues.flatMap(withPathsOfKeys));
  return data;
}

/** zod names the object in which a key is unknown; people need to know where the key itself is (decisions §6). */
function withPathsOfKeys(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'unrecognized_keys') return [issue];
  return issue.keys.map((key) => {
    const path = [...issue.path, key];
    return { code: 'custom', path, message: `${path.join('.')} is not a field of this page.`, input: issue.input };
  });
}
