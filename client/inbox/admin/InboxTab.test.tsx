import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { confirmation } from '../../testing/confirmation';
import { openAdmin, tablePage } from '../../testing/admin';
import { refusal } from '../../testing/fakeServer';

const row = {
  __typename: 'InboxMessage',
  id: 'm1',
  kind: 'APPLICATION',
  status: 'NEW',
  name: 'Sita Sharma',
  email: 'sita@example.com',
  subject: 'Application for Technician',
  createdAt: '2026-06-01T06:00:00.000Z',
  deletedAt: null as string | null,
};
const whole = {
  ...row,
  phone: '984-1234567',
  message: 'Namaste,\nI repair <b>televisions</b>.',
  cvUrl: '/media/parda/raw/upload/cv.pdf',
  job: { __typename: 'JobOpening', id: 'j1', title: 'Technician' },
  replies: [] as object[],
};
let status: string;
beforeEach(() => {
  status = 'NEW';
});

const answers = {
  InboxTable: () => ({ inboxTable: tablePage('InboxTable', [{ ...row, status }]), newInboxCount: 1 }),
  InboxMessage: () => ({ inboxMessage: { ...whole, status } }),
  SetInboxStatus: (wanted: Record<string, any>) => {
    status = wanted.status;
    return { setInboxStatus: { __typename: 'InboxMessage', id: 'm1', status } };
  },
};

test('opening a message reads it: in full, as typed, with the ways to answer', async () => {
  const { user, asked, address } = await openAdmin('/admin/inbox?status=NEW', answers);
  expect(await screen.findByText('New messages: 1')).toBeTruthy();
  const line = within(await screen.findByRole('row', { name: /Sita Sharma/ }));
  await user.click(line.getByRole('button', { name: 'Sita Sharma' }));
  expect(address()).toBe('/admin/inbox?status=NEW&view=m1');
  const dialog = within(await screen.findByRole('dialog'));
  expect((await dialog.findByText(/I repair <b>televisions/)).textContent).toBe(whole.message);
  expect(dialog.getByRole('link', { name: '984-1234567' }).getAttribute('href')).toBe('tel:9841234567');
  const reply = new URL(dialog.getByRole('link', { name: 'Use your own mail program' }).getAttribute('href')!);
  expect(reply.searchParams.get('subject')).toBe('Re: Application for Technician');
  await waitFor(() =>
    expect(asked.find(({ name }) => name === 'SetInboxStatus')?.variables).toEqual({ id: 'm1', status: 'READ' }),
  );

  await user.click(dialog.getByRole('button', { name: 'Mark as answered' }));
  expect(await screen.findByText('Marked as answered.')).toBeTruthy();
  expect(await dialog.findByRole('button', { name: 'Mark as new' })).toBeTruthy();
});

test('an answer is sent by mail, and stands below the message with how far it is', async () => {
  let replies: object[] = [];
  const { user, asked } = await openAdmin('/admin/inbox?view=m1', {
    ...answers,
    InboxMessage: () => ({ inboxMessage: { ...whole, status, replies } }),
    ReplyToInboxMessage: ({ text }: Record<string, any>) => {
      status = 'ANSWERED';
      const mail = {
        __typename: 'OutgoingMail',
        id: 'o1',
        state: 'WAITING',
        dueAt: '2026-06-02T02:15:00.000Z',
        problem: null,
      };
      replies = [{ __typename: 'InboxReply', id: 'r1', text, createdAt: '2026-06-01T15:00:00.000Z', mail }];
      return { replyToInboxMessage: { ...whole, status, replies } };
    },
  });
  const dialog = within(await screen.findByRole('dialog'));
  const field = await dialog.findByLabelText(/^Your answer/);
  await user.click(dialog.getByRole('button', { name: 'Send answer' }));
  expect((await screen.findAllByText('Reply cannot be empty.')).length).toBeGreaterThan(1);
  expect(asked.some(({ name }) => name === 'ReplyToInboxMessage')).toBe(false);
  await user.type(field, 'Please come on Sunday.');
  await user.click(dialog.getByRole('button', { name: 'Send answer' }));
  expect(await screen.findByText('Your answer is on its way.')).toBeTruthy();
  expect(asked.find(({ name }) => name === 'ReplyToInboxMessage')?.variables).toEqual({
    id: 'm1',
    text: 'Please come on Sunday.',
  });
  expect(await dialog.findByText('Please come on Sunday.', { selector: 'p' })).toBeTruthy();
  expect(dialog.getByText('Waiting')).toBeTruthy();
  expect(dialog.getByText(/It will be sent at/)).toBeTruthy();
  await waitFor(() => expect((field as HTMLTextAreaElement).value).toBe(''));
  expect(dialog.getByRole('button', { name: 'Mark as new' })).toBeTruthy();
});

