import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { posterOf } from '../../media/poster';
import { confirmation } from '../../testing/confirmation';
import { openAdmin, tablePage } from '../../testing/admin';
import { refusal } from '../../testing/fakeServer';
import { openUploadStore, picture } from '../../testing/uploadStore';
import { toastStore } from '../../ui/toast';
// Fetched ahead, so that the first test waits for the page's answer alone.
import './HeroSlidesTab';

// happy-dom plays no videos; what is made of a real one is tested in Chromium beside it.
vi.mock('../../media/poster');

const slide = (id: string, over: object = {}) => ({
  __typename: 'HeroSlide',
  id,
  title: `Slide ${id}`,
  subtitle: 'Come in',
  imageUrl: 'https://x.np/a.png',
  videoUrl: null,
  ctaText: 'Book',
  ctaLink: '/request-repair',
  order: 4,
  isActive: true,
  backgroundColor: '#333333',
  textColor: '#FFFFFF',
  version: 3,
  ...over,
});
const CHANGED = 'This page was changed by someone else. Reload to see the changes.';

let slides: ReturnType<typeof slide>[];
beforeEach(() => {
  slides = [slide('A')];
  vi.mocked(posterOf).mockReset();
});

const HeroSlideTable = () => ({ heroSlideTable: tablePage('HeroSlideTable', slides) });
const CreateHeroSlide = ({ input }: Record<string, any>) => ({ createHeroSlide: slide('new', input) });
const form = () => within(screen.getByRole('dialog'));
const press = (name: string) => form().getByRole('button', { name });
const film = (name = 'tour.mp4', type = 'video/mp4') => new File(['a film'], name, { type });

/** The form of a new slide with everything filled in but what is to be seen. */
async function begin(answers: Parameters<typeof openAdmin>[1] = {}) {
  const store = await openUploadStore();
  const admin = await openAdmin('/admin/heroSlides?edit=new', {
    HeroSlideTable,
    CreateHeroSlide,
    ...store.answers,
    ...answers,
  });
  await screen.findByRole('dialog');
  await form().findByLabelText(/^Title/);
  for (const [label, text] of [
    [/^Title/, 'Dashain'],
    [/^Subtitle/, 'All repairs'],
    [/^Button text/, 'Book'],
    [/^Button link/, '/request-repair'],
  ] as const) {
    await admin.user.type(form().getByLabelText(label), text);
  }
  const created = () => admin.asked.find(({ name }) => name === 'CreateHeroSlide')?.variables.input;
  return { ...admin, store, created };
}

test('a slide without an image is a warning, and nothing is sent', async () => {
  const { user, created } = await begin();
  await user.click(press('Save'));
  // at the field and in the toast
  expect(await screen.findAllByText('An image is required.')).toHaveLength(2);
  expect(toastStore.toasts()).toMatchObject([{ type: 'warning', message: 'An image is required.' }]);
  expect(created()).toBeUndefined();
});

test('a new slide stands behind the others, in the usual colours', async () => {
  const { user, created, store, address } = await begin();
  await user.upload(form().getByLabelText(/Choose picture/), picture('shop.webp'));
  await user.click(press('Save'));
  expect(await screen.findByText('Hero slide added.')).toBeTruthy();
  expect(created()).toEqual({
    title: 'Dashain',
    subtitle: 'All repairs',
    imageUrl: store.addressOf(1),
    videoUrl: null,
    ctaText: 'Book',
    ctaLink: '/request-repair',
    order: 5,
    isActive: true,
    backgroundColor: '#333333',
    textColor: '#FFFFFF',
    version: null,
  });
  expect(address()).toBe('/admin/heroSlides');
});

test('a video without an image brings a picture of its own', async () => {
  vi.mocked(posterOf).mockResolvedValue(new File(['still'], 'tour.jpg', { type: 'image/jpeg' }));
  const { user, created, store } = await begin();
  await user.upload(form().getByLabelText(/Choose video/), film());
  expect(await form().findByText(/The image was taken from the video/)).toBeTruthy();
  await user.click(press('Save'));
  await waitFor(() => expect(created()).toBeTruthy());
  expect(store.came.toSorted()).toEqual(['tour.jpg', 'tour.mp4']);
  expect([created()!.imageUrl, created()!.videoUrl]).toEqual([
    store.addressOf(store.came.indexOf('tour.jpg') + 1),
    store.addressOf(store.came.indexOf('tour.mp4') + 1),
  ]);
});

