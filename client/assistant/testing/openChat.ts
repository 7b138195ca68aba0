import type { ApolloLink } from '@apollo/client';
import { screen, within } from '@testing-library/react';
import type { Language } from '../../lib/language';
import { fakeServer } from '../../testing/fakeServer';
import { renderApp } from '../../testing/renderApp';
import { chatServer } from './chatServer';

const soon = { timeout: 20_000 };

export const configured = (is: boolean) => ({ assistant: { __typename: 'AssistantStatus', configured: is } });

interface OpenOptions {
  path?: string;
  language?: Language;
  /** What the questions pass on their way to the server. */
  through?: (link: ApolloLink) => ApolloLink;
}

/** Opens a page and the chat over it. */
export async function openChat(
  answers: Parameters<typeof fakeServer>[0] = {},
  { path = '/404', language, through = (link) => link }: OpenOptions = {},
) {
  const server = chatServer();
  const link = fakeServer({ FaqList: { faqItems: [] }, ...answers });
  const app = await renderApp(path, { link: through(link), ...(language && { language }) });
  await app.user.click(await screen.findByRole('button', { name: /Chat with the AI Assistant|एआई सहायकसँग/ }));
  await screen.findByRole('dialog', { name: /AI Assistant|एआई सहायक/ }, soon);
  return { ...app, server };
}

/** The window of the chat. */
export const chat = () => within(screen.getByRole('dialog', { name: 'AI Assistant' }));
export const input = () => chat().getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' });
export const log = () => chat().getByRole('log');
/** Until the chat can be spoken to; it is empty. */
export const ready = () => chat().findByRole('button', { name: 'What does a repair cost?' });
