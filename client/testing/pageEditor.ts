import { screen, within } from '@testing-library/react';
import { openAdmin } from './admin';

type Answers = NonNullable<Parameters<typeof openAdmin>[1]>;

/** A page as the server gives it to its editor. */
const source = (slug: string, content: unknown, version: number) => ({
  __typename: 'PageSource',
  slug,
  content,
  version,
  lastUpdated: '2025-05-01T10:00:00.000Z',
});

/**
 * Opens the editor of a page in its third version; a save is taken as it was sent.
 * @param content null for a page that was never written
 * @returns the app, and what was sent to be saved
 */
export async function openEditor(tab: string, slug: string, content: unknown, answers: Answers = {}) {
  const admin = await openAdmin(`/admin/${tab}`, {
    PageSource: { pageSource: content === null ? null : source(slug, content, 3) },
    SavePage: (sent) => ({ savePage: source(slug, sent.content, 4) }),
    ...answers,
  });
  const saves = () => admin.asked.filter(({ name }) => name === 'SavePage').map(({ variables }) => variables);
  return { ...admin, saves };
}

/** The window that is open. */
export const dialog = () => within(screen.getByRole('dialog'));
export const press = (name: string) => screen.getByRole('button', { name });