test('where no picture can be made of a video, an image is required', async () => {
  vi.mocked(posterOf).mockResolvedValue(null);
  const { user, created } = await begin();
  await user.upload(form().getByLabelText(/Choose video/), film());
  expect(await form().findByText(/No picture could be made of this video/)).toBeTruthy();
  await user.click(press('Save'));
  expect(await screen.findAllByText('An image is required.')).toHaveLength(2);
  expect(created()).toBeUndefined();
});

test('an image of one’s own stays, until the still of the video is asked for', async () => {
  vi.mocked(posterOf).mockResolvedValue(new File(['still'], 'tour.jpg', { type: 'image/jpeg' }));
  const { user, created, store } = await begin();
  await user.upload(form().getByLabelText(/Choose picture/), picture('shop.webp'));
  await user.upload(form().getByLabelText(/Choose video/), film());
  await user.click(await form().findByRole('button', { name: 'Take the image from the video' }));
  await user.click(press('Save'));
  await waitFor(() => expect(created()).toBeTruthy());
  expect(created()!.imageUrl).toBe(store.addressOf(store.came.indexOf('tour.jpg') + 1));
});

test('only a video is taken for one', async () => {
  await begin();
  // a picker can be talked into showing all files
  fireEvent.change(form().getByLabelText(/Choose video/), { target: { files: [film('tour.pdf', 'application/pdf')] } });
  expect(await screen.findByText('Please select a valid video file.')).toBeTruthy();
  expect(posterOf).not.toHaveBeenCalled();
});

test('a file that cannot be uploaded stops the form', async () => {
  const { user, created, store } = await begin();
  store.reply = { refuse: 'The file is damaged or incomplete.' };
  await user.upload(form().getByLabelText(/Choose picture/), picture('shop.webp'));
  expect(await screen.findByText('Media upload failed: The file is damaged or incomplete.')).toBeTruthy();
  await user.click(press('Save'));
  // one more try, then its end
  await waitFor(() => expect(store.came).toHaveLength(2));
  await waitFor(() => expect(press('Save').getAttribute('aria-disabled')).not.toBe('true'));
  expect(created()).toBeUndefined();
  store.reply = 'take';
  await user.click(press('Save'));
  await waitFor(() => expect(created()).toBeTruthy());
});

test('the order is a whole number', async () => {
  const { user } = await begin();
  await user.clear(form().getByLabelText(/^Order/));
  await user.type(form().getByLabelText(/^Order/), '1.5');
  await user.click(press('Save'));
  expect(await form().findByText('Order must be a whole number.')).toBeTruthy();
});

test('a press makes a slide inactive at once; where somebody else changed it, theirs is read', async () => {
  let refuse = false;
  const { user, asked } = await openAdmin('/admin/heroSlides', {
    HeroSlideTable,
    UpdateHeroSlide: ({ input }) => {
      if (refuse) return refusal('CONFLICT', CHANGED);
      slides = [slide('A', { ...input, version: 4 })];
      return { updateHeroSlide: slides[0] };
    },
  });
  const state = () => screen.findByRole('switch', { name: /Slide A/ });
  await user.click(await state());
  expect(await screen.findByText('Hero slide updated.')).toBeTruthy();
  const { __typename, id, ...whole } = slide('A', { isActive: false });
  expect(asked.find(({ name }) => name === 'UpdateHeroSlide')?.variables).toEqual({ id, input: whole });
  expect((await state()).getAttribute('aria-checked')).toBe('false');

  refuse = true;
  slides = [slide('A', { title: 'Slide A of theirs', isActive: false, version: 5 })];
  await user.click(await state());
  expect(await screen.findByText(CHANGED)).toBeTruthy();
  expect(await screen.findByRole('switch', { name: /Slide A of theirs/, checked: false })).toBeTruthy();
});

test('deleting asks first', async () => {
  const { user, asked } = await openAdmin('/admin/heroSlides', {
    HeroSlideTable,
    DeleteHeroSlide: () => {
      slides = [];
      return { deleteHeroSlide: 'A' };
    },
  });
  const press = async () =>
    user.click(within(await screen.findByRole('row', { name: /Slide A/ })).getByRole('button', { name: /Delete/ }));
  confirmation.mockReturnValue(false);
  await press();
  expect(asked.some(({ name }) => name === 'DeleteHeroSlide')).toBe(false);
  confirmation.mockReturnValue(true);
  await press();
  expect(await screen.findByText('Hero slide deleted.')).toBeTruthy();
  expect(await screen.findByText('No hero slides yet.')).toBeTruthy();
});
