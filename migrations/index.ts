import type { MigrationObject } from '@mikro-orm/core';
import { Migration20261121041800_initial } from './Migration20261121041800_initial.js';
import { Migration20261121093000_accounts } from './Migration20261121093000_accounts.js';
import { Migration20261121100000_repairs_for_owners } from './Migration20261121100000_repairs_for_owners.js';
import { Migration20261121190316_media } from './Migration20261121190316_media.js';
import { Migration20261121210534_public_site } from './Migration20261121210534_public_site.js';
import { Migration20261122060000_desk_people } from './Migration20261122060000_desk_people.js';
import { Migration20261122061000_desk_repairs } from './Migration20261122061000_desk_repairs.js';
import { Migration20261122062000_desk_content } from './Migration20261122062000_desk_content.js';
import { Migration20261122063000_desk_stats } from './Migration20261122063000_desk_stats.js';
import { Migration20261122155449_assistant_log } from './Migration20261122155449_assistant_log.js';
import { Migration20261122195708_mail } from './Migration20261122195708_mail.js';
import { Migration20261123024904_live_updates } from './Migration20261123024904_live_updates.js';
import { Migration20261123025550_webhooks } from './Migration20261123025550_webhooks.js';
import { Migration20261123025853_access_tokens } from './Migration20261123025853_access_tokens.js';
import { Migration20261123183604_list_indexes } from './Migration20261123183604_list_indexes.js';
import { Migration20261123184650_kept_counts } from './Migration20261123184650_kept_counts.js';
import { Migration20261125153802_review_table_indexes } from './Migration20261125153802_review_table_indexes.js';
import { Migration20261126183859_changed_at } from './Migration20261126183859_changed_at.js';
import { Migration20261127094440_webhook_rest } from './Migration20261127094440_webhook_rest.js';
import { Migration20261127094059_search_in_one_form } from './Migration20261127094059_search_in_one_form.js';
import { Migration20261128161647_quotes } from './Migration20261128161647_quotes.js';

/** All migrations, in the order in which they are applied. They are never changed once they have been released. */
export const migrations: MigrationObject[] = [
  { name: 'Migration20261121041800_initial', class: Migration20261121041800_initial },
  { name: 'Migration20261121093000_accounts', class: Migration20261121093000_accounts },
  { name: 'Migration20261121100000_repairs_for_owners', class: Migration20261121100000_repairs_for_owners },
  { name: 'Migration20261121190316_media', class: Migration20261121190316_media },
  { name: 'Migration20261121210534_public_site', class: Migration20261121210534_public_site },
  { name: 'Migration20261122060000_desk_people', class: Migration20261122060000_desk_people },
  { name: 'Migration20261122061000_desk_repairs', class: Migration20261122061000_desk_repairs },
  { name: 'Migration20261122062000_desk_content', class: Migration20261122062000_desk_content },
  { name: 'Migration20261122063000_desk_stats', class: Migration20261122063000_desk_stats },
  { name: 'Migration20261122155449_assistant_log', class: Migration20261122155449_assistant_log },
  { name: 'Migration20261122195708_mail', class: Migration20261122195708_mail },
  { name: 'Migration20261123024904_live_updates', class: Migration20261123024904_live_updates },
  { name: 'Migration20261123025550_webhooks', class: Migration20261123025550_webhooks },
  { name: 'Migration20261123025853_access_tokens', class: Migration20261123025853_access_tokens },
  { name: 'Migration20261123183604_list_indexes', class: Migration20261123183604_list_indexes },
  { name: 'Migration20261123184650_kept_counts', class: Migration20261123184650_kept_counts },
  { name: 'Migration20261125153802_review_table_indexes', class: Migration20261125153802_review_table_indexes },
  { name: 'Migration20261126183859_changed_at', class: Migration20261126183859_changed_at },
  { name: 'Migration20261127094440_webhook_rest', class: Migration20261127094440_webhook_rest },
  { name: 'Migration20261127094059_search_in_one_form', class: Migration20261127094059_search_in_one_form },
  { name: 'Migration20261128161647_quotes', class: Migration20261128161647_quotes },
];
