import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drafts } from '../../forms/drafts';
import { topBarContacts } from '../../pages/testing/contact';
import { field, toasts } from '../../testing/accounts';
import { refusal } from '../../testing/fakeServer';
import { chat, input, openChat } from '../testing/openChat';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const page = { ContactContent: { contactPage: null }, TopBarContacts: topBarContacts() };
const TRANSCRIPT = 'Me: How long?\nAssistant: Two days.';

async function talked(answers: Parameters<typeof openChat>[0] = {}, path?: string) {
  const opened = await openChat({ ...page, ...answers }, path ? { path } : {});
  await chat().findByRole('button', { name: 'What does a repair cost?' });
  await say(opened, 'How long?', 'Two days.');
  await opened.user.click(chat().getByRole('button', { name: 'Talk to a person' }));
  return opened;
}

async function say({ user, server }: Awaited<ReturnType<typeof openChat>>, question: string, answer: string) {
  await waitFor(() => expect(input().disabled).toBe(false));
  fireEvent.change(input(), { target: { value: question } });
  await user.type(input(), '{Enter}');
  await server.last().piece(answer);
  await server.last().done();
}

const href = (name: string) => chat().getByRole('link', { name }).getAttribute('href')!;
const toForm = () => chat().getByRole('button', { name: 'Contact form' });

describe('Talk to a person', () => {
  it('offers the ways that the contact page names, with what was said', async () => {
    await talked();
    const text = `?text=${encodeURIComponent(TRANSCRIPT)}`;
    await chat().findByRole('link', { name: 'WhatsApp' });
    expect(href('WhatsApp')).toBe(`https://wa.me/9779841000250${text}`);
    expect(href('Messenger')).toBe(`https://m.me/parda.tvrepair${text}`);
    expect(href('Call 01-4168250')).toBe('tel:014168250');
  });

  it('takes the first phone for WhatsApp, and leaves out what is not there', async () => {
    await talked({ TopBarContacts: topBarContacts({ whatsapp: null, messenger: ' ', phones: ['9841000111'] }) });
    await chat().findByRole('link', { name: 'WhatsApp' });
    expect(href('WhatsApp')).toMatch(/^https:\/\/wa\.me\/9779841000111\?/);
    expect(chat().queryByRole('link', { name: 'Messenger' })).toBeNull();
  });

  it('offers no WhatsApp of a landline', async () => {
    await talked({
      TopBarContacts: topBarContacts({ whatsapp: null, messenger: null, email: null, phones: ['01-4168250'] }),
    });
    expect(await chat().findByRole('link', { name: 'Call 01-4168250' })).toBeTruthy();
    expect(chat().queryByRole('link', { name: 'WhatsApp' })).toBeNull();
  });

  it.each([
    ['tells no way', { TopBarContacts: { contactPage: null } }],
    ['could not be loaded', { TopBarContacts: refusal('INTERNAL', 'No.'), ContactOptions: refusal('INTERNAL', 'No.') }],
  ])('has our own phone where the contact page %s', async (_, answers) => {
    await talked(answers);
    expect(await chat().findByRole('link', { name: 'Call +977 1-4000250' })).toBeTruthy();
    expect(chat().queryByRole('link', { name: 'WhatsApp' })).toBeNull();
    expect(toForm()).toBeTruthy();
  });

  it('copies what was said for Messenger, which may drop it', async () => {
    const { user } = await talked();
    // Nobody is to be taken to Messenger itself.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await user.click(await chat().findByRole('link', { name: 'Messenger' }));
    expect(await navigator.clipboard.readText()).toBe(TRANSCRIPT);
    await waitFor(() =>
      expect(toasts()).toEqual(['The conversation is copied. Paste it in Messenger if it is not there.']),
    );
  });

  it('takes the end of a long conversation along in a link', async () => {
    const opened = await talked();
    await say(opened, 'And then?', `${'x'.repeat(1900)} the end`);
    const text = new URL(href('WhatsApp')).searchParams.get('text')!;
    expect(text).toMatch(/^…x+ the end$/);
    expect(text).toHaveLength(1500);
    await say(opened, 'र त्यसपछि?', 'क'.repeat(1500));
    const link = href('WhatsApp');
    expect(link.length).toBeLessThan(6100);
    expect(new URL(link).searchParams.get('text')).toMatch(/^…क+$/);
  });

  it('has nothing to hand over before anything was said', async () => {
    const { user } = await openChat(page);
    await user.click(chat().getByRole('button', { name: 'Talk to a person' }));
    await chat().findByRole('link', { name: 'WhatsApp' });
    expect(href('WhatsApp')).toBe('https://wa.me/9779841000250');
  });
});

describe('the message form', () => {
  const filled = () => [field(SUBJECT).value, field(MESSAGE).value];
  const SUBJECT = 'Subject*required';
  const MESSAGE = 'Message*required';

  it('opens with subject and message filled in, and the chat makes room for it', async () => {
    const { user } = await talked();
    await user.click(toForm());
    expect(await screen.findByRole('heading', { level: 1, name: 'Contact Us' })).toBeTruthy();
    expect(filled()).toEqual(['Question from the AI Assistant', TRANSCRIPT]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps what was typed; a conversation that went on takes its own place', async () => {
    const opened = await talked({}, '/contact');
    await opened.user.type(field(SUBJECT), 'My Sony');
    await opened.user.type(field(MESSAGE), 'No picture.');
    await opened.user.click(toForm());
    expect(filled()).toEqual(['My Sony', `No picture.\n\n${TRANSCRIPT}`]);
    expect((await drafts.read('contact')).message).toContain('How long?');

    await opened.user.click(screen.getByRole('button', { name: 'Chat with the AI Assistant' }));
    await say(opened, 'And a Samsung?', 'The same.');
    await opened.user.click(chat().getByRole('button', { name: 'Talk to a person' }));
    await opened.user.click(toForm());
    const longer = `${TRANSCRIPT}\nMe: And a Samsung?\nAssistant: The same.`;
    expect(filled()).toEqual(['My Sony', `No picture.\n\n${longer}`]);
  });

  it('takes no more than the server does', async () => {
    const { user } = await talked({}, '/contact');
    fireEvent.change(field(MESSAGE), { target: { value: 'y'.repeat(9990) } });
    await user.click(toForm());
    expect(field(MESSAGE).value).toHaveLength(10_000);
    expect(field(MESSAGE).value).toMatch(/^y{9990}\n\nwo days\.$/);
  });
});
