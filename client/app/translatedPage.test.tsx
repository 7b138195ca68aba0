import type { ApolloLink } from '@apollo/client';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { blog, comment, post } from '../blog/testing/posts';
import { ContactForm } from '../inbox/public/ContactForm';
import { NewsletterForm } from '../newsletter/public/NewsletterForm';
import { bookRepair, fillIn as fillInRepair } from '../repairs/testing/booking';
import { held } from '../repairs/testing/held';
import { review } from '../reviews/testing/reviews';
import { newSession, setUp } from '../testing/accounts';
import { fakeServer } from '../testing/fakeServer';
import { renderApp } from '../testing/renderApp';
import { renderPart } from '../testing/renderPart';
import { translatePage } from '../testing/translator';

/** React tells of what it caught here, and so does the boundary of a page that breaks. */
const said = vi.spyOn(console, 'error');
let stop: (() => void) | undefined;

beforeEach(() => {
  said.mockReset();
  sessionStorage.clear();
});
afterEach(() => stop?.());

const field = (label: string, at = within(document.body)) =>
  at.getByLabelText<HTMLInputElement>(new RegExp(`^${label}(?!s)`));
const typeInto = async (user: UserEvent, values: Record<string, string>, at?: ReturnType<typeof within>) => {
  for (const [label, text] of Object.entries(values)) await user.type(field(label, at), text);
};
const page = () => within(screen.getByRole('main'));
const comments = () => within(page().getByRole('region', { name: /^Comments/ }));

interface Form {
  open: (link: ApolloLink) => Promise<{ user: UserEvent }>;
  fillIn: (user: UserEvent) => Promise<void>;
  /** The button that sends it. */
  button: string;
  operation: string;
  /** What the server says when it works. */
  answer: Record<string, unknown>;
  /** What shows that it did. */
  done: RegExp;
}

const at = (path: string) => async (link: ApolloLink) => {
  const app = await renderApp(path, { link });
  await screen.findByRole('heading', { level: 1 });
  return app;
};

const forms: Record<string, Form> = {
  'a message': {
    open: (link) => renderPart(<ContactForm />, { link }),
    fillIn: (user) =>
      typeInto(user, {
        Name: 'Ram',
        Email: 'ram@example.com',
        Subject: 'A question',
        Message: 'Do you repair CRT sets?',
      }),
    button: 'Send message',
    operation: 'SendContactMessage',
    answer: { sendContactMessage: true },
    done: /Your message has been sent!/,
  },
  'the newsletter': {
    open: (link) => renderPart(<NewsletterForm />, { link }),
    fillIn: (user) => typeInto(user, { 'Your email address': 'ram@example.com' }),
    button: 'Subscribe',
    operation: 'SubscribeToNewsletter',
    answer: { subscribeToNewsletter: true },
    done: /sent you an email with a link/,
  },
  'a repair': {
    open: at('/repair'),
    fillIn: (user) => fillInRepair({ user }),
    button: 'Submit request',
    operation: 'BookRepair',
    answer: { bookRepair },
    done: /submitted/,
  },
  'a review': {
    open: at('/leave-review'),
    async fillIn(user) {
      await user.click(screen.getByRole('radio', { name: '4 stars' }));
      await typeInto(user, { Name: 'Gita', Email: 'gita@example.com' }, page());
    },
    button: 'Submit review',
    operation: 'SubmitReview',
    answer: { submitReview: review() },
    done: /Thank you for your review/,
  },
  'a comment': {
    open: async (link) => {
      const app = await at('/blog/p1')(link);
      await screen.findByRole('region', { name: /^Comments/ });
      return app;
    },
    fillIn: (user) =>
      typeInto(user, { Name: 'Bishal', 'Email or Phone': '9841234567', Comment: 'Thanks for the advice' }, comments()),
    button: 'Post Comment',
    operation: 'AddBlogComment',
    answer: { addBlogComment: comment(0, { id: 'new', authorName: 'Bishal', content: 'Thanks for the advice' }) },
    done: /Thanks for the advice/,
  },
  'signing in': {
    open: at('/login'),
    fillIn: (user) => typeInto(user, { 'Email or username': 'sita', Password: 'secret1' }, page()),
    button: 'Login',
    operation: 'SignIn',
    answer: { signIn: newSession() },
    done: /Welcome/,
  },
  'a new account': {
    open: at('/login?tab=register'),
    fillIn: (user) =>
      typeInto(
        user,
        {
          Username: 'sita_1',
          'Full name': 'Sita Sharma',
          Email: 'sita@example.com',
          Password: 'secret1',
          'Confirm password': 'secret1',
        },
        page(),
      ),
    button: 'Register',
    operation: 'Register',
    answer: { register: newSession() },
    done: /Welcome/,
  },
  'a lost password': {
    open: at('/forgot-password'),
    fillIn: (user) => typeInto(user, { Email: 'sita@example.com' }, page()),
    button: 'Send Reset Link',
    operation: 'RequestPasswordReset',
    answer: { requestPasswordReset: true },
    done: /Check your email/,
  },
};

test.each(Object.entries(forms))(
  '%s is asked for what is missing, fails, and works on a page that a browser has translated',
  async (_name, { open, fillIn, button: name, operation, answer, done }) => {
    const server = blog([post(1)]);
    let tries = 0;
    const link = fakeServer({
      ...server.answers,
      SocialProviders: setUp(),
      FaqList: { faqItems: [] },
      NotificationBell: { unreadNotificationCount: 0 },
      NewsletterDoubleOptIn: { newsletterDoubleOptIn: true },
      Viewer: { viewer: null },
      TrackRepair: { trackRepair: bookRepair },
      [operation]: () => (++tries === 1 ? new TypeError('Failed to fetch') : answer),
    });
    const gate = held(operation, link);
    const { user } = await open(gate.link);
    const buttons = () => [...document.querySelectorAll<HTMLElement>('form button[type=submit]')];
    const buttonToSend = buttons().find(({ textContent }) => textContent === name)!;
    stop = translatePage();
    await user.click(buttonToSend);
    await fillIn(user);
    await user.click(buttonToSend);
    await waitFor(() => expect(gate.attempts()).toBe(1));
    expect(buttonToSend.getAttribute('aria-busy')).toBe('true');
    gate.release();
    await waitFor(() => expect(buttonToSend.isConnected && buttonToSend.hasAttribute('aria-busy')).toBe(false));
    // whatever became of a lost password, the answer is the same
    if (buttonToSend.isConnected) await user.click(buttonToSend);
    await waitFor(() => expect(document.body.textContent).toMatch(done));
    expect(said.mock.calls).toEqual([]);
  },
);
