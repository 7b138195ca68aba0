import { Migration } from '@mikro-orm/migrations';

/** Dashes as hyphens, without characters that nobody sees, composed letters as one. */
const inOneForm = (text: string) =>
  `lower(normalize(translate(${text}, '\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe63\uff0d\u00ad\u061c\u180e\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2061\u2062\u2063\u2064\u2066\u2067\u2068\u2069\ufeff', '---------'), nfc))`;
const asTyped = (text: string) => `lower(${text})`;

interface SearchedColumn {
  table: string;
  column: string;
  text: string;
  /** What an index of it ends with: its columns, and its rows. */
  index?: [name: string, on: string];
}

const TRIGRAMS = (column: string, rows = '') => `using gin ("${column}" gin_trgm_ops)${rows}`;
const KEPT = ' where "deleted_at" is null';

const COLUMNS: SearchedColumn[] = [
  {
    table: 'activity_log',
    column: 'search',
    text: `"description" || ' ' || coalesce("user_email", '') || ' ' || coalesce("target_id", '')`,
    index: ['activity_log_search', TRIGRAMS('search')],
  },
  {
    table: 'account',
    column: 'name_key',
    text: 'coalesce("name", "username")',
    index: ['account_name_key', '("name_key", "id")'],
  },
  {
    table: 'account',
    column: 'search',
    text: `"username" || ' ' || "email" || ' ' || coalesce("name", '') || ' ' || coalesce("contact_number", '') || ' ' || translate(coalesce("contact_number", ''), '०१२३४५६७८९ ()+-.', '0123456789')`,
    index: ['account_search', TRIGRAMS('search')],
  },
  {
    table: 'blog_comment',
    column: 'search',
    text: `"author_name" || ' ' || "content"`,
    index: ['blog_comment_search', TRIGRAMS('search')],
  },
  {
    table: 'blog_post',
    column: 'search',
    text: `"title" || ' ' || "snippet"`,
    index: ['blog_post_search', TRIGRAMS('search', ` where "status" = 'Published' and "deleted_at" is null`)],
  },
  {
    table: 'blog_post',
    column: 'desk_search',
    text: `"title" || ' ' || "author" || ' ' || "snippet"`,
    index: ['blog_post_desk_search', TRIGRAMS('desk_search', KEPT)],
  },
  {
    table: 'email_campaign',
    column: 'subject_key',
    text: '"subject"',
    index: ['email_campaign_subject_key', '("subject_key", "id")'],
  },
  { table: 'faq_item', column: 'search', text: `"question" || ' ' || "category"` },
  { table: 'hero_slide', column: 'search', text: `"title" || ' ' || "subtitle"` },
  {
    table: 'inbox_message',
    column: 'search',
    text: `"name" || ' ' || "email" || ' ' || coalesce("phone", '') || ' ' || "subject" || ' ' || "message"`,
    index: ['inbox_message_search', TRIGRAMS('search')],
  },
  { table: 'job_opening', column: 'search', text: `"title" || ' ' || "location"` },
  {
    table: 'product',
    column: 'search',
    text: `"name" || ' ' || regexp_replace("description", '<[^>]*>', ' ', 'g')`,
    index: ['product_search', TRIGRAMS('search', KEPT)],
  },
  {
    table: 'repair',
    column: 'public_search',
    text: `"id" || ' ' || "public_name" || ' ' || "brand" || ' ' || coalesce("model", '')`,
    index: ['repair_public_search', TRIGRAMS('public_search', ' where "is_public" and "deleted_at" is null')],
  },
  {
    table: 'repair',
    column: 'user_name_key',
    text: '"user_name"',
    index: ['repair_user_name_key', `("user_name_key", "id")${KEPT}`],
  },
  {
    table: 'repair',
    column: 'full_search',
    text: `"id" || ' ' || "user_name" || ' ' || "contact_number" || ' ' || "contact_number_key" || ' ' || "brand" || ' ' || coalesce("model", '')`,
    index: ['repair_full_search', TRIGRAMS('full_search', KEPT)],
  },
  {
    table: 'review',
    column: 'search',
    text: `"author_name" || ' ' || "author_email" || ' ' || coalesce("subject", '') || ' ' || coalesce("comment", '')`,
    index: ['review_search', TRIGRAMS('search')],
  },
  { table: 'webhook_endpoint', column: 'search', text: `"url" || ' ' || coalesce("description", '')` },
];

export class Migration20261127094059_search_in_one_form extends Migration {
  override up(): void {
    // '+977-01-4412345' and '01-4412345' are one number
    this.addSql(
      `update "repair" set "contact_number_key" = regexp_replace("contact_number_key", '^9770+', '977') where "contact_number_key" like '9770%'`,
    );
    this.#compute(inOneForm);
  }

  override down(): void {
    this.#compute(asTyped);
  }

  /** A generated column takes another expression only by being made anew, and its index goes with it. */
  #compute(form: (text: string) => string): void {
    for (const { table, column, text, index } of COLUMNS) {
      this.addSql(`alter table "${table}" drop column "${column}"`);
      this.addSql(
        `alter table "${table}" add "${column}" text generated always as (${form(text)}) stored not null`,
      );
      if (index) this.addSql(`create index "${index[0]}" on "${table}" ${index[1]}`);
    }
  }
}
