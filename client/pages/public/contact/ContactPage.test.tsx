import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page } from '../../../testing/accounts';
import { fakeServer, refusal } from '../../../testing/fakeServer';
import { renderApp } from '../../../testing/renderApp';
import { contactPage, topBarContacts } from '../../testing/contact';

const broken = refusal('INTERNAL', 'Something went wrong. Please try again later.');

async function open(answer: Record<string, unknown> | Error | (() => Record<string, unknown> | Error)) {
  const link = fakeServer({ ContactContent: answer, TopBarContacts: topBarContacts() });
  const app = await renderApp('/contact', { link });
  await screen.findByRole('heading', { name: 'Contact details' }, { timeout: 5000 });
  return app;
}

const links = () =>
  within(screen.getByRole('region', { name: 'Contact details' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('the contact page', () => {
  it('shows header, details and every way to the shop by a press', async () => {
    await open(contactPage());
    expect(page().getByRole('heading', { level: 1, name: 'Talk to us' })).toBeTruthy();
    expect(document.title).toBe('Talk to us · Parda');
    for (const text of ['Call, write or come by.', 'Putalisadak, Kathmandu', 'Sunday to Friday', 'There are stairs.']) {
      expect(page().getByText(text)).toBeTruthy();
    }
    expect(links()).toEqual([
      ['01-4168250', 'tel:014168250'],
      ['+977 9841-000250', 'tel:+9779841000250'],
      ['hello@parda.example', 'mailto:hello@parda.example'],
      ['Write to us', 'https://wa.me/9779841000250'],
      ['Write to us', 'https://m.me/parda.tvrepair'],
    ]);
  });

  it('shows a map in a titled frame that waits until it is in sight', async () => {
    const mapEmbedUrl = 'https://www.openstreetmap.org/export/embed.html?bbox=85.3';
    await open(contactPage({}, { mapEmbedUrl }));
    const map = screen.getByTitle('Map: where to find us');
    expect([map.getAttribute('src'), map.getAttribute('loading')]).toEqual([mapEmbedUrl, 'lazy']);
  });

  it.each([
    'https://evil.example/maps/embed',
    'https://google.com.evil.example/maps',
    'https://www.google.com/url?q=x',
    'http://www.google.com/maps/embed',
    'javascript:alert(1)',
  ])('embeds nothing from %s', async (mapEmbedUrl) => {
    await open(contactPage({}, { mapEmbedUrl }));
    expect(document.querySelector('iframe')).toBeNull();
    expect(page().getByText('Above the tea house.')).toBeTruthy();
  });

  it('has a picture beside its header where the owner chose one', async () => {
    const content = contactPage();
    await open({ contactPage: { ...content.contactPage, headerBackgroundImageUrl: '/media/shop.webp' } });
    expect(document.querySelector('[data-page-top] img')?.getAttribute('src')).toBe('/media/shop.webp');
  });

  it.each([
    ['was not written yet', { contactPage: null }],
    [
      'tells no way to the shop',
      contactPage({ address: null, phones: [], email: '', whatsapp: null, messenger: null }),
    ],
  ])('a page that %s has our own details', async (_, answer) => {
    await open(answer);
    expect(links().map(([words]) => words)).toEqual(['+977 1-4000250', '+977 980-0000250', 'hello@parda.example']);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('says that it could not be loaded, with our own details and the form, and can be tried again', async () => {
    let healthy = false;
    const { user } = await open(() => (healthy ? contactPage() : broken));
    const said = 'Contact content not available or failed to load. Something went wrong. Please try again later.';
    expect(page().getByText(said)).toBeTruthy();
    expect(links()[0]).toEqual(['+977 1-4000250', 'tel:+97714000250']);
    await user.type(page().getByLabelText(/^Message/), 'Half a thought');
    healthy = true;
    await user.click(page().getByRole('button', { name: 'Try again' }));
    expect(await page().findByRole('heading', { level: 1, name: 'Talk to us' })).toBeTruthy();
    expect(page().getByLabelText<HTMLTextAreaElement>(/^Message/).value).toBe('Half a thought');
  });
});
