import { Field, ObjectType } from 'type-graphql';
import { Language } from '../../accounts/index.js';
import { renderMarkup } from '../../core/fields/markup.js';
import { LANGUAGE_SHOWN } from '../../translations/index.js';
import { PolicySlug } from '../enums.js';
import type { PageContent } from '../schemas/index.js';
import type { WrittenPage } from '../service.js';
import type { PolicyPageSlug } from '../slugs.js';
import { LANGUAGES } from './shared.js';

@ObjectType({ description: 'A page that is one text.' })
export class PolicyPage {
  @Field(() => PolicySlug, { description: 'Which of these pages it is.' })
  slug!: PolicySlug;

  @Field({ description: "Plain text; the page's own name unless the owner has written another." })
  title!: string;

  @Field({ description: 'As it was written: Markdown or HTML.' })
  content!: string;

  @Field({ description: 'HTML, ready to show.' })
  contentHtml!: string;

  @Field(() => Date, { description: 'When it was saved last; shown as the effective date.' })
  lastUpdated!: Date;

  @Field(() => Language, LANGUAGE_SHOWN)
  language!: Language;

  @Field(() => [Language], LANGUAGES.languages)
  languages!: Language[];
}

export const presentPolicy = (
  slug: PolicySlug,
  { content: { title, content }, lastUpdated }: WrittenPage<PolicyPageSlug>,
): Omit<PolicyPage, 'language' | 'languages'> => ({
  slug,
  title,
  content,
  contentHtml: renderMarkup(content),
  lastUpdated,
});

/** The same for REST, under all the names that the legacy client's screens have for it (decisions §12 'Shapes'). */
export function presentPolicyContent({ title, content }: PageContent<PolicyPageSlug>) {
  const contentHtml = renderMarkup(content);
  return { title, pageTitle: title, content, contentHtml, body: contentHtml };
}
