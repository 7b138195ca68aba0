import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { drafts } from '../../forms/drafts';
import { toasts } from '../../testing/accounts';
import { held } from '../../repairs/testing/held';
import { fakeServer, refusal } from '../../testing/fakeServer';
import { renderApp } from '../../testing/renderApp';
import { signInOnDevice, sita } from '../../testing/session';
import { blog, comment, post } from '../testing/posts';

type Variables = Record<string, any>;

const soon = { timeout: 20_000 };
const region = () => within(screen.getByRole('region', { name: /^Comments/ }));
const field = (label: RegExp) => region().getByLabelText<HTMLInputElement>(label);
const send = () => region().getByRole('button', { name: 'Post Comment' });
const said = () =>
  region()
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
const EMPTY = 'No comments yet. Be the first to comment!';

async function open(comments: ReturnType<typeof comment>[] = [], over: Parameters<typeof fakeServer>[0] = {}) {
  const sent: Variables[] = [];
  const server = blog([post(1)], comments);
  const answers = {
    ...server.answers,
    Viewer: { viewer: { __typename: 'User', ...sita } },
    NotificationBell: { unreadNotificationCount: 0 },
    AddBlogComment: (variables: Variables) => {
      sent.push(variables);
      const { authorName, content } = variables.input;
      return {
        addBlogComment: comment(0, { id: `new${sent.length}`, authorName: authorName ?? 'Sita Sharma', content }),
      };
    },
    ...over,
  };
  const gate = held('AddBlogComment', fakeServer(answers), () => false);
  const app = await renderApp('/blog/p1', { link: gate.link });
  await screen.findByRole('region', { name: /^Comments/ }, soon);
  return { ...app, sent };
}

async function fillIn({ user }: Pick<Awaited<ReturnType<typeof open>>, 'user'>) {
  await user.type(field(/^Name/), 'Bishal');
  await user.type(field(/^Email or Phone/), '९८४१-२३४५६७');
  await user.type(field(/^Comment/), ' <b>Thanks</b> ');
}

describe('the list', () => {
  it('says so when there are none', async () => {
    await open();
    expect(region().getByText(EMPTY)).toBeTruthy();
  });

  it('shows comments as typed, with the answer of the shop', async () => {
    await open([
      comment(1, {
        content: '<i>No</i> picture',
        adminReply: 'Bring it in.',
        replyTimestamp: new Date().toISOString(),
      }),
    ]);
    expect(said()).toHaveLength(1);
    expect(said()[0]).toContain('Reader 11h ago<i>No</i> picture');
    expect(said()[0]).toContain('Answer from PardaJust nowBring it in.');
  });

  it('loads more from where the last one ended, and puts the focus there', async () => {
    const all = Array.from({ length: 23 }, (_, index) => comment(index + 1));
    const { user } = await open(all);
    expect(said()).toHaveLength(10);
    await user.click(region().getByRole('button', { name: 'Load more comments' }));
    await region().findByText('Comment 20');
    expect(document.activeElement?.textContent).toMatch(/^R1/);
    await user.click(region().getByRole('button', { name: 'Load more comments' }));
    await region().findByText('Comment 23');
    expect(said()).toHaveLength(23);
    expect(region().queryByRole('button', { name: 'Load more comments' })).toBeNull();
  });

  it('offers another try where more failed to load', async () => {
    const all = Array.from({ length: 12 }, (_, index) => comment(index + 1));
    const { user } = await open(all, { MoreComments: refusal('INTERNAL', 'No.') });
    await user.click(region().getByRole('button', { name: 'Load more comments' }));
    expect(await region().findByRole('button', { name: 'Try again' }, soon)).toBeTruthy();
    expect(said()).toHaveLength(10);
  });
});

