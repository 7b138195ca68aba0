import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { field, page, toasts } from '../../testing/accounts';
import { confirmation as confirm } from '../../testing/confirmation';
import { admin } from '../../testing/admin';
import { refusal } from '../../testing/fakeServer';
import { adminDrafts } from '../../lib/adminDrafts';
import { sessionToken } from '../../lib/token';
import { dialog, openEditor, press } from '../../testing/pageEditor';

const kept = { title: 'Privacy Policy', content: 'We keep **little**.' };
const source = (content: unknown, version: number) => ({
  pageSource: {
    __typename: 'PageSource',
    slug: 'PRIVACY_POLICY',
    content,
    version,
    lastUpdated: '2026-07-05T08:45:00.000Z',
  },
});
const CHANGED = 'This page was changed by someone else. Reload to see the changes.';

/** The tab with this content, once its fields are there. */
async function open(answers: Parameters<typeof openEditor>[3] = {}, content: unknown = kept) {
  const admin = await openEditor('privacyPolicy', 'PRIVACY_POLICY', content, answers);
  await page().findByLabelText(/^Content/);
  return admin;
}

describe.each([
  ['privacyPolicy', 'PRIVACY_POLICY', 'Privacy Policy', 'privacy-policy'],
  ['termsOfUse', 'TERMS_OF_USE', 'Terms of Use', 'terms-of-use'],
  ['warrantyInfo', 'WARRANTY_INFO', 'Warranty Info', 'warranty-info'],
])('the tab %s', (tab, slug, title, name) => {
  it('saves title and text with the version that it began from', async () => {
    const { user, saves } = await openEditor(tab, slug, { title: 'Old', content: 'Text' });
    expect(page().getByRole('heading', { level: 2, name: title })).toBeTruthy();
    await user.clear(await page().findByLabelText('Title'));
    await user.type(field('Title'), 'New');
    expect(page().getByText('Unsaved changes')).toBeTruthy();
    await user.click(press('Save Page'));
    await waitFor(() => expect(toasts()).toContain(`Page '${name}' updated.`));
    expect(saves()).toEqual([{ slug, content: { title: 'New', content: 'Text' }, version: 3 }]);
    expect(page().getByText('All changes saved')).toBeTruthy();
  });

  it('that was not written yet says so, and can be begun', async () => {
    const { user, saves } = await openEditor(tab, slug, null);
    expect(await page().findByText(`${title} content not available or failed to load.`)).toBeTruthy();
    await user.click(press('Save Page'));
    await waitFor(() => expect(toasts()).toContain('No content to save'));
    await user.click(press('Write this page'));
    // the editor is a chunk of its own
    await user.click(await page().findByRole('button', { name: 'HTML' }, { timeout: 10_000 }));
    await user.type(page().getByRole('textbox', { name: /Content/ }), 'Words');
    await user.click(press('Save Page'));
    await waitFor(() => expect(saves()).toEqual([{ slug, content: { title, content: 'Words' }, version: 0 }]));
  });
});

it('says at the field and in a toast what the server refuses', async () => {
  const { user } = await open({
    SavePage: refusal('BAD_INPUT', 'Content is required.', { content: 'Content is required.' }),
  });
  await user.clear(page().getByRole('textbox', { name: /^Content/ }));
  await user.click(press('Save Page'));
  await waitFor(() => expect(toasts()).toContain('Content is required.'));
  expect(page().getByText('Content is required.')).toBeTruthy();
});

it('what is not there yet cannot be saved', async () => {
  const { user } = await openEditor('privacyPolicy', 'PRIVACY_POLICY', kept, {
    PageSource: refusal('INTERNAL', 'Something went wrong. Please try again later.'),
  });
  expect((await page().findByRole('alert')).textContent).toContain('Privacy Policy content not available');
  await user.click(press('Save Page'));
  await waitFor(() => expect(toasts()).toContain('Content not loaded yet.'));
});

