import { i18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { activateLanguage, addTexts, type Catalogues } from './i18n';

const ADMIN = 'only admins read this';

/** Texts that arrive when they are let in. */
function slowTexts() {
  const arrival = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const catalogue: Catalogues = {
    ne: async () => {
      asked.resolve();
      await arrival.promise;
      return { messages: { [ADMIN]: ['एडमिन'] } };
    },
  };
  return { catalogue, asked: asked.promise, arrive: arrival.resolve };
}

it('shows the language that was asked for last, though another one arrives after it', async () => {
  const nepali = activateLanguage('ne');
  await activateLanguage('en');
  await nepali;
  expect([i18n.locale, document.documentElement.lang]).toEqual(['en', 'en']);
});

it('mixes no two languages where one is left while further texts of it are on their way', async () => {
  await activateLanguage('ne');
  const { catalogue, asked, arrive } = slowTexts();
  const adding = addTexts(catalogue);
  await asked;
  const english = activateLanguage('en');
  arrive();
  await Promise.all([adding, english]);
  expect([i18n.locale, i18n.messages]).toEqual(['en', {}]);

  await activateLanguage('ne');
  expect(i18n.messages[ADMIN]).toEqual(['एडमिन']);
  expect(Object.keys(i18n.messages).length).toBeGreaterThan(100);
});
