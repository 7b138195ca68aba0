import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { confirmation } from '../../testing/confirmation';
import { refusal } from '../../testing/fakeServer';
import { openUploadStore, picture } from '../../testing/uploadStore';
import { toastStore } from '../../ui/toast';
import { dialog, openEditor, press } from '../../testing/pageEditor';
import type { ServicesContent } from './services/content';
// Fetched ahead, so that the first test waits for the page's answer alone.
import './ServicesTab';

const content: ServicesContent = {
  header: { title: 'TV repair', subtitle: 'Part by part.' },
  headerBackgroundImageUrl: null,
  headerBackgroundVideoUrl: 'https://example.com/shop.mp4',
  body: '<p>We open the set.</p>',
  serviceItems: [
    { id: 's1', iconIdentifier: 'screenRepair', title: 'Screens', description: 'Dark picture.', order: 1 },
    { id: 's2', iconIdentifier: 'fanNoise', title: 'Fans', description: 'They hum.', order: 2 },
  ],
  sideImageCard: null,
  supportedBrandsSection: {
    title: 'Brands',
    brands: [{ id: 'b1', name: 'LG', logoUrl: 'https://example.com/lg.png', order: 1 }],
  },
  closingCta: { title: 'Not sure?', description: null, ctaText: 'Ask us', ctaLink: '/contact' },
};

const open = (over?: Parameters<typeof openEditor>[3]) => openEditor('services', 'SERVICES', content, over);
const save = () => press('Save Services Page');
const items = () => within(screen.getByRole('list', { name: 'Service Items' })).getAllByRole('listitem');
const MB = 1024 * 1024;

describe('the page', () => {
  it('changes a local copy and says so; the button saves all of it with its version', async () => {
    const { user, saves } = await open();
    await user.type(await screen.findByLabelText(/Header title/), ' here');
    expect(await screen.findByText('Services Header updated locally. Save page to persist.')).toBeTruthy();
    expect(saves()).toEqual([]);

    await user.click(save());
    expect(await screen.findByText('Services page saved successfully')).toBeTruthy();
    expect(saves()).toEqual([
      {
        slug: 'SERVICES',
        version: 3,
        content: { ...content, header: { title: 'TV repair here', subtitle: 'Part by part.' } },
      },
    ]);
  });

  it('says once between two saves that the header was changed', async () => {
    const { user } = await open();
    await user.type(await screen.findByLabelText(/Header title/), 'abc');
    const said = () => screen.queryAllByText('Services Header updated locally. Save page to persist.');
    expect(said()).toHaveLength(1);
  });

  it('a refusal stands in a toast and at its field', async () => {
    const { user } = await open({
      SavePage: refusal('BAD_INPUT', 'Header title is required.', { 'header.title': 'Header title is required.' }),
    });
    const title = await screen.findByLabelText(/Header title/);
    await user.clear(title);
    await user.click(save());
    expect(await screen.findByText('Failed to save services page: Header title is required.')).toBeTruthy();
    expect(title.getAttribute('aria-invalid')).toBe('true');
  });

  it('one that was never written is not available, and there is nothing to save', async () => {
    const { user } = await openEditor('services', 'SERVICES', null);
    expect(await screen.findByText('Services content not available or failed to load.')).toBeTruthy();
    await user.click(save());
    expect(await screen.findByText('No content to save')).toBeTruthy();
  });

  it('what was emptied is left out: the subtitle, the closing call', async () => {
    const { user, saves } = await open();
    await user.clear(await screen.findByLabelText('Header subtitle'));
    for (const label of ['Closing title', 'Button text', 'Button link']) await user.clear(screen.getByLabelText(label));
    expect(screen.getByText('Changes applied. Remember to save the page.')).toBeTruthy();
    await user.click(save());
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(saves()[0]!.content).toMatchObject({ header: { title: 'TV repair', subtitle: null }, closingCta: null });
  });

  it('the background: none clears both addresses', async () => {
    const { user, saves } = await open();
    await user.click(await screen.findByRole('radio', { name: 'None' }));
    await user.click(save());
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(saves()[0]!.content).toMatchObject({ headerBackgroundImageUrl: null, headerBackgroundVideoUrl: null });
  });

  it('a side card is made of a picture and words', async () => {
    const { user, saves } = await open();
    await user.type(await screen.findByLabelText('Card picture: address'), 'https://x.np/b.jpg');
    await user.type(screen.getByLabelText('Card title'), 'Bench');
    await user.click(save());
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(saves()[0]!.content.sideImageCard).toEqual({
      imageUrl: 'https://x.np/b.jpg',
      title: 'Bench',
      text: null,
    });
  });

  it('a side card with words alone is asked for its picture before anything is sent', async () => {
    const { user, saves } = await open();
    await user.type(await screen.findByLabelText('Card title'), 'Bench');
    await user.click(save());
    const WORDS = 'The side card needs a picture. Choose one, or clear its text.';
    expect(await screen.findAllByText(WORDS)).toHaveLength(2);
    expect(screen.getByLabelText('Card picture: address').getAttribute('aria-invalid')).toBe('true');
    expect(saves()).toEqual([]);

    await user.clear(screen.getByLabelText('Card title'));
    await user.click(save());
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(screen.getByLabelText('Card picture: address').getAttribute('aria-invalid')).toBeNull();
  });
});