it('no answer of the server overwrites what is being edited', async () => {
  let theirs = kept;
  let version = 3;
  const { user, client } = await open({ PageSource: () => source(theirs, version) });
  theirs = { ...kept, title: 'Theirs' };
  version = 4;
  await client.refetchQueries({ include: 'active' });
  await waitFor(() => expect(field('Title').value).toBe('Theirs'));
  await user.type(field('Title'), ' and mine');
  theirs = { ...kept, title: 'Later' };
  version = 5;
  await client.refetchQueries({ include: 'active' });
  expect(field('Title').value).toBe('Theirs and mine');
});

describe('somebody else has saved it meanwhile', () => {
  async function collide() {
    let newest = source(kept, 3);
    const admin = await open({
      PageSource: () => newest,
      SavePage: ({ content, version }) =>
        version === newest.pageSource.version
          ? { savePage: { ...newest.pageSource, content, version: version + 1 } }
          : refusal('CONFLICT', CHANGED),
    });
    newest = source({ title: 'Their title', content: 'We keep **nothing**.' }, 4);
    await admin.user.type(page().getByRole('textbox', { name: /^Content/ }), ' Really.');
    await admin.user.click(press('Save Page'));
    await screen.findByRole('dialog');
    return admin;
  }

  it('shows both versions, and puts mine on top of theirs', async () => {
    const { user, saves } = await collide();
    const [title, content] = dialog().getAllByRole('group');
    expect(title?.textContent).toContain('Privacy Policy');
    expect(title?.textContent).toContain('Their title');
    expect(content?.textContent).toContain('Changed by both');
    expect(content?.textContent).toContain('Really.');
    expect(content?.textContent).toContain('**nothing**');
    await user.click(press('Keep editing mine on top of theirs'));
    expect(field('Title').value).toBe('Their title');
    await user.click(press('Save Page'));
    await waitFor(() => expect(toasts()).toContain("Page 'privacy-policy' updated."));
    expect(saves().at(-1)).toEqual({
      slug: 'PRIVACY_POLICY',
      content: { title: 'Their title', content: 'We keep **little**. Really.' },
      version: 4,
    });
  });

  it('lets me choose field by field', async () => {
    const { user } = await collide();
    const [title, content] = dialog().getAllByRole('group');
    await user.click(within(title!).getByRole('radio', { name: /My version/ }));
    await user.click(within(content!).getByRole('radio', { name: /Their version/ }));
    await user.click(press('Keep editing mine on top of theirs'));
    expect(field('Title').value).toBe('Privacy Policy');
    expect(page().getByRole<HTMLTextAreaElement>('textbox', { name: /^Content/ }).value).toBe('We keep **nothing**.');
  });

  it('takes theirs without losing mine', async () => {
    const { user } = await collide();
    await user.click(press('Take theirs'));
    expect(field('Title').value).toBe('Their title');
    expect(page().getByText('All changes saved')).toBeTruthy();
    expect(page().getByText(/^You have unsaved changes from/)).toBeTruthy();
    await user.click(press('Restore'));
    const text = page().getByRole<HTMLTextAreaElement>('textbox', { name: /^Content/ });
    expect(text.value).toBe('We keep **little**. Really.');
  });
});

