import { screen, within } from '@testing-library/react';
import type { Language } from '../lib/language';
import { sessionToken } from '../lib/token';
import { fakeServer } from './fakeServer';
import { renderApp } from './renderApp';
import { goodToken, sita } from './session';

type Variables = Record<string, any>;
type Answer = Record<string, unknown> | Error;
type Answers = Record<string, Answer | ((variables: Variables) => Answer)>;

/** A session as the server gives it. */
export const newSession = (over: Record<string, unknown> = {}) => ({
  __typename: 'AuthPayload',
  token: goodToken(),
  notice: null,
  user: { __typename: 'User', id: sita.id, name: sita.name, username: sita.username },
  ...over,
});

/** Which providers the shop has set up. */
export const setUp = (...configured: string[]) => ({
  socialProviders: ['GOOGLE', 'FACEBOOK', 'X', 'GITHUB'].map((provider) => ({
    __typename: 'SocialProviderInfo',
    provider,
    isConfigured: configured.includes(provider),
  })),
});

/** A server for the accounts room: whoever has a token is Sita; and what it was asked to change, in order. */
export function accountsServer(answers: Answers = {}, viewer: Partial<typeof sita> = {}) {
  const sent: { name: string; variables: Variables }[] = [];
  const table: Answers = {
    SocialProviders: setUp(),
    FaqList: { faqItems: [] },
    NotificationBell: { unreadNotificationCount: 0 },
    Viewer: () => ({ viewer: sessionToken.get() ? { __typename: 'User', ...sita, ...viewer } : null }),
  };
  for (const [name, answer] of Object.entries(answers)) {
    table[name] = (variables: Variables) => {
      sent.push({ name, variables });
      return typeof answer === 'function' ? answer(variables) : answer;
    };
  }
  return { link: fakeServer(table), sent };
}

/** Opens an address and waits for the page. */
export async function visit(path: string, server = accountsServer(), language: Language = 'en') {
  const app = await renderApp(path, { link: server.link, language });
  await within(screen.getByRole('main')).findByRole('heading', { level: 1 }, { timeout: 10_000 });
  const at = () => app.router.state.location;
  return { ...app, sent: server.sent, at, address: () => at().pathname + at().search };
}

/** Inside the page, past header, sidebars and toasts. */
export const page = () => within(screen.getByRole('main'));
export const field = (label: string) => page().getByLabelText<HTMLInputElement>(label);
export const button = (name: string) => page().getByRole<HTMLButtonElement>('button', { name });
/** The toasts on screen. */
export const toasts = () =>
  [...screen.getByRole('region', { name: 'Messages' }).querySelectorAll('p')].map(({ textContent }) => textContent);
