import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionToken } from '../../lib/token';
import { toasts } from '../../testing/accounts';
import { signInOnDevice, sita } from '../../testing/session';
import { setWidth } from '../../testing/viewport';
import { chat, input, log, openChat, ready } from '../testing/openChat';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  sessionToken.reload();
});
afterEach(() => vi.unstubAllGlobals());

const TROUBLE = "I'm having trouble connecting right now.";
const NO_RESPONSE = 'Sorry, there was an error getting a response.';

type Server = Awaited<ReturnType<typeof openChat>>['server'];

describe('an answer', () => {
  async function asking(question = 'How long?') {
    const opened = await openChat();
    await ready();
    await opened.user.type(input(), `${question}{Enter}`);
    return opened;
  }

  it.each([
    ['is lost on the way', (server: Server) => server.last().lose()],
    ['is refused', (server: Server) => server.last().refuse(500, 'Something went wrong. Please try again later.')],
    ['ends before it began', (server: Server) => server.last().cut()],
    ['is empty', (server: Server) => server.last().done()],
    ['is no answer of ours', (server: Server) => server.last().raw('data: <html>\n\n')],
  ])('that %s leaves a bubble that says so, and can be asked for again', async (_, fail) => {
    const { user, server } = await asking();
    await fail(server);
    expect(within(log()).getByText(TROUBLE)).toBeTruthy();
    expect(toasts()).toEqual([NO_RESPONSE]);

    await user.click(chat().getByRole('button', { name: 'Try again' }));
    expect(chat().queryByText(TROUBLE)).toBeNull();
    expect(server.last().messages).toEqual([{ sender: 'user', text: 'How long?' }]);
    await server.last().piece('Two days.');
    await server.last().done();
    expect(within(log()).getByText('Two days.')).toBeTruthy();
    expect(chat().queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(within(log()).getAllByText('How long?')).toHaveLength(1);
  });

  it.each([
    ['says that it broke off', (server: Server) => server.last().breakOff()],
    ['is cut off', (server: Server) => server.last().cut()],
  ])('that %s keeps what came; the sentence below is no part of what was said', async (_, fail) => {
    const { user, server } = await asking();
    await server.last().piece('Two da');
    await fail(server);
    expect(within(log()).getByText('Two da')).toBeTruthy();
    expect(within(log()).getByText(TROUBLE)).toBeTruthy();
    expect(toasts()).toEqual([NO_RESPONSE]);
    await user.type(input(), 'Go on{Enter}');
    expect(server.last().messages.map(({ text }) => text)).toEqual(['How long?', 'Two da', 'Go on']);
  });

  it('to too many questions says just that', async () => {
    const { user, server } = await asking();
    const sentence = 'You have asked many questions. Please try again later.';
    await server.last().refuse(429, sentence);
    expect(within(log()).getByText(sentence)).toBeTruthy();
    expect(toasts()).toEqual([sentence]);
    // Said by nobody, so it is no part of what was talked about.
    await user.type(input(), 'And now?{Enter}');
    expect(server.last().messages.map(({ text }) => text)).toEqual(['How long?', 'And now?']);
  });

  it('is stopped by its button, and keeps what came', async () => {
    const { user, server } = await asking();
    await server.last().piece('Two da');
    await user.click(chat().getByRole('button', { name: 'Stop' }));
    expect(server.last().signal.aborted).toBe(true);
    expect(within(log()).getByText('Two da')).toBeTruthy();
    expect(input().disabled).toBe(false);
    expect([chat().queryByText(TROUBLE), toasts()]).toEqual([null, []]);
  });

  it('that is stopped before it began can be asked for again', async () => {
    const { user, server } = await asking();
    await user.click(chat().getByRole('button', { name: 'Stop' }));
    await user.click(chat().getByRole('button', { name: 'Try again' }));
    expect(server.asked).toHaveLength(2);
    expect(server.last().messages).toEqual([{ sender: 'user', text: 'How long?' }]);
  });

  it('ends with the window, and what came is there again when it opens', async () => {
    const { user, server } = await asking();
    await server.last().piece('Two da');
    await user.keyboard('{Escape}');
    expect(server.last().signal.aborted).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Chat with the AI Assistant' }));
    expect(within(log()).getByText('Two da')).toBeTruthy();
    expect(toasts()).toEqual([]);
  });

  it('has links that keep the chat open beside the page', async () => {
    const { user, server, router } = await asking();
    await server.last().piece('See there.');
    await server.last().done([{ title: 'FAQ', link: '/faq' }]);
    await user.click(within(log()).getByRole('link', { name: 'FAQ' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/faq'));
    expect(chat()).toBeTruthy();
  });

  it('has links that close the chat where it covers the page', async () => {
    setWidth(360);
    const { user, server, router } = await asking();
    await server.last().piece('See there.');
    await server.last().done([{ title: 'FAQ', link: '/faq' }]);
    await user.click(within(log()).getByRole('link', { name: 'FAQ' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/faq'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the conversation', () => {
  async function talked() {
    const opened = await openChat();
    await ready();
    await opened.user.type(input(), 'How long?{Enter}');
    await opened.server.last().piece('Two da');
    return opened;
  }

  it('is there again after a reload, with what had come of an answer', async () => {
    const { unmount } = await talked();
    const kept = sessionStorage.getItem('parda.chat')!;
    unmount();
    sessionStorage.setItem('parda.chat', kept);
    await openChat();
    expect(within(log()).getByText('How long?')).toBeTruthy();
    expect(within(log()).getByText('Two da')).toBeTruthy();
  });

  it.each(['{"messages":[{"id":7}]}', '{"mess', '[]', '{"messages":"all"}'])(
    'that is none of ours is passed over: %s',
    async (stored) => {
      sessionStorage.setItem('parda.chat', stored);
      await openChat();
      await ready();
      expect(log().childElementCount).toBe(0);
    },
  );

  it('begins anew on request', async () => {
    const { user, server } = await talked();
    await user.click(chat().getByRole('button', { name: 'New conversation' }));
    expect(server.last().signal.aborted).toBe(true);
    await ready();
    expect(chat().queryByText('How long?')).toBeNull();
    expect(sessionStorage.getItem('parda.chat')).toBeNull();
    expect(toasts()).toEqual([]);
  });

  it('is gone when somebody signs out, whether the chat was opened or not', async () => {
    signInOnDevice();
    const viewer = {
      Viewer: () => ({ viewer: sessionToken.get() ? { __typename: 'User', ...sita } : null }),
      NotificationBell: { unreadNotificationCount: 0 },
    };
    const { user, server, unmount } = await openChat(viewer);
    await ready();
    await user.type(input(), 'My address is …{Enter}');
    await server.last().piece('I see.');
    const kept = sessionStorage.getItem('parda.chat')!;
    act(() => sessionToken.clear('signedOut'));
    expect(server.last().signal.aborted).toBe(true);
    await ready();
    expect(chat().queryByText('My address is …')).toBeNull();
    expect(sessionStorage.getItem('parda.chat')).toBeNull();

    unmount();
    signInOnDevice();
    sessionStorage.setItem('parda.chat', kept);
    act(() => sessionToken.clear('signedOut'));
    expect(sessionStorage.getItem('parda.chat')).toBeNull();
  });

  it('of one session is never shown in another', async () => {
    const { unmount } = await talked();
    const kept = sessionStorage.getItem('parda.chat')!;
    unmount();
    sessionStorage.setItem('parda.chat', kept.replace('"session":null', '"session":"somebody else"'));
    await openChat();
    await ready();
    expect(chat().queryByText('How long?')).toBeNull();
  });
});