test('a CV is opened by an address that is signed at the press', async () => {
  const tab = {
    opener: {} as unknown,
    location: { replace: vi.fn<(url: string) => void>() },
    close: vi.fn<() => void>(),
  };
  vi.spyOn(window, 'open').mockReturnValue(tab as never);
  const { user } = await openAdmin('/admin/inbox?view=m1', {
    ...answers,
    SignedCv: ({ url }: Record<string, any>) => ({
      signedCv: { __typename: 'SignedAddress', url: `${url}?signature=x` },
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Open the CV' }));
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('/media/parda/raw/upload/cv.pdf?signature=x'));
  expect(tab.opener).toBeNull();
});

test('a CV that is gone closes the window again and says so', async () => {
  const tab = { opener: null, location: { replace: vi.fn<(url: string) => void>() }, close: vi.fn<() => void>() };
  vi.spyOn(window, 'open').mockReturnValue(tab as never);
  const { user } = await openAdmin('/admin/inbox?view=m1', {
    ...answers,
    SignedCv: () => refusal('NOT_FOUND', 'File not found.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Open the CV' }));
  expect(await screen.findByText('File not found.')).toBeTruthy();
  expect(tab.close).toHaveBeenCalled();
});

test('a message is deleted after a question, the list is there again, and a press takes it back', async () => {
  confirmation.mockReturnValue(true);
  let there = true;
  const { user, address } = await openAdmin('/admin/inbox?view=m1', {
    ...answers,
    InboxTable: () => ({ inboxTable: tablePage('InboxTable', there ? [row] : []), newInboxCount: 0 }),
    DeleteInboxMessage: () => {
      there = false;
      return { deleteInboxMessage: 'm1' };
    },
    RestoreInboxMessage: () => {
      there = true;
      return { restoreInboxMessage: { __typename: 'InboxMessage', id: 'm1', deletedAt: null } };
    },
  });
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Message deleted.')).toBeTruthy();
  expect(await screen.findByText('No messages yet.')).toBeTruthy();
  expect(address()).toBe('/admin/inbox');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('row', { name: /Sita Sharma/ })).toBeTruthy();
  expect(await screen.findByText('Message restored.')).toBeTruthy();
});

test('a deleted message can be read, which changes nothing, and can only come back', async () => {
  const deletedAt = '2026-06-02T06:00:00.000Z';
  const { asked } = await openAdmin('/admin/inbox?deleted=true&view=m1', {
    ...answers,
    InboxTable: () => ({ inboxTable: tablePage('InboxTable', [{ ...row, deletedAt }]), newInboxCount: 0 }),
    InboxMessage: () => ({ inboxMessage: { ...whole, deletedAt } }),
  });
  const letter = within(await screen.findByRole('dialog'));
  expect(letter.queryByRole('button', { name: 'Delete' })).toBeNull();
  expect(letter.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('button', { name: 'Restore', hidden: true })).toBeTruthy();
  expect(asked.some(({ name }) => name === 'SetInboxStatus')).toBe(false);
});