describe('the form of a guest', () => {
  it('names what is missing at its field, and the first of it in a toast', async () => {
    const { user, sent } = await open();
    await user.click(send());
    for (const message of [
      'Name is required to comment.',
      'Email or Phone is required for guests to comment.',
      'Comment content cannot be empty.',
    ]) {
      expect(region().getByText(message)).toBeTruthy();
    }
    expect(toasts()).toEqual(['Name is required to comment.']);
    expect(document.activeElement).toBe(field(/^Name/));
    expect(sent).toEqual([]);
  });

  it.each(['bishal@', '12345', '+977 98x1234567', '9'.repeat(21)])(
    'takes %s for no way to reach anybody',
    async (contact) => {
      const { user, sent } = await open();
      await user.type(field(/^Name/), 'Bishal');
      await user.type(field(/^Email or Phone/), contact);
      await user.type(field(/^Comment/), 'Thanks');
      await user.click(send());
      expect(region().getByText('Please provide a valid email or phone number.')).toBeTruthy();
      expect(sent).toEqual([]);
    },
  );

  it('posts, says so, and shows the comment at once and as typed, keeping who it was', async () => {
    const app = await open([comment(1)]);
    await fillIn(app);
    await app.user.click(send());
    await region().findByText('<b>Thanks</b>');
    expect(app.sent).toEqual([
      {
        postId: 'p1',
        input: { authorName: 'Bishal', authorEmailOrPhone: '९८४१-२३४५६७', content: ' <b>Thanks</b> ' },
        formGuard: { website: '', elapsedMs: expect.any(Number) },
      },
    ]);
    expect(toasts()).toEqual(['Comment posted successfully!']);
    expect(said().map((each) => each?.includes('Thanks'))).toEqual([true, false]);
    expect(region().getByRole('heading', { level: 2 }).textContent).toBe('Comments2');
    expect(field(/^Comment/).value).toBe('');
    expect(field(/^Name/).value).toBe('Bishal');
  });

  it('is there again where it was begun, but for what was sent', async () => {
    const values = () => [/^Name/, /^Email or Phone/, /^Comment/].map((label) => field(label).value);
    const first = await open();
    await fillIn(first);
    first.unmount();
    const second = await open();
    await waitFor(() => expect(values()).toEqual(['Bishal', '९८४१-२३४५६७', ' <b>Thanks</b> ']));
    await second.user.click(send());
    await waitFor(() => expect(values()[2]).toBe(''));
    second.unmount();
    await open();
    expect(await drafts.read('comment p1')).toEqual({});
  });

  it('is the first to comment', async () => {
    const app = await open();
    await fillIn(app);
    await app.user.click(send());
    await region().findByText('<b>Thanks</b>');
    expect(region().queryByText(EMPTY)).toBeNull();
  });

  it('loses nothing when it fails, and shows a refusal at its field', async () => {
    let answer: Error = refusal('BAD_INPUT', 'Name can have at most 120 characters.', {
      authorName: 'Name can have at most 120 characters.',
    });
    const app = await open([], { AddBlogComment: () => answer });
    await fillIn(app);
    await app.user.click(send());
    expect(await region().findByText('Name can have at most 120 characters.')).toBeTruthy();
    expect(document.activeElement).toBe(field(/^Name/));
    answer = new Error('offline');
    await app.user.click(send());
    await screen.findByText('The shop could not be reached. Please check your connection.');
    expect(field(/^Comment/).value).toBe(' <b>Thanks</b> ');
    expect(field(/^Email or Phone/).value).toBe('९८४१-२३४५६७');
  });

  it('sends once, however often it is pressed', async () => {
    const sent: Variables[] = [];
    const server = blog([post(1)]);
    const gate = held(
      'AddBlogComment',
      fakeServer({
        ...server.answers,
        AddBlogComment: (variables) => {
          sent.push(variables);
          return { addBlogComment: comment(0, { content: 'Posted' }) };
        },
      }),
    );
    const app = await renderApp('/blog/p1', { link: gate.link });
    await screen.findByRole('region', { name: /^Comments/ }, soon);
    await fillIn(app);
    const form = screen.getByRole('form', { name: 'Leave a comment' });
    act(() => {
      fireEvent.submit(form);
      fireEvent.submit(form);
    });
    await region().findByRole('button', { name: 'Posting...' });
    expect(region().getByRole('button', { name: 'Posting...' }).getAttribute('aria-busy')).toBe('true');
    await app.user.type(field(/^Comment/), 'More');
    await act(async () => gate.release());
    await region().findByText('Posted');
    expect(sent).toHaveLength(1);
    expect(field(/^Comment/).value).toContain('More');
  });
});

it('knows who is signed in: the name is locked, and no contact is asked for or sent', async () => {
  signInOnDevice();
  const { user, sent } = await open();
  const name = await region().findByLabelText<HTMLInputElement>(/^Name/);
  expect([name.value, name.readOnly]).toEqual(['Sita Sharma', true]);
  expect(region().queryByLabelText(/^Email or Phone/)).toBeNull();
  await user.type(field(/^Comment/), 'Thanks');
  await user.click(send());
  await region().findByText('Thanks', { selector: 'li p' });
  expect(sent[0]?.input).toEqual({ content: 'Thanks' });
});
