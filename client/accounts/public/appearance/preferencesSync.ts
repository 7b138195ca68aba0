import { appearance, defaultAppearance, followAppearance } from '../../../lib/appearance';
import { type Choices, preferencesOwner, subscribeToChoices } from '../../../lib/appearanceChoices';
import { followLanguage, rememberedLanguage } from '../../../lib/language';
import { createPreferenceSaver } from './preferenceSaver';
import type { AccountChoices } from './serverPreferences';

type Send = (choices: Partial<Choices>, options: { quietly: boolean }) => Promise<void>;

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Whether the account's owner has never chosen anything. */
const isUntouched = ({ language, ...look }: AccountChoices) => language === null && same(look, defaultAppearance);

/** What differs on this device from the defaults. */
function choicesOfDevice(): Partial<Choices> {
  const names = Object.keys(defaultAppearance) as (keyof typeof defaultAppearance)[];
  const chosen = names.filter((name) => !same(appearance()[name], defaultAppearance[name]));
  const language = rememberedLanguage();
  return { ...Object.fromEntries(chosen.map((name) => [name, appearance()[name]])), ...(language && { language }) };
}

/**
 * Keeps device and account alike (public-site §3, AppSettings; decisions §13): what is chosen here is sent, what the
 * account says is shown. An account that has never chosen anything learns once what a guest chose on this device before
 * signing in; otherwise the account wins.
 */
export function startPreferencesSync(send: Send) {
  const saver = createPreferenceSaver((choices) => send(choices, { quietly: false }));
  const stopListening = subscribeToChoices(saver.add);
  window.addEventListener('pagehide', saver.flush);
  return {
    arrive(owner: string, account: AccountChoices): void {
      const ofGuest = preferencesOwner.get() === null && isUntouched(account) ? choicesOfDevice() : {};
      preferencesOwner.set(owner);
      if (Object.keys(ofGuest).length > 0) {
        void send(ofGuest, { quietly: true });
        return;
      }
      // What was chosen while the answer was under way is newer than the answer.
      const { language, ...look } = { ...account, ...saver.unsaved() };
      if (!same(look, appearance())) followAppearance(look);
      // A language that cannot be fetched now is tried again at the next visit.
      if (language && language !== document.documentElement.lang) followLanguage(language).catch(() => undefined);
    },
    stop(): void {
      stopListening();
      window.removeEventListener('pagehide', saver.flush);
      saver.stop();
    },
  };
}
