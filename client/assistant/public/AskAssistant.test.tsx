import type { ApolloLink } from '@apollo/client';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { topBarContacts } from '../../pages/testing/contact';
import { held } from '../../repairs/testing/held';
import { button, field, page, toasts } from '../../testing/accounts';
import { fakeServer, refusal } from '../../testing/fakeServer';
import { renderApp } from '../../testing/renderApp';
import { configured } from '../testing/openChat';

const answerOf = (answer: string, sources: { title: string; link: string }[] = []) => ({
  askAssistant: {
    __typename: 'AssistantAnswer',
    answer,
    sources: sources.map((source) => ({ __typename: 'AssistantSource', ...source })),
  },
});

type Answers = Parameters<typeof fakeServer>[0];

/** Opens the page of questions; what was asked, and how the request can be broken off. */
async function open(answers: Answers = {}, through: (link: ApolloLink) => ApolloLink = (link) => link) {
  const asked: unknown[] = [];
  const signals: AbortSignal[] = [];
  const { AskAssistant = answerOf('Two days.'), ...others } = answers;
  const link = fakeServer({
    FaqList: { faqItems: [] },
    FaqContent: { faqPage: null },
    TopBarContacts: topBarContacts(),
    AskAssistant: (variables, context) => {
      asked.push(variables.question);
      signals.push((context.fetchOptions as RequestInit).signal!);
      return typeof AskAssistant === 'function' ? AskAssistant(variables, context) : AskAssistant;
    },
    ...others,
  });
  const app = await renderApp('/faq', { link: through(link) });
  await screen.findByRole('heading', { level: 2, name: 'Ask Our AI Assistant' }, { timeout: 20_000 });
  return { ...app, asked, signals };
}

const question = () => field('Your question');

describe('a question below the list', () => {
  it('is asked with Enter and answered with the pages that the answer rests on', async () => {
    const answer = answerOf('Two days.\nRarely three.', [{ title: 'Services', link: '/services' }]);
    const { user, asked } = await open({ AskAssistant: answer });
    await user.type(question(), 'How long?{Shift>}{Enter}{/Shift}A Sony.{Enter}');
    const text = await page().findByText(/^Two days\./);
    expect(text.textContent).toBe('Two days.\nRarely three.');
    expect(text.closest('[aria-live="polite"]')).toBeTruthy();
    expect(asked).toEqual(['How long?\nA Sony.']);
    expect(toasts()).toEqual(['Answer retrieved successfully!']);
    expect(page().getByText('From our pages')).toBeTruthy();
    expect(page().getByRole('link', { name: 'Services' }).getAttribute('href')).toBe('/services');
    expect(question().value).toBe('How long?\nA Sony.');
  });

  it('takes the place of the last one, once however often the button is pressed', async () => {
    const gates: ReturnType<typeof held>[] = [];
    const { user, asked } = await open(
      { AskAssistant: ({ question }) => answerOf(`To ${String(question)}`) },
      (link) => {
        gates.push(held('AskAssistant', link, (attempt) => attempt > 1));
        return gates[0]!.link;
      },
    );
    await user.type(question(), '1{Enter}');
    expect(await page().findByText('To 1')).toBeTruthy();
    await user.type(question(), '2');
    await user.click(button('Get Answer'));
    await user.click(button('Getting Answer...'));
    await user.type(question(), '{Enter}');
    expect(page().queryByText('To 1')).toBeNull();
    gates[0]!.release();
    expect(await page().findByText('To 12')).toBeTruthy();
    expect(asked).toEqual(['1', '12']);
  });

  it('that is blank is none, nor is the Enter that chooses a letter', async () => {
    const { user, asked } = await open();
    await user.type(question(), ' {Enter}');
    expect(toasts()).toEqual(['Please enter a question.']);
    expect(screen.getByText('Please enter a question.').closest('[class*="warning"]')).toBeTruthy();
    await user.type(question(), 'kati');
    fireEvent.keyDown(question(), { key: 'Enter', isComposing: true });
    // Safari's way of telling the same
    fireEvent.keyDown(question(), { key: 'Enter', keyCode: 229 });
    expect(asked).toEqual([]);
  });

  it.each([
    [
      refusal(
        'INTERNAL',
        'Sorry, I had trouble fetching an answer. Details: The assistant gave no answer. Please ask it in other words.',
      ),
      'Sorry, I had trouble fetching an answer. Details: The assistant gave no answer. Please ask it in other words.',
    ],
    [
      refusal('INTERNAL', 'There seems to be an issue with the API configuration.'),
      'There seems to be an issue with the API configuration.',
    ],
    [
      refusal('INTERNAL', 'Something went wrong. Please try again later.'),
      'Sorry, I had trouble fetching an answer. Details: Something went wrong. Please try again later.',
    ],
    [
      new TypeError('Failed to fetch'),
      'Sorry, I had trouble fetching an answer. Details: The shop could not be reached. Please check your connection.',
    ],
  ])('that fails says why in place of the answer and in a toast: %s', async (failure, sentence) => {
    const { user } = await open({ AskAssistant: failure });
    await user.type(question(), 'How long?{Enter}');
    expect(await page().findByText(sentence)).toBeTruthy();
    expect(toasts()).toEqual([sentence]);
    expect(question().value).toBe('How long?');
    expect(page().getByRole('button', { name: 'Talk to a person' })).toBeTruthy();
  });

  it('ends with the page', async () => {
    let gate!: ReturnType<typeof held>;
    const { user, signals, router } = await open({}, (link) => {
      gate = held('AskAssistant', link);
      return gate.link;
    });
    await user.type(question(), 'How long?{Enter}');
    gate.release();
    await act(() => router.navigate('/404'));
    await screen.findByRole('heading', { level: 1, name: 'Oops! Page Not Found.' });
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    expect(toasts()).toEqual([]);
  });
});

