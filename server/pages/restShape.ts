import { z } from 'zod';
import { languageOutput } from '../translations/index.js';
import { PageSlug } from './enums.js';
import { aboutSchema } from './schemas/about.js';
import { careersSchema } from './schemas/careers.js';
import { contactSchema } from './schemas/contact.js';
import { faqSchema } from './schemas/faq.js';
import { servicesSchema } from './schemas/services.js';
import { whyChooseUsSchema } from './schemas/whyChooseUs.js';

/**
 * What the OpenAPI document says of pages. Their rules are in schemas/; a page is checked when it is saved and sent as it is
 * stored, so the same shapes stand for what is taken and what is given.
 */

const lastUpdated = z.iso.datetime().optional().meta({ description: 'Set by the server, ignored when it is sent.' });

/** What the server puts beside a page. */
const BESIDE = { lastUpdated, ...languageOutput };

const name = z.string().optional().meta({ description: 'Its title, under both names.' });
const text = z.string().optional();

/** A page that is one text, under all the names that screens have for it (decisions §12 'Shapes'). */
const policyPage = z
  .strictObject({
    title: name,
    pageTitle: name,
    content: text.meta({ description: 'As it was written: Markdown or HTML.' }),
    body: text.meta({ description: 'Taken where there is no `content`; given as HTML.' }),
    contentHtml: text.meta({ description: 'HTML, ready to show; ignored when it is sent.' }),
    ...BESIDE,
  })
  .meta({ id: 'PolicyPage', description: 'Privacy, terms or warranty.' });

const pages = z.union([
  aboutSchema.extend(BESIDE).meta({ id: 'AboutUsPage', description: 'The page `about-us`.' }),
  servicesSchema.extend(BESIDE).meta({ id: 'ServicesPage', description: 'The page `services`.' }),
  whyChooseUsSchema.extend(BESIDE).meta({ id: 'WhyChooseUsPage', description: 'The page `why-choose-us`.' }),
  contactSchema.extend(BESIDE).meta({ id: 'ContactPage', description: 'The page `contact`.' }),
  faqSchema.extend(BESIDE).meta({ id: 'FaqPage', description: 'The page `faq`.' }),
  careersSchema.extend(BESIDE).meta({ id: 'CareersPage', description: 'The page `careers`.' }),
  policyPage,
]);

/** What a page answers: of its slug, with the time of its last save. */
export const shownPage = z.intersection(pages, z.looseObject({ lastUpdated: z.iso.datetime() }));

/** What a page is saved with. */
export const pageBody = z.looseObject({
  content: z.union([pages, z.string()]).optional().meta({
    description: 'The page; of a policy also its text alone. The page `faq` may also be the body itself.',
  }),
});

export const pageParams = {
  slug: z.enum(PageSlug).meta({ id: 'PageSlug' }).meta({ description: 'Which page it is.' }),
};
