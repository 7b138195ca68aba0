import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../testing/fakeServer';
import { renderPart } from '../../../testing/renderPart';
import { AboutPreview } from './AboutPreview';
import type { AboutContent } from './content';

const frame = { subtitle: null, backgroundImageUrl: null, backgroundColor: null, textColor: null };
const show = async (content: AboutContent) => renderPart(<AboutPreview content={content} />, { link: fakeServer({}) });

test('shows sections by order, as visitors get them', async () => {
  await show({
    title: 'About Parda',
    body: null,
    sections: [
      {
        ...frame,
        id: 'story',
        type: 'fullWidthText',
        title: 'Our story',
        order: 2,
        paragraphs: ['We open **the set**.'],
        alignment: 'center',
      },
      {
        ...frame,
        id: 'team',
        type: 'teamShowcase',
        title: 'The people',
        order: 1,
        displayStyle: 'grid',
        introductionText: null,
        members: [{ id: 'm', name: 'Maya', role: 'Boards', bioSnippet: null, imageUrl: null, order: 0 }],
      },
      {
        ...frame,
        id: 'call',
        type: 'callToAction',
        title: 'Is it dark?',
        order: 3,
        text: null,
        primaryCtaText: 'Book',
        primaryCtaLink: '/repair',
        secondaryCtaText: null,
        secondaryCtaLink: null,
      },
    ],
  });
  expect(screen.getByRole('heading', { level: 1, name: 'About Parda' })).toBeTruthy();
  expect((await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent)).toEqual([
    'The people',
    'Our story',
    'Is it dark?',
  ]);
  expect((await screen.findByText('the set')).tagName).toBe('STRONG');
  expect(within(screen.getByRole('listitem')).getByText('Maya')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Book' }).getAttribute('href')).toBe('/repair');
});

test('without sections it shows title and body, on the television and below it', async () => {
  await show({ title: 'About Parda', body: '<p>A workshop.</p>', sections: [] });
  // what is below the television comes after it
  expect(await screen.findByRole('heading', { level: 2, name: 'About Parda' })).toBeTruthy();
  await waitFor(() => expect(screen.getAllByText('A workshop.')).toHaveLength(2));
});
