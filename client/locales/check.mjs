/**
 * Fails when a catalogue is stale (a text of the code is not in it, or one in it is nowhere in the code), when Nepali is
 * incomplete (decisions §13), or when the admin says a text of the site in other words: the site's would show (app/i18n.ts).
 * `npx lingui extract --clean` brings the files up to date; the translating is ours.
 */
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';

const config = getConfig();
const failures = [];
/** The translations so far, by language and id. @type {Record<string, Record<string, string>>} */
const known = {};

for (const catalog of await getCatalogs(config)) {
  const inCode = (await catalog.collect()) ?? {};
  for (const locale of config.locales) {
    const stored = (await catalog.read(locale)) ?? {};
    const others = (known[locale] ??= {});
    /** @type {(id: string, what: string) => void} */
    const say = (id, what) => failures.push([locale, what, (inCode[id] ?? stored[id]).message ?? id].join(': '));
    for (const id of Object.keys(inCode)) {
      const translation = stored[id]?.translation ?? '';
      if (!stored[id]) say(id, 'not extracted yet');
      else if (locale !== config.sourceLocale && !translation) say(id, 'not translated');
      else if ((others[id] ??= translation) !== translation) say(id, 'translated in two ways (give one a context)');
    }
    for (const id of Object.keys(stored)) if (!inCode[id]) say(id, 'no longer in the code');
  }
}

if (failures.length) {
  console.error(`${failures.join('\n')}\n${failures.length} problem(s). See client/README.md, 'Texts'.`);
  process.exitCode = 1;
} else {
  console.log(`The catalogues are complete: ${config.locales.join(', ')}.`);
}
