import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { held } from '../../repairs/testing/held';
import { toasts } from '../../testing/accounts';
import { fakeServer, refusal } from '../../testing/fakeServer';
import { renderPart } from '../../testing/renderPart';
import { NewsletterForm } from './NewsletterForm';

const field = () => screen.getByLabelText<HTMLInputElement>('Your email address');
const button = (name = 'Subscribe') => screen.getByRole('button', { name });

function newsletterServer(
  answer: Record<string, unknown> | Error = { subscribeToNewsletter: true },
  newsletterDoubleOptIn = false,
) {
  const sent: Record<string, unknown>[] = [];
  const link = fakeServer({
    NewsletterDoubleOptIn: { newsletterDoubleOptIn },
    SubscribeToNewsletter: (variables) => {
      sent.push(variables);
      return answer;
    },
  });
  return { link, sent };
}

test('an address is sent once however often the button is pressed, and the form is empty again', async () => {
  const { link, sent } = newsletterServer();
  const gate = held('SubscribeToNewsletter', link);
  const { user } = await renderPart(<NewsletterForm />, { link: gate.link });
  await user.type(field(), ' sita@example.com ');
  // Quicker than the next drawing of the button.
  act(() => [1, 2].forEach(() => button().click()));
  await user.click(button('Subscribing...'));
  expect(gate.attempts()).toBe(1);
  gate.release();
  expect(await screen.findByText('Thank you for subscribing!')).toBeTruthy();
  expect(sent).toEqual([
    { email: 'sita@example.com', language: 'EN', formGuard: { website: '', elapsedMs: expect.any(Number) as number } },
  ]);
  expect(field().value).toBe('');
  expect(button()).toBeTruthy();
});

test.each(['', 'sita', 'sita@example', '@example.com', 'si ta@example.com'])(
  '%j is no address: a warning, a word at the field, and nothing is sent',
  async (email) => {
    const { link, sent } = newsletterServer();
    const { user } = await renderPart(<NewsletterForm tone="off" />, { link });
    if (email) await user.type(field(), email);
    await user.click(button());
    expect(toasts()).toEqual(['Please enter a valid email address.']);
    const { parentElement } = field();
    expect(parentElement?.textContent).toContain('Please enter a valid email address.');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field());
    expect(sent).toEqual([]);
  },
);

test.each([
  [refusal('RATE_LIMITED', 'Too many requests. Please try again later.'), 'Too many requests. Please try again later.'],
  [
    refusal('BAD_INPUT', 'Please check your input.', { email: 'Please enter a valid email address.' }),
    'Please enter a valid email address.',
  ],
  [new TypeError('Failed to fetch'), 'The shop could not be reached. Please check your connection.'],
])('a refusal is said, and what was typed stays', async (answer, message) => {
  const { link } = newsletterServer(answer);
  const { user } = await renderPart(<NewsletterForm />, { link });
  await user.type(field(), 'sita@example.com{Enter}');
  expect(await screen.findAllByText(message)).toHaveLength(2);
  expect(toasts()).toEqual([message]);
  expect(field().value).toBe('sita@example.com');
});

const ASKED = 'We sent you an email with a link. Please confirm your subscription there.';

test('where the site asks first, the form says that a mail is on its way, until another address is sent', async () => {
  const { link } = newsletterServer(undefined, true);
  const gate = held('SubscribeToNewsletter', link, (attempt) => attempt === 2);
  const { user } = await renderPart(<NewsletterForm />, { link: gate.link });
  await user.type(field(), 'sita@example.com{Enter}');
  expect(await screen.findByText(ASKED)).toBeTruthy();
  expect(toasts()).toEqual(['Thank you for subscribing!']);
  await user.type(field(), 'ram@example.com{Enter}');
  await waitFor(() => expect(screen.queryByText(ASKED)).toBeNull());
  gate.release();
  expect(await screen.findByText(ASKED)).toBeTruthy();
});

test('elsewhere it does not; and a Nepali page subscribes in Nepali', async () => {
  const { link, sent } = newsletterServer();
  const { user } = await renderPart(<NewsletterForm />, { link, language: 'ne' });
  await user.type(screen.getByRole('textbox'), 'sita@example.com{Enter}');
  expect(await screen.findByText('सदस्यता लिनुभएकोमा धन्यवाद!')).toBeTruthy();
  expect(sent).toMatchObject([{ language: 'NE' }]);
  expect(document.querySelector('output')?.textContent).toBe('');
});
