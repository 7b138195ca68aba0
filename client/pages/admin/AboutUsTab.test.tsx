import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { confirmation as confirm } from '../../testing/confirmation';
import { refusal } from '../../testing/fakeServer';
import { openAdmin } from '../../testing/admin';
import { openUploadStore, picture } from '../../testing/uploadStore';
import { toastStore } from '../../ui/toast';
// Fetched ahead, so that the first test waits for the page's answer alone.
import './AboutUsTab';

const plain = { subtitle: null, backgroundImageUrl: null, backgroundColor: null, textColor: null };
const story = {
  ...plain,
  id: '5f0c1a52-0000-4000-8000-00000000000a',
  type: 'fullWidthText',
  title: 'Our story',
  order: 1,
  paragraphs: ['Once **upon** a time'],
  alignment: 'center',
};
const team = {
  ...plain,
  id: '5f0c1a52-0000-4000-8000-00000000000b',
  type: 'teamShowcase',
  title: 'The people',
  order: 2,
  displayStyle: 'list',
  introductionText: null,
  members: [{ id: 'm-1', name: 'Maya', role: 'Boards', bioSnippet: null, imageUrl: null, order: 3 }],
};
const about = { title: 'About Parda', body: null, sections: [story, team] };
const page = (content: object, version = 4) => ({
  __typename: 'PageSource',
  slug: 'ABOUT_US',
  content,
  version,
  lastUpdated: '2026-01-05T08:00:00.000Z',
});

type Answer = Record<string, unknown> | Error;

