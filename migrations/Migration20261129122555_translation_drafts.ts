import { Migration } from '@mikro-orm/migrations';

/** The texts of each kind of thing as they are now; of a page all of its content, from which its texts are read. */
const TEXTS = {
  FAQ_ITEM: ['faq_item', { question: 'question', answer: 'answer', category: 'category' }],
  HERO_SLIDE: ['hero_slide', { title: 'title', subtitle: 'subtitle', ctaText: 'cta_text' }],
  PRODUCT: ['product', { name: 'name', description: 'description' }],
  BLOG_POST: ['blog_post', { title: 'title', snippet: 'snippet', fullContentBlocks: 'full_content_blocks' }],
  JOB_OPENING: [
    'job_opening',
    {
      title: 'title',
      location: 'location',
      summary: 'summary',
      responsibilities: 'responsibilities',
      qualifications: 'qualifications',
    },
  ],
} as const;

export class Migration20261129122555_translation_drafts extends Migration {
  override up(): void {
    this.addSql(`alter table "translation" add "draft" jsonb null, add "source" jsonb null`);
    // What was older than its source stays so: of what it was made is not known any more.
    for (const [kind, [table, columns]] of Object.entries(TEXTS)) {
      const texts = Object.entries(columns).map(([field, column]) => `'${field}', to_jsonb("s"."${column}")`);
      this.addSql(
        `update "translation" "t" set "source" = jsonb_build_object(${texts.join(', ')}) from "${table}" "s" ` +
          `where "t"."kind" = '${kind}' and "t"."thing_id" = "s"."id"::text and "t"."source_version" >= "s"."version"`,
      );
    }
    this.addSql(
      `update "translation" "t" set "source" = "s"."content" from "page" "s" ` +
        `where "t"."kind" = 'PAGE' and "t"."thing_id" = "s"."slug" and "t"."source_version" >= "s"."version"`,
    );
    this.addSql(`alter table "translation" drop column "source_version"`);
  }

  override down(): void {
    this.addSql(`alter table "translation" add "source_version" int not null default 0`);
    this.addSql(`alter table "translation" alter column "source_version" drop default`);
    this.addSql(`alter table "translation" drop column "draft", drop column "source"`);
  }
}
