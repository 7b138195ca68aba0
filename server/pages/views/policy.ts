import { Field, ObjectType } from 'type-graphql';
import { renderMarkup } from '../../core/fields/markup.js';
import { PolicySlug } from '../enums.js';
import type { PageContent } from '../schemas/index.js';
import type { WrittenPage } from '../service.js';
import type { PolicyPageSlug } from '../slugs.js';

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
}

export const presentPolicy = (
  slug: PolicySlug,
  { content: { title, content }, lastUpdated }: WrittenPage<PolicyPageSlug>,
): PolicyPage => ({ slug, title, content, contentHtml: renderMarkup(content), lastUpdated });

/** The same for REST, under all the names that the legacy client's screens have for it (decisions §12 'Shapes'). */
export function presentPolicyContent({ title, content }: PageContent<PolicyPageSlug>) {
  const contentHtml = renderMarkup(content);
  return { title, pageTitle: title, content, contentHtml, body: contentHtml };
}