describe('the draft', () => {
  const drafts = () => adminDrafts.of<{ content: typeof kept }>(admin.id, 'page.PRIVACY_POLICY');

  /** Writes something and closes the tab. */
  async function leaveADraft() {
    const { user, unmount } = await open();
    await user.type(field('Title'), ' of Parda');
    window.dispatchEvent(new Event('pagehide'));
    expect(drafts()[0]?.values.content.title).toBe('Privacy Policy of Parda');
    unmount();
  }

  it('is kept after a pause in typing, and is gone once the page is saved', async () => {
    const { user } = await open();
    await user.type(field('Title'), '!');
    expect(await page().findByText('Draft saved on this device', {}, { timeout: 3000 })).toBeTruthy();
    expect(drafts()).toHaveLength(1);
    await user.click(press('Save Page'));
    await waitFor(() => expect(drafts()).toHaveLength(0));
  });

  it('comes back after a closed tab, and goes on from the version it began with', async () => {
    await leaveADraft();
    const { user, saves } = await open({
      PageSource: source({ ...kept, content: 'Newer' }, 9),
      SavePage: refusal('CONFLICT', CHANGED),
    });
    expect(field('Title').value).toBe('Privacy Policy');
    expect(page().getByText(/^The page was saved since then/)).toBeTruthy();
    await user.click(press('Restore'));
    expect(field('Title').value).toBe('Privacy Policy of Parda');
    expect(page().queryByText(/^You have unsaved changes from/)).toBeNull();
    window.dispatchEvent(new Event('pagehide'));
    expect(drafts()).toHaveLength(1);
    await user.click(press('Save Page'));
    await screen.findByRole('dialog');
    expect(saves().at(-1)).toMatchObject({ version: 3 });
  });

  it('survives what is typed before it is decided on', async () => {
    await leaveADraft();
    const { user } = await open();
    await user.type(field('Title'), ' anew');
    window.dispatchEvent(new Event('pagehide'));
    expect(drafts().map(({ values }) => values.content.title)).toEqual([
      'Privacy Policy anew',
      'Privacy Policy of Parda',
    ]);
  });

  it('is thrown away when I say so, after a question', async () => {
    await leaveADraft();
    const { user } = await open();
    confirm.mockReturnValueOnce(false).mockReturnValueOnce(true);
    await user.click(press('Discard'));
    expect(drafts()).toHaveLength(1);
    await user.click(press('Discard'));
    expect(confirm).toHaveBeenCalledTimes(2);
    expect(drafts()).toHaveLength(0);
    expect(field('Title').value).toBe('Privacy Policy');
  });

  it('leaves the device when its account signs out, and waits when the session ran out', async () => {
    await leaveADraft();
    sessionToken.clear('ended');
    expect(drafts()).toHaveLength(1);
    sessionToken.set('another');
    sessionToken.clear('signedOut');
    expect(drafts()).toHaveLength(0);
  });
});

describe('leaving with unsaved changes', () => {
  it('asks first, and stays if I stay', async () => {
    const { user, router, address } = await open();
    confirm.mockReturnValueOnce(false).mockReturnValueOnce(true);
    await user.type(field('Title'), '!');
    await router.navigate('/admin/termsOfUse');
    await waitFor(() => expect(confirm).toHaveBeenCalledWith('You have unsaved changes. Leave without saving?'));
    expect(address()).toBe('/admin/privacyPolicy');
    expect(field('Title').value).toBe('Privacy Policy!');
    await router.navigate('/admin/termsOfUse');
    await waitFor(() => expect(address()).toBe('/admin/termsOfUse'));
  });

  it('does not ask for parameters of the address, nor where nothing was changed', async () => {
    const { user, router, address } = await open();
    confirm.mockReturnValue(false);
    await user.type(field('Title'), '!');
    await router.navigate('/admin/privacyPolicy?page=2');
    expect(address()).toBe('/admin/privacyPolicy?page=2');
    await user.type(field('Title'), '{Backspace}');
    await router.navigate('/admin/termsOfUse');
    await waitFor(() => expect(address()).toBe('/admin/termsOfUse'));
    expect(confirm).not.toHaveBeenCalled();
  });

  it('a closed window is held back only then', async () => {
    const { user } = await open();
    const close = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(close()).toBe(false);
    await user.type(field('Title'), '!');
    expect(close()).toBe(true);
  });
});

it('Ctrl+S saves', async () => {
  const { user, saves } = await open();
  await user.type(field('Title'), '!');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(saves()).toHaveLength(1));
});
