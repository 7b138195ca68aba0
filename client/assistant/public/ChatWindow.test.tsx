import type { ApolloLink } from '@apollo/client';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionToken } from '../../lib/token';
import { topBarContacts } from '../../pages/testing/contact';
import { held } from '../../repairs/testing/held';
import { toasts } from '../../testing/accounts';
import { refusal } from '../../testing/fakeServer';
import { signInOnDevice, sita } from '../../testing/session';
import { chat, configured, input, log, openChat, ready } from '../testing/openChat';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  sessionToken.reload();
});
afterEach(() => vi.unstubAllGlobals());

describe('the window', () => {
  it('opens with the field ready, closes with Escape, and gives the focus back to its button', async () => {
    const { user } = await openChat();
    await waitFor(() => expect(document.activeElement).toBe(input()));
    expect(screen.queryByRole('button', { name: 'Chat with the AI Assistant' })?.className).toContain('away');
    await user.type(input(), 'Half a thought');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    const button = screen.getByRole('button', { name: 'Chat with the AI Assistant' });
    expect(document.activeElement).toBe(button);
    await user.click(button);
    expect(input().value).toBe('Half a thought');
    await user.click(chat().getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leaves an Escape that is meant for the page alone, and search within reach', async () => {
    await openChat();
    act(() => document.getElementById('main')?.focus());
    fireEvent.keyDown(document.getElementById('main')!, { key: 'Escape' });
    expect(chat()).toBeTruthy();
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    expect(await screen.findByRole('dialog', { name: 'Search' }, { timeout: 20_000 })).toBeTruthy();
  });

  it('stays while another page opens', async () => {
    const { router } = await openChat();
    await act(() => router.navigate('/faq'));
    await screen.findByRole('heading', { level: 1, name: 'Frequently asked questions' });
    expect(chat()).toBeTruthy();
  });
});

describe('a question', () => {
  it('is sent with Enter, and its answer fills in piece by piece', async () => {
    const { user, server } = await openChat();
    await ready();
    await user.type(input(), 'How long?{Shift>}{Enter}{/Shift}A Sony.{Enter}');
    expect(server.last().messages).toEqual([{ sender: 'user', text: 'How long?\nA Sony.' }]);
    expect(server.last().headers.get('authorization')).toBeNull();
    expect(within(log()).getByText(/How long\?/).textContent).toBe('How long?\nA Sony.');
    expect([input().value, input().disabled]).toEqual(['', true]);
    expect(chat().getByText('The assistant is answering…')).toBeTruthy();
    expect(chat().queryByRole('button', { name: 'What does a repair cost?' })).toBeNull();

    await server.last().raw(': still here\n\ndata: {"te');
    await server.last().raw('xt":"Two "}\n\n');
    expect(chat().getByText('Two')).toBeTruthy();
    await server.last().piece('days.');
    const reply = chat().getByText('Two days.');
    // Not read out before it is whole.
    expect(log().contains(reply)).toBe(false);
    await server.last().done([{ title: 'How long does it take?', link: '/faq?item=a' }]);
    expect(within(log()).getByText('Two days.')).toBeTruthy();
    expect(chat().getByRole('link', { name: 'How long does it take?' }).getAttribute('href')).toBe('/faq?item=a');
    expect(input().disabled).toBe(false);
    expect(document.activeElement).toBe(input());

    await user.type(input(), 'Thanks{Enter}');
    expect(server.last().messages).toEqual([
      { sender: 'user', text: 'How long?\nA Sony.' },
      { sender: 'ai', text: 'Two days.' },
      { sender: 'user', text: 'Thanks' },
    ]);
  });

  it('is not sent when it is blank, nor by the Enter that chooses a letter', async () => {
    const { user, server } = await openChat();
    await ready();
    await user.type(input(), '  {Enter}');
    await user.click(chat().getByRole('button', { name: 'Send' }));
    await user.type(input(), 'kati');
    fireEvent.keyDown(input(), { key: 'Enter', isComposing: true });
    // Safari's way of telling the same
    fireEvent.keyDown(input(), { key: 'Enter', keyCode: 229 });
    expect(server.asked).toHaveLength(0);
    expect(toasts()).toEqual([]);
  });

  it('can be one of the suggested ones', async () => {
    const { user, server } = await openChat();
    await ready();
    await user.click(chat().getByRole('button', { name: 'How do I track my repair?' }));
    expect(server.last().messages).toEqual([{ sender: 'user', text: 'How do I track my repair?' }]);
  });

  it('of a signed-in person is asked in their name', async () => {
    signInOnDevice();
    const { user, server } = await openChat({
      Viewer: { viewer: { __typename: 'User', ...sita } },
      NotificationBell: { unreadNotificationCount: 0 },
    });
    await ready();
    await user.type(input(), 'Hello{Enter}');
    expect(server.last().headers.get('authorization')).toBe(`Bearer ${sessionToken.get()}`);
  });

  it('goes along with at most the twenty newest messages', async () => {
    const messages = Array.from({ length: 30 }, (_, at) => ({
      id: String(at),
      sender: at % 2 ? 'ai' : 'user',
      text: `${at} ${'x'.repeat(2500)}`,
      timestamp: '2026-11-01T00:00:00.000Z',
      avatar: null,
      sources: [],
      failed: false,
    }));
    sessionStorage.setItem('parda.chat', JSON.stringify({ messages, session: null }));
    const { user, server } = await openChat();
    await chat().findByText(/^29 x/);
    await waitFor(() => {
      expect(input().disabled).toBe(false);
    });
    await user.type(input(), 'And now?');
    await vi.waitFor(async () => {
      await user.type(input(), '{Enter}');
      expect(server.asked).toHaveLength(1);
    });
    const sent = server.last().messages;
    expect(sent.length).toBeLessThanOrEqual(20);
    expect(sent[0]).toMatchObject({ sender: 'user' });
    expect(sent[0]!.text).toHaveLength(2000);
    expect(sent.at(-1)).toEqual({ sender: 'user', text: 'And now?' });
  });
});

describe('without an assistant', () => {
  it('says that the key is missing, and leaves the ways to the questions and to a person', async () => {
    const missing = 'AI Assistant is not available due to missing API Key.';
    const { user, server } = await openChat({ AssistantStatus: configured(false), TopBarContacts: topBarContacts() });
    expect(await within(log()).findByText(new RegExp(missing))).toBeTruthy();
    expect(input().disabled).toBe(true);
    expect(chat().queryByRole('button', { name: 'What does a repair cost?' })).toBeNull();
    await user.click(chat().getByRole('button', { name: 'Talk to a person' }));
    expect(await chat().findByRole('link', { name: 'WhatsApp' })).toBeTruthy();
    expect(within(log()).getByRole('link').getAttribute('href')).toBe('/faq');
    expect(server.asked).toHaveLength(0);
  });

  it('says so to whoever tries to send what they had begun', async () => {
    let known = false;
    const { user, client } = await openChat({
      AssistantStatus: () => configured(!known),
    });
    await ready();
    await user.type(input(), 'Hello');
    known = true;
    await act(() => client.refetchQueries({ include: ['AssistantStatus'] }));
    expect(input().disabled).toBe(true);
    await user.click(chat().getByRole('button', { name: 'Send' }));
    expect(toasts()).toEqual(['AI Assistant is not available due to missing API Key.']);
    expect(input().value).toBe('Hello');
  });

  it('is not ready before that is known', async () => {
    const through = (link: ApolloLink) => held('AssistantStatus', link).link;
    const { user, server } = await openChat({}, { through });
    await user.type(input(), 'Hello{Enter}');
    expect(toasts()).toEqual(['Chat is not ready. Please try again.']);
    expect([input().value, server.asked.length]).toEqual(['Hello', 0]);
  });

  it('nor where that could not be asked', async () => {
    const { user, server } = await openChat({ AssistantStatus: refusal('INTERNAL', 'No.') });
    await waitFor(() => expect(toasts()).toContain('Could not initialize AI chat assistant.'));
    expect(within(log()).getByText('Could not initialize AI chat assistant.')).toBeTruthy();
    expect(input().disabled).toBe(true);
    await user.click(chat().getByRole('button', { name: 'What does a repair cost?' }));
    expect(toasts()).toContain('Chat is not ready. Please try again.');
    expect(server.asked).toHaveLength(0);
  });

  it('can be looked for again', async () => {
    let healthy = false;
    const { user } = await openChat({
      AssistantStatus: () => (healthy ? configured(true) : refusal('INTERNAL', 'No.')),
    });
    const again = await chat().findByRole('button', { name: 'Try again' });
    healthy = true;
    await user.click(again);
    await waitFor(() => expect(input().disabled).toBe(false));
    expect(within(log()).queryByText('Could not initialize AI chat assistant.')).toBeNull();
  });
});

it('reads in Nepali', async () => {
  await openChat({}, { language: 'ne' });
  expect(screen.getByRole('dialog', { name: 'एआई सहायक' })).toBeTruthy();
  expect(screen.getByText(/^नमस्ते!/)).toBeTruthy();
});
