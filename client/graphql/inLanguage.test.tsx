import { i18n } from '@lingui/core';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeServer } from '../testing/fakeServer';
import { renderApp } from '../testing/renderApp';

afterEach(() => act(() => i18n.activate('en')));

const question = (language: unknown) => ({
  __typename: 'FaqItem',
  id: '1',
  language,
  question: language === 'NE' ? 'शनिबार पसल खुल्छ?' : 'Open on Saturday?',
  answer: '<p>…</p>',
  order: 0,
});

test('visitors read in their language, and find the other one unchanged when they come back to it', async () => {
  const asked: unknown[] = [];
  await renderApp('/faq', {
    link: fakeServer({
      FaqContent: { faqPage: null },
      FaqList: ({ language }) => {
        asked.push(language);
        return { faqItems: [question(language)] };
      },
    }),
  });
  expect(await screen.findByText('Open on Saturday?')).toBeTruthy();
  act(() => i18n.loadAndActivate({ locale: 'ne', messages: {} }));
  expect(await screen.findByText('शनिबार पसल खुल्छ?')).toBeTruthy();
  act(() => i18n.activate('en'));
  expect(await screen.findByText('Open on Saturday?')).toBeTruthy();
  expect(asked).toEqual(['EN', 'NE']);
});
