import { useSyncExternalStore } from 'react';

/** What browsers fire where the site can be installed; no part of the DOM's types, since not all of them do. */
export interface InstallPromptEvent extends Event {
  prompt: () => Promise<unknown>;
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let offer: InstallPromptEvent | null = null;
const listeners = new Set<() => void>();

function change(next: InstallPromptEvent | null): void {
  offer = next;
  for (const listener of listeners) listener();
}

/** Begins to listen for the browser's offer; it comes once, and may come before anything is drawn. */
export function heedInstallOffer(): void {
  globalThis.addEventListener('beforeinstallprompt', (event) => {
    // The browser's own banner gives way to our button.
    event.preventDefault();
    change(event as InstallPromptEvent);
  });
  globalThis.addEventListener('appinstalled', () => change(null));
}

/** The browser's offer to install the site, until it is installed or the person has chosen (public-site §4, 'App install'). */
export const installOffer = {
  get: () => offer,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Asks the person. @throws when the browser does not let us */
  async ask(): Promise<void> {
    const asked = offer;
    if (!asked) throw new Error('There is no offer to install the site.');
    // An offer can be used once.
    change(null);
    await asked.prompt();
    await asked.userChoice;
  },
};

export const useInstallOffer = () => useSyncExternalStore(installOffer.subscribe, installOffer.get, () => null);