describe('service items', () => {
  it('one that nobody drew an icon for shows two letters', async () => {
    await open();
    await screen.findByText('Fans');
    expect(items().map((item) => item.querySelector('[aria-hidden]')?.textContent)).toEqual(['', 'FN']);
  });

  it('all of a new one is required, and it finds its place by its order', async () => {
    const { user, saves } = await open();
    await user.click(await screen.findByRole('button', { name: 'Add Service Item' }));
    await user.clear(dialog().getByLabelText(/Order/));
    await user.click(dialog().getByRole('button', { name: 'Apply' }));
    for (const message of ['Service title is required.', 'Service description is required.', 'Order is required.']) {
      expect(dialog().getAllByText(message).length).toBeGreaterThan(0);
    }
    expect(dialog().getAllByText('Icon is required.').length).toBeGreaterThan(0);

    await user.click(dialog().getByRole('radio', { name: 'Power issue' }));
    await user.type(dialog().getByLabelText(/^Title/), 'Power');
    await user.type(dialog().getByLabelText(/^Description/), 'It clicks.');
    await user.type(dialog().getByLabelText(/Order/), '0');
    await user.click(dialog().getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('Service item added locally.')).toBeTruthy();
    expect(items().map((item) => item.querySelector('p')?.textContent)).toEqual(['Power', 'Screens', 'Fans']);
    expect(saves()).toEqual([]);

    await user.click(save());
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(saves()[0]!.content.serviceItems[0]).toMatchObject({
      iconIdentifier: 'powerIssue',
      title: 'Power',
      description: 'It clicks.',
      order: 0,
    });
  });

  it('is edited, its icon by any name', async () => {
    const { user, saves } = await open();
    await user.click(await screen.findByRole('button', { name: 'Edit Screens' }));
    await user.click(dialog().getByRole('radio', { name: 'Letters' }));
    const identifier = dialog().getByLabelText(/Icon identifier/);
    await user.clear(identifier);
    await user.type(identifier, 'warrantySeal');
    expect(dialog().getByText('WS')).toBeTruthy();
    await user.click(dialog().getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('Service item updated locally.')).toBeTruthy();
    await user.click(save());
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(saves()[0]!.content.serviceItems[0].iconIdentifier).toBe('warrantySeal');
  });

  it('is deleted after a question, from the local copy', async () => {
    const { user, saves } = await open();
    const remove = await screen.findByRole('button', { name: 'Delete Screens' });
    await user.click(remove);
    expect(confirmation).toHaveBeenLastCalledWith('Delete the service item "Screens"?');
    expect(items()).toHaveLength(2);

    confirmation.mockReturnValue(true);
    await user.click(remove);
    expect(await screen.findByText('Service item removed locally.')).toBeTruthy();
    expect(items()).toHaveLength(1);
    expect(saves()).toEqual([]);
  });
});

describe('brands', () => {
  async function add(over?: Parameters<typeof open>[0]) {
    const app = await open(over);
    await app.user.click(await screen.findByRole('button', { name: 'Add Brand' }));
    return app;
  }
  const apply = () => dialog().getByRole('button', { name: 'Apply' });
  const pick = () => dialog().getByLabelText(/Choose picture/);

  it('needs a name and a logo', async () => {
    const { user } = await add();
    await user.click(apply());
    expect(dialog().getAllByText('Brand name is required.').length).toBeGreaterThan(0);
    await user.type(dialog().getByLabelText(/Brand name/), 'Sony');
    await user.click(apply());
    // At its field, and in the yellow toast.
    expect(dialog().getAllByText('Brand logo is required.')).toHaveLength(2);
    expect(toastStore.toasts().at(-1)).toMatchObject({ type: 'warning', message: 'Brand logo is required.' });
  });

  it('a logo has at most 1 MB, and is an image', async () => {
    const { user } = await add();
    const large = picture('large.webp');
    Object.defineProperty(large, 'size', { value: MB + 1 });
    await user.upload(pick(), large);
    expect(await screen.findByText('Logo too large (max 1MB).')).toBeTruthy();
    await user.setup({ applyAccept: false }).upload(pick(), new File(['text'], 'logo.txt', { type: 'text/plain' }));
    expect(await screen.findByText('Invalid image file for logo.')).toBeTruthy();
  });

  it('the logo is uploaded, and is waited for', async () => {
    const store = await openUploadStore('hold');
    const { user, saves } = await add(store.answers);
    await user.type(dialog().getByLabelText(/Brand name/), 'Sony');
    await user.upload(pick(), picture('sony.webp'));
    await user.click(apply());
    expect(dialog().getAllByText('The logo is not uploaded yet.').length).toBeGreaterThan(0);
    await waitFor(() => expect(store.came).toHaveLength(1));
    store.release();
    await waitFor(() => expect(dialog().queryByText('The new picture is not uploaded yet.')).toBeNull());
    await user.click(apply());
    expect(await screen.findByText('Brand added locally.')).toBeTruthy();
    await user.click(save());
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(saves()[0]!.content.supportedBrandsSection.brands[1]).toMatchObject({
      name: 'Sony',
      logoUrl: store.addressOf(1),
      order: 2,
    });
  });

  it('a failed upload is said', async () => {
    const store = await openUploadStore({ refuse: 'No.' });
    const { user } = await add(store.answers);
    await user.upload(pick(), picture('sony.webp'));
    expect(await screen.findByText('Brand logo upload failed.')).toBeTruthy();
  });

  it('a logo is also given by its address', async () => {
    const { user, saves } = await add();
    await user.type(dialog().getByLabelText(/Brand name/), 'Sony');
    await user.type(dialog().getByLabelText(/Logo: address/), 'https://x.np/s.png{Enter}');
    expect(await screen.findByText('Brand added locally.')).toBeTruthy();
    await user.click(save());
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(saves()[0]!.content.supportedBrandsSection.brands[1].logoUrl).toBe('https://x.np/s.png');
  });
});
