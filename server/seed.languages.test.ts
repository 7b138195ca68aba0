// @module-tag database
import { expect, it } from 'vitest';
import { Language } from './accounts/enums.js';
import type { SeedLevel } from './core/config/config.js';
import { BRANDS } from './demo/brands.js';
import { seed } from './seed.js';
import { useTestApp } from './testing/testApp.js';
import { Translation } from './translations/entity.js';
import { TranslatedKind, TranslationState } from './translations/enums.js';
import { readTranslation } from './translations/service.js';
import { type Document, missingIn, overlay, textsOf } from './translations/texts.js';
import { declarationOf, type Source } from './translations/translatable.js';

const app = useTestApp();

/** Words that Nepali readers see in Latin letters: brands, models, makers' names of things. */
const NAMES = [...Object.values(BRANDS).map(({ name }) => name), 'Google TV', 'Smart', 'Crystal UHD', 'Magic Remote'];
/** Three words of English after one another. */
const ENGLISH = /[A-Za-z’']{2,}(?: [a-z’']{2,}){2,}/;

const stringsIn = (texts: unknown, name = ''): string[] => {
  if (typeof texts === 'string') return name === 'id' || name === 'type' ? [] : [texts];
  if (typeof texts !== 'object' || texts === null) return [];
  return Object.entries(texts).flatMap(([key, text]) => stringsIn(text, Array.isArray(texts) ? name : key));
};

const wordsOf = (html: string): string =>
  NAMES.reduce((text, name) => text.replaceAll(name, ''), html.replace(/<[^>]*>|\]\([^)]*\)/g, ' '));

it.each([
  ['starter', [TranslatedKind.PAGE, TranslatedKind.FAQ_ITEM]],
  ['demo', Object.values(TranslatedKind)],
] as [SeedLevel, TranslatedKind[]][])(
  '%s content is whole in both languages, by its own rules',
  async (level, kinds) => {
    await seed({ ...app.ctx(), config: { ...app.deps.config, seed: level } });
    const { ctx } = await app.admin();
    for (const kind of kinds) {
      const { entity, idName, textsFor, contentOf, check, searched = [] } = declarationOf(kind);
      const things = await app.em.findAll(entity as new () => Source);
      expect(things.length, `things of ${kind}`).toBeGreaterThan(0);
      for (const thing of things) {
        const id = (thing as never)[idName] as string;
        const texts = textsFor(id);
        const content = contentOf(thing);
        const kept = await app.em.findOne(Translation, { kind, thingId: id }, { populate: ['searched'] });
        expect(missingIn(content, kept?.fields, texts), `${kind} ${id}`).toEqual([]);
        const { fields, language, state, searched: found } = kept!;
        const { translation } = await readTranslation(ctx, kind, id);
        expect([language === thing.language, state, translation?.isOlder]).toEqual([
          false,
          TranslationState.PUBLISHED,
          false,
        ]);
        const shown = overlay(content, fields, texts);
        expect(textsOf(check(shown as Document, id), texts)).toEqual(fields);
        for (const name of searched) expect(found).toContain(fields[name]);
        const nepali = language === Language.NE ? fields : textsOf(content, texts);
        for (const text of stringsIn(nepali)) expect(wordsOf(text)).not.toMatch(ENGLISH);
        const english = language === Language.EN ? fields : textsOf(content, texts);
        for (const text of stringsIn(english)) expect(text).not.toMatch(/\p{Script=Devanagari}/u);
      }
    }
  },
);
