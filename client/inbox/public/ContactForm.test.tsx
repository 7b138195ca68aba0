import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { drafts } from '../../forms/drafts';
import { sessionToken } from '../../lib/token';
import { held } from '../../repairs/testing/held';
import { toasts } from '../../testing/accounts';
import { fakeServer, refusal } from '../../testing/fakeServer';
import { renderPart } from '../../testing/renderPart';
import { signInOnDevice, sita } from '../../testing/session';
import { ContactForm } from './ContactForm';

const SENT = 'Your message has been sent! We will get back to you soon.';
type Variables = Record<string, unknown>;

function inbox(answer: Record<string, unknown> | Error = { sendContactMessage: true }) {
  const sent: Variables[] = [];
  const link = fakeServer({
    Viewer: () => ({ viewer: sessionToken.get() ? { __typename: 'User', ...sita } : null }),
    SendContactMessage: (variables) => {
      sent.push(variables);
      return answer;
    },
  });
  return { link, sent };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}(?!s)`));
const values = () => ['Name', 'Email', 'Subject', 'Message'].map((label) => field(label).value);
const send = () => screen.getByRole('button', { name: 'Send message' });
const filled = ['Ram', 'ram@example.com', 'A question', 'Do you repair CRT sets?'];
type User = Awaited<ReturnType<typeof renderPart>>['user'];

async function fillIn(user: User, from = 0) {
  for (const [index, label] of ['Name', 'Email', 'Subject', 'Message'].entries()) {
    if (index >= from) await user.type(field(label), filled[index]!);
  }
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  sessionToken.reload();
});

describe('a guest', () => {
  it('sends a message once however often the button is pressed, and the form is empty again', async () => {
    const { link, sent } = inbox();
    const gate = held('SendContactMessage', link);
    const { user } = await renderPart(<ContactForm />, { link: gate.link });
    await fillIn(user);
    // Quicker than the next drawing of the button.
    act(() => [1, 2].forEach(() => send().click()));
    await user.click(await screen.findByRole('button', { name: 'Sending...' }));
    expect(gate.attempts()).toBe(1);
    gate.release();
    expect(await screen.findByText(SENT)).toBeTruthy();
    expect(sent).toEqual([
      {
        input: { name: 'Ram', email: 'ram@example.com', subject: 'A question', message: 'Do you repair CRT sets?' },
        formGuard: { website: '', elapsedMs: expect.any(Number) as number },
      },
    ]);
    expect(values()).toEqual(['', '', '', '']);
    expect(await drafts.read('contact')).toEqual({});
  });

  it('learns what is missing at each field and in a toast', async () => {
    const { link, sent } = inbox();
    const { user } = await renderPart(<ContactForm />, { link });
    await user.type(field('Email'), 'ram@');
    await user.click(send());
    expect(toasts()).toEqual(['Name is required.']);
    for (const text of ['Please enter a valid email address.', 'Subject is required.', 'Message is required.']) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(document.activeElement).toBe(field('Name'));
    expect(sent).toEqual([]);
  });

  it.each([
    [
      refusal('RATE_LIMITED', 'Too many requests. Please try again later.'),
      'Too many requests. Please try again later.',
    ],
    [new TypeError('Failed to fetch'), 'The shop could not be reached. Please check your connection.'],
    [
      refusal('BAD_INPUT', 'Subject can have at most 200 characters.', {
        subject: 'Subject can have at most 200 characters.',
      }),
      'Subject can have at most 200 characters.',
    ],
  ])('keeps all that was typed when it could not be sent', async (answer, message) => {
    const { user } = await renderPart(<ContactForm />, { link: inbox(answer).link });
    await fillIn(user);
    await user.click(send());
    expect(await screen.findAllByText(message)).toHaveLength(2);
    expect(toasts()).toEqual([message]);
    expect(values()).toEqual(filled);
  });

  it('finds the words again after a reload', async () => {
    const { link } = inbox();
    const { user, unmount } = await renderPart(<ContactForm />, { link });
    await fillIn(user);
    unmount();
    await renderPart(<ContactForm />, { link });
    await waitFor(() => expect(values()).toEqual(filled));
  });

  it('is not troubled by a draft of another shape', async () => {
    await drafts.save('contact', { name: 7, subject: 'A question' } as never);
    await renderPart(<ContactForm />, { link: inbox().link });
    await waitFor(() => expect(values()).toEqual(['', '', 'A question', '']));
  });
});

describe('a signed-in person', () => {
  beforeEach(signInOnDevice);

  it('writes under the name and address of the account, which cannot be changed', async () => {
    const { link, sent } = inbox();
    const { user } = await renderPart(<ContactForm />, { link });
    expect(await screen.findByDisplayValue('Sita Sharma')).toBe(field('Name'));
    expect(field('Email').value).toBe('sita@example.com');
    expect([field('Name').readOnly, field('Email').readOnly]).toEqual([true, true]);
    await fillIn(user, 2);
    await user.click(send());
    expect(await screen.findByText(SENT)).toBeTruthy();
    expect(sent[0]?.input).toEqual({ subject: 'A question', message: 'Do you repair CRT sets?' });
  });

  it('leaves nothing to the next person at the device', async () => {
    const { link } = inbox();
    const { user, unmount } = await renderPart(<ContactForm />, { link });
    await screen.findByDisplayValue('Sita Sharma');
    await fillIn(user, 2);
    act(() => sessionToken.clear('signedOut'));
    expect(values()).toEqual(['', '', '', '']);
    unmount();
    expect(await drafts.read('contact')).toEqual({});
  });

  it('whose session ended elsewhere leaves no draft that is shown to another', async () => {
    const { link } = inbox();
    const first = await renderPart(<ContactForm />, { link });
    await screen.findByDisplayValue('Sita Sharma');
    await fillIn(first.user, 2);
    first.unmount();
    sessionToken.clear('signedOut');
    await renderPart(<ContactForm />, { link });
    await act(async () => void (await drafts.read('contact')));
    expect(values()).toEqual(['', '', '', '']);
  });
});