describe('without a key', () => {
  const unavailable = 'Sorry, I am currently unavailable. Please try again later.';
  const toLook = [{ title: 'What does it cost?', link: '/faq?item=b' }];

  it('the button is disabled with a note, and Enter finds what may help', async () => {
    const { user } = await open({
      AssistantStatus: configured(false),
      AskAssistant: answerOf(unavailable, toLook),
    });
    expect(await page().findByText(/configuration issue/)).toBeTruthy();
    expect(button('Get Answer').disabled).toBe(true);
    await user.type(question(), 'What is the price?{Enter}');
    expect(await page().findByText(unavailable)).toBeTruthy();
    expect(toasts()).toEqual(['The AI Assistant is not configured. Please contact support.']);
    expect(page().getByText('These answers may help')).toBeTruthy();
    expect(page().getByRole('link', { name: 'What does it cost?' })).toBeTruthy();
  });

  it('the sentence comes even if the server does not', async () => {
    const { user } = await open({ AssistantStatus: configured(false), AskAssistant: new TypeError('Failed to fetch') });
    await page().findByText(/configuration issue/);
    await user.type(question(), 'What is the price?{Enter}');
    expect(await page().findByText(unavailable)).toBeTruthy();
    expect(toasts()).toEqual(['The AI Assistant is not configured. Please contact support.']);
  });

  it('where nobody could say whether there is one, the answer tells', async () => {
    const { user } = await open({
      AssistantStatus: refusal('INTERNAL', 'No.'),
      AskAssistant: answerOf(unavailable, toLook),
    });
    expect(button('Get Answer').disabled).toBe(false);
    await user.type(question(), 'What is the price?{Enter}');
    expect(await page().findByText('These answers may help')).toBeTruthy();
    await waitFor(() => expect(toasts()).toEqual(['The AI Assistant is not configured. Please contact support.']));
  });
});

it('an answer can be taken to a person', async () => {
  const { user } = await open();
  await user.type(question(), 'How long?{Enter}');
  const opener = await page().findByRole('button', { name: 'Talk to a person' });
  await user.click(opener);
  const whatsapp = await page().findByRole('link', { name: 'WhatsApp' });
  expect(decodeURIComponent(whatsapp.getAttribute('href')!)).toBe(
    'https://wa.me/9779841000250?text=Me: How long?\nAssistant: Two days.',
  );
  await user.click(opener);
  expect(within(screen.getByRole('main')).queryByRole('link', { name: 'WhatsApp' })).toBeNull();
});
