import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer, refusal } from '../../testing/fakeServer';
import { renderApp } from '../../testing/renderApp';

type Variables = Record<string, any>;

const soon = { timeout: 20_000 };
const posts = [
  { id: 'p1', title: 'No picture, but sound', category: 'TV Care Tip', snippet: 'A torch shows it.' },
  { id: 'p2', title: 'Wall mounting', category: 'How-to', snippet: 'Where the picture belongs.' },
].map((each) => ({ __typename: 'BlogPost', ...each }));

const hits = [
  { kind: 'PRODUCT', id: 'r1', title: 'Remote for Sony sets', snippet: 'For all of them.', language: 'EN' },
  { kind: 'QUESTION', id: 'q1', title: 'Is the remote repaired, too?', snippet: 'Yes.', language: 'EN' },
  { kind: 'PAGE', id: 'services', title: 'All about a remote', snippet: 'We mend it.', language: 'EN' },
  { kind: 'PAGE', id: 'of-tomorrow', title: 'A remote page', snippet: 'Not here yet.', language: 'EN' },
].map((each) => ({ __typename: 'SiteHit', ...each }));

const foundPosts = (found: typeof posts) => ({
  blogPosts: { __typename: 'BlogPostConnection', edges: found.map((node) => ({ node })) },
});

async function open(over: Parameters<typeof fakeServer>[0] = {}) {
  const asked: string[] = [];
  const answers = {
    FaqList: { faqItems: [] },
    BlogPost: { blogPost: null },
    SiteSearch: ({ search }: Variables) => {
      asked.push(search);
      const found = posts.filter(({ title, snippet }) => `${title} ${snippet}`.includes(search));
      const others = hits.filter(({ title }) => title.toLowerCase().includes(search));
      return { ...foundPosts(found), siteSearch: others };
    },
    ...over,
  };
  const app = await renderApp('/faq', { link: fakeServer(answers) });
  const button = await screen.findByRole('button', { name: 'Search' }, soon);
  return { ...app, asked, button, path: () => app.router.state.location.pathname };
}

const dialog = () => screen.findByRole('dialog', { name: 'Search' }, soon);
const field = async () => within(await dialog()).getByRole('textbox', { name: 'Search the site' });
const focused = () => document.activeElement;

it('finds posts after a pause in typing, and says how many', async () => {
  const { user, button, asked } = await open();
  await user.click(button);
  const input = await field();
  expect(focused()).toBe(input);
  await user.keyboard('picture');
  const first = await within(await dialog()).findByRole('link', { name: /No picture, but sound/ });
  expect(first.getAttribute('href')).toBe('/blog/p1');
  expect(asked).toEqual(['picture']);
  expect(within(await dialog()).getByText('Results found: 2')).toBeTruthy();
});

it('finds products, questions and pages as well, and leads to each', async () => {
  const { user, button, router } = await open();
  await user.click(button);
  await field();
  await user.keyboard('remote');
  const links = await within(await dialog()).findAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['ProductRemote for Sony setsFor all of them.', '/products/r1'],
    ['QuestionIs the remote repaired, too?Yes.', '/faq?item=q1'],
    ['PageAll about a remoteWe mend it.', '/services'],
  ]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/products/r1'));
});

it('is led by the arrows, and opens what Enter is pressed on', async () => {
  const { user, button, path } = await open();
  await user.click(button);
  await field();
  await user.keyboard('picture');
  await within(await dialog()).findAllByRole('link');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(focused()?.textContent).toContain('Wall mounting');
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(focused()).toBe(await field());
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(path()).not.toBe('/faq'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('opens the first with Enter in the field', async () => {
  const { user, button, router } = await open();
  const passed: string[] = [];
  router.subscribe(({ location }) => passed.push(location.pathname));
  await user.click(button);
  await field();
  await user.keyboard('torch');
  await within(await dialog()).findAllByRole('link');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(passed).toContain('/blog/p1'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says when nothing matches, and shows nothing for an empty field', async () => {
  const { user, button, asked } = await open();
  await user.click(button);
  await user.type(await field(), '  ');
  expect(within(await dialog()).getByText(/^Search for a fault/)).toBeTruthy();
  await user.keyboard('zebra');
  expect(await within(await dialog()).findByText('Nothing matches "zebra".')).toBeTruthy();
  expect(asked).toEqual(['zebra']);
  await user.clear(await field());
  expect(within(await dialog()).getByText(/^Search for a fault/)).toBeTruthy();
});

it('tells a failure from nothing found, and tries again', async () => {
  let healthy = false;
  const found = { ...foundPosts(posts.slice(0, 1)), siteSearch: [] };
  const { user, button } = await open({ SiteSearch: () => (healthy ? found : refusal('INTERNAL', 'No.')) });
  await user.click(button);
  await user.type(await field(), 'x');
  const again = await within(await dialog()).findByRole('button', { name: 'Try again' }, soon);
  expect(screen.queryByText(/^Nothing matches/)).toBeNull();
  healthy = true;
  await user.click(again);
  expect(await within(await dialog()).findByRole('link', { name: /No picture/ })).toBeTruthy();
});

it.each([
  ['k', { ctrlKey: true }],
  ['k', { metaKey: true }],
])('opens with %s %o, and closes when another page opens', async (key, modifiers) => {
  const { router } = await open();
  fireEvent.keyDown(document.body, { key, ...modifiers });
  await dialog();
  await router.navigate('/404');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('leaves keys that stand alone, and those that mean something else, alone', async () => {
  await open();
  fireEvent.keyDown(document.body, { key: '/' });
  fireEvent.keyDown(document.body, { key: 'k' });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true, shiftKey: true });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true, altKey: true });
  await Promise.resolve();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('closes with its button', async () => {
  const { user, button } = await open();
  await user.click(button);
  await user.click(within(await dialog()).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
