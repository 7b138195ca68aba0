// @module-tag database
import { expect, it } from 'vitest';
import { Migration20261129122555_translation_drafts } from '../../migrations/Migration20261129122555_translation_drafts.js';
import { buildBlogPost } from '../blog/factory.js';
import { buildFaqItem } from '../faq/factory.js';
import { PageSlug } from '../pages/enums.js';
import { buildPage } from '../pages/factory.js';
import { buildProduct } from '../products/factory.js';
import { NOW, useTestApp } from '../testing/testApp.js';
import { TranslatedKind } from './enums.js';
import { buildTranslation } from './factory.js';

const app = useTestApp();

it('translations from before that were up to date stay so, and older ones stay older', async () => {
  const item = buildFaqItem();
  const changed = buildFaqItem({ version: 2 });
  const post = buildBlogPost({ fullContentBlocks: [{ type: 'text', content: '<p>Light.</p>' }] as never });
  const product = buildProduct();
  const page = buildPage(PageSlug.PRIVACY_POLICY, { title: 'Privacy', content: '<p>None.</p>' }, NOW);
  const translated: [TranslatedKind, string][] = [
    [TranslatedKind.FAQ_ITEM, item.id],
    [TranslatedKind.FAQ_ITEM, changed.id],
    [TranslatedKind.BLOG_POST, post.id],
    [TranslatedKind.PRODUCT, product.id],
    [TranslatedKind.PAGE, page.slug],
  ];
  const translations = translated.map(([kind, thingId]) =>
    buildTranslation({ kind, thingId, fields: { title: 'क', question: 'क', name: 'क' } }),
  );
  await app.save<object>(item, changed, post, product, page, ...translations);
  await app.em.execute('alter table "translation" add "source_version" int not null default 1');

  const { driver, config } = { driver: app.em.getDriver(), config: app.em.config };
  const migration = new Migration20261129122555_translation_drafts(driver, config);
  migration.up();
  const statements = migration.getQueries().map(String);
  for (const sql of statements.filter((text) => !text.includes(' add "draft"'))) await app.em.execute(sql);

  const { token } = await app.admin();
  const older = await Promise.all(
    translated.map(async ([kind, id]) => {
      const { data } = await app.viaGraphql<{ translatedThing: { translation: { isOlder: boolean } } }>(
        `{ translatedThing(kind: ${kind}, id: "${id}") { translation { isOlder } } }`,
        {},
        { token },
      );
      return data.translatedThing.translation.isOlder;
    }),
  );
  expect(older).toEqual([false, true, false, false, false]);
});