async function openAbout(
  save: Answer = { savePage: page(about, 5) },
  source: object | null = page(about),
  more: Record<string, Answer> = {},
) {
  const admin = await openAdmin('/admin/aboutUs', { ...more, PageSource: { pageSource: source }, SavePage: save });
  const saved = () => admin.asked.find(({ name }) => name === 'SavePage')?.variables as any;
  return { ...admin, saved, save: () => admin.user.click(button('Save Page')) };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const dialog = () => within(screen.getByRole('dialog'));
const list = (name = 'Sections') => within(screen.getByRole('list', { name }));
const field = (label: string) => dialog().getByRole('textbox', { name: label });
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const choose = (name: string | RegExp) => fireEvent.click(dialog().getByRole('radio', { name }));
const apply = () => fireEvent.click(dialog().getByRole('button', { name: 'Apply' }));
const toasts = () => toastStore.toasts().map(({ type: kind, message }) => `${kind}: ${message}`);

beforeEach(() => confirm.mockReturnValue(true));

describe('the page', () => {
  test('is changed here and saved whole, with the version that it began from', async () => {
    const { saved, save } = await openAbout();
    expect(screen.getByRole('heading', { name: 'About Us Page Content' })).toBeTruthy();
    const title = await screen.findByRole('textbox', { name: /^Title/ });
    fireEvent.change(title, { target: { value: 'Who we are' } });
    expect(toasts()).toEqual(['info: Changes applied. Remember to save the page.']);
    await save();
    await waitFor(() => expect(toasts()).toContain('success: Page saved successfully'));
    expect(saved()).toEqual({ slug: 'ABOUT_US', version: 4, content: { ...about, title: 'Who we are' } });
  });

  test('says why it was not saved, and at which section', async () => {
    const message = 'Button link must be a web address or a path of this site.';
    const { save } = await openAbout(refusal('BAD_INPUT', message, { 'sections.1.members.0.role': message }));
    const title = await screen.findByRole('textbox', { name: /^Title/ });
    fireEvent.change(title, { target: { value: 'Who we are' } });
    await save();
    await waitFor(() => expect(toasts()).toContain(`error: Failed to save page: ${message}`));
    const [first, second] = list().getAllByRole('listitem');
    expect(within(second!).getByText(message)).toBeTruthy();
    expect(within(first!).queryByText(message)).toBeNull();
  });

  test('that was never written is not available, and has nothing to save', async () => {
    const { save, saved } = await openAbout(undefined, null);
    await screen.findByText('About Us page content not available.');
    await save();
    expect(toasts()).toContain('warning: No content to save');
    expect(saved()).toBeUndefined();
  });
});

describe('sections', () => {
  test('stand by their order, each with its type', async () => {
    await openAbout(undefined, page({ ...about, sections: [{ ...team, order: 0 }, story] }));
    await screen.findByRole('list', { name: 'Sections' });
    expect(
      list()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['The peopleTeam showcase, order 0', 'Our storyFull-width text, order 1']);
  });

  test('deleting one asks first, and is local', async () => {
    const { saved, save } = await openAbout();
    await screen.findByText('Our story');
    confirm.mockReturnValueOnce(false);
    fireEvent.click(button('Delete Our story'));
    expect(confirm).toHaveBeenCalledWith('Delete the section "Our story"?');
    expect(screen.getByText('Our story')).toBeTruthy();
    fireEvent.click(button('Delete Our story'));
    expect(toasts()).toEqual(['info: Section removed locally. Save the page to persist changes.']);
    expect(screen.queryByText('Our story')).toBeNull();
    expect(saved()).toBeUndefined();
    await save();
    await waitFor(() => expect(saved()?.content.sections).toEqual([team]));
  });

  test('editing one says that it is local, and keeps the list in order', async () => {
    await openAbout();
    await screen.findByText('Our story');
    fireEvent.click(button('Edit Our story'));
    // Only a new one may become another type.
    expect(dialog().queryByRole('radio', { name: 'Icon grid' })).toBeNull();
    fireEvent.change(dialog().getByRole('spinbutton', { name: /Order/ }), { target: { value: '7' } });
    choose('Right');
    apply();
    expect(toasts()).toEqual(['info: Section updated locally. Save the page to persist changes.']);
    expect(
      list()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['The peopleTeam showcase, order 2', 'Our storyFull-width text, order 7']);
  });

  const blank = { ...plain, title: 'New', order: 0 };
  test.each<[string, object]>([
    [
      'Text with image',
      {
        type: 'textWithImage',
        paragraphs: [],
        imageUrl: null,
        textSide: 'left',
        ctaButtonText: null,
        ctaButtonLink: null,
      },
    ],
    ['Icon grid', { type: 'iconGrid', columns: 3, items: [] }],
    ['Team showcase', { type: 'teamShowcase', displayStyle: 'grid', introductionText: null, members: [] }],
    [
      'Call to action',
      {
        type: 'callToAction',
        text: null,
        primaryCtaText: null,
        primaryCtaLink: null,
        secondaryCtaText: null,
        secondaryCtaLink: null,
      },
    ],
    ['Full-width text', { type: 'fullWidthText', paragraphs: [], alignment: 'left' }],
    ['Location', { type: 'location', address: null, mapEmbedUrl: null, accessibilityInfo: null }],
  ])('a new %s begins with its defaults, and with no field of another type', async (name, fields) => {
    const { saved, save } = await openAbout(undefined, page({ ...about, sections: [] }));
    await screen.findByText(/No sections yet/);
    fireEvent.click(button('Add Section'));
    // Looking at the other types leaves nothing behind.
    for (const other of ['Call to action', 'Location', 'Icon grid']) choose(other);
    choose(name);
    type('Title', 'New');
    apply();
    expect(toasts()).toEqual(['info: Changes applied. Remember to save the page.']);
    await save();
    await waitFor(() => expect(saved()).toBeTruthy());
    const [section] = saved().content.sections;
    expect(section).toEqual({ ...blank, ...fields, id: expect.stringMatching(/^section-\d+$/) });
  });

  test('what was typed survives a look at another type', async () => {
    const { saved, save } = await openAbout(undefined, page({ ...about, sections: [] }));
    await screen.findByText(/No sections yet/);
    fireEvent.click(button('Add Section'));
    choose('Call to action');
    type('Primary button text', 'Book');
    type('Primary button link', '/repair');
    choose('Location');
    choose('Call to action');
    apply();
    await save();
    await waitFor(() => expect(saved()?.content.sections[0]).toMatchObject({ primaryCtaText: 'Book' }));
  });
});

describe('what a section holds', () => {
  test('paragraphs are added, moved and deleted; blank ones are left out', async () => {
    const { saved, save } = await openAbout();
    await screen.findByText('Our story');
    fireEvent.click(button('Edit Our story'));
    fireEvent.click(dialog().getByRole('button', { name: 'Add Paragraph' }));
    fireEvent.click(dialog().getAllByRole('button', { name: 'HTML' }).at(-1)!);
    type('Paragraph 2', 'And *then*');
    fireEvent.click(dialog().getByRole('button', { name: 'Move paragraph 2 up' }));
    expect((field('Paragraph 1') as HTMLTextAreaElement).value).toBe('And *then*');
    fireEvent.click(dialog().getByRole('button', { name: 'Add Paragraph' }));
    apply();
    fireEvent.click(button('Edit Our story'));
    fireEvent.click(dialog().getByRole('button', { name: 'Delete paragraph 2' }));
    expect(confirm).toHaveBeenCalledWith('Delete this paragraph?');
    apply();
    await save();
    await waitFor(() => expect(saved()?.content.sections[0].paragraphs).toEqual(['And *then*']));
  });

  test('items of an icon grid have an icon, and are moved by buttons', async () => {
    const { saved, save } = await openAbout(undefined, page({ ...about, sections: [] }));
    await screen.findByText(/No sections yet/);
    fireEvent.click(button('Add Section'));
    choose('Icon grid');
    choose('4');
    fireEvent.click(dialog().getByRole('button', { name: 'Add Item' }));
    expect(document.activeElement).toBe(field('Item title'));
    type('Item title', 'Honest');
    choose('Trust');
    fireEvent.click(dialog().getByRole('button', { name: 'Honest' }));
    fireEvent.click(dialog().getByRole('button', { name: 'Add Item' }));
    type('Item title', 'Pace');
    type('Description', 'Three days.');
    choose('Letters');
    type('Icon identifier', 'speed');
    fireEvent.click(dialog().getByRole('button', { name: 'Move Pace up' }));
    apply();
    await save();
    await waitFor(() => expect(saved()).toBeTruthy());
    expect(saved().content.sections[0]).toMatchObject({
      columns: 4,
      items: [
        { title: 'Pace', description: 'Three days.', iconIdentifier: 'speed' },
        { title: 'Honest', description: '', iconIdentifier: 'trust' },
      ],
    });
  });

  test('members of the team need a name, and stand by their order', async () => {
    const { saved, save } = await openAbout();
    await screen.findByText('The people');
    fireEvent.click(button('Edit The people'));
    fireEvent.click(dialog().getByRole('button', { name: 'Add Team Member' }));
    type('Role', 'Panels');
    apply();
    expect(toasts()).toEqual(['error: Name is required.']);
    expect(field('Name required').getAttribute('aria-invalid')).toBe('true');
    type('Name required', 'Sunil');
    apply();
    await save();
    await waitFor(() => expect(saved()).toBeTruthy());
    const { members } = saved().content.sections[1];
    expect(members).toEqual([
      {
        id: expect.stringMatching(/^member-\d+$/),
        name: 'Sunil',
        role: 'Panels',
        bioSnippet: null,
        imageUrl: null,
        order: 0,
      },
      team.members[0],
    ]);
  });

  test('a picture that is on its way keeps the window open, and its address is kept', async () => {
    const store = await openUploadStore('hold');
    const { user, saved, save } = await openAbout(undefined, page(about), store.answers);
    await screen.findByText('The people');
    fireEvent.click(button('Edit The people'));
    fireEvent.click(dialog().getByRole('button', { name: 'Maya' }));
    const member = within(dialog().getByRole('list', { name: 'Team members' }));
    await user.upload(member.getByLabelText(/Choose picture/), picture('maya.webp'));
    await waitFor(() => expect(store.came).toEqual(['maya.webp']));
    apply();
    expect(toasts()).toEqual(['error: A picture is not uploaded yet. Wait for it, try it again, or remove it.']);
    store.release();
    await waitFor(() => expect(member.queryByText('The new picture is not uploaded yet.')).toBeNull());
    apply();
    await save();
    await waitFor(() => expect(saved()?.content.sections[1].members[0].imageUrl).toBe(store.addressOf(1)));
  });

  test.each([
    ['The people', /Choose picture/, 'Image upload failed: The file is damaged.'],
    ['Our story', /Choose picture/, 'Background upload failed: The file is damaged.'],
  ])('a picture of "%s" that fails is said', async (name, pick, sentence) => {
    const store = await openUploadStore({ refuse: 'The file is damaged.' });
    const { user } = await openAbout(undefined, page(about), store.answers);
    await screen.findByText(name);
    fireEvent.click(button(`Edit ${name}`));
    const [first] = dialog().getAllByLabelText(pick);
    await user.upload(first!, picture('broken.webp'));
    await waitFor(() => expect(toasts()).toContain(`error: ${sentence}`));
    apply();
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  test('a link that leads nowhere and a map of a foreign host do not leave the window', async () => {
    await openAbout(undefined, page({ ...about, sections: [] }));
    await screen.findByText(/No sections yet/);
    fireEvent.click(button('Add Section'));
    type('Button link', 'javascript:alert(1)');
    apply();
    expect(toasts()).toEqual(['error: The link must be a web address or a path of this site.']);
    type('Button link', '');
    choose('Location');
    type('Map embed address', 'https://example.com/maps');
    apply();
    expect(toasts()).toHaveLength(2);
    expect(field('Map embed address').getAttribute('aria-invalid')).toBe('true');
  });

  test('colours say at once whether they can be read', async () => {
    const { saved, save } = await openAbout();
    await screen.findByText('Our story');
    fireEvent.click(button('Edit Our story'));
    expect(dialog().getByText(/looks like the rest of the page/)).toBeTruthy();
    const code = (name: string, value: string) => type(`${name}: colour code`, value);
    code('Background colour', '#ffff00');
    code('Text colour', '#ffffff');
    expect(dialog().getByText(/^Text on background has a contrast of 1\.0:1; 4\.5:1 is needed/).textContent).toMatch(
      /Visitors see the text in #1F2937 instead\.$/,
    );
    code('Text colour', '#000080');
    expect(dialog().getByText(/it can be read well/)).toBeTruthy();
    apply();
    await save();
    await waitFor(() =>
      expect(saved()?.content.sections[0]).toMatchObject({ backgroundColor: '#ffff00', textColor: '#000080' }),
    );
  });
});
