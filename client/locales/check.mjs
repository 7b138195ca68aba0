/**
 * Fails when a catalogue is stale (a text of the code is not in it, or one in it is nowhere in the code) or when Nepali
 * is incomplete (decisions §13). `npx lingui extract --clean` brings the files up to date; the translating is ours.
 */
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';

const config = getConfig();
/** The back office goes through the same mechanism, but its Nepali may follow later (decisions §13). */
/** @type {(path: string) => boolean} */
const mayBeIncomplete = (path) => path.endsWith('/admin');
const failures = [];

for (const catalog of await getCatalogs(config)) {
  const inCode = (await catalog.collect()) ?? {};
  const complete = !mayBeIncomplete(catalog.path);
  for (const locale of config.locales) {
    const stored = (await catalog.read(locale)) ?? {};
    /** @type {(id: string, what: string) => void} */
    const say = (id, what) => failures.push([locale, what, (inCode[id] ?? stored[id]).message ?? id].join(': '));
    for (const id of Object.keys(inCode)) {
      if (!stored[id]) say(id, 'not extracted yet');
      else if (complete && locale !== config.sourceLocale && !stored[id].translation) say(id, 'not translated');
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
