import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { confirmation } from '../../testing/confirmation';
import { openAdmin, tablePage } from '../../testing/admin';
import { refusal } from '../../testing/fakeServer';

const post = { __typename: 'BlogPost', id: '0d7f4f2c-58a9-4a4e-9a5e-0b7a0f6b3c11', title: 'Clean your screen' };
const comment = (over: object = {}) => ({
  __typename: 'ManagedBlogComment',
  id: 'c1',
  authorName: 'Sita',
  authorEmailOrPhone: '9841234567',
  content: 'Does it work\nfor OLED?',
  timestamp: '2026-06-01T06:00:00.000Z',
  isApproved: true,
  adminReply: null,
  replyTimestamp: null,
  deletedAt: null as string | null,
  post,
  ...over,
});
const answers = {
  CommentedPosts: { blogPostTable: { __typename: 'BlogPostTable', items: [post] } },
  BlogCommentTable: { blogCommentTable: tablePage('BlogCommentTable', [comment()]) },
  ReplyToBlogComment: ({ reply }: { reply: string }) => ({
    replyToBlogComment: comment({ adminReply: reply, replyTimestamp: '2026-06-02T06:00:00.000Z' }),
  }),
};
const row = async () => within(await screen.findByRole('row', { name: /Sita/ }));
const sent = (asked: { name: string; variables: any }[], name: string) =>
  asked.find((each) => each.name === name)?.variables;

test('a comment says who wrote it and how to reach them, and leads to its post in a new tab', async () => {
  await openAdmin('/admin/blogComments', answers);
  const shown = await row();
  expect(shown.getByText('9841234567')).toBeTruthy();
  expect(shown.getByText(/Does it work\s+for OLED\?/)).toBeTruthy();
  const link = shown.getByRole<HTMLAnchorElement>('link', { name: 'Clean your screen' });
  expect(link.getAttribute('href')).toBe(`/blog/${post.id}`);
  expect(link.target).toBe('_blank');
});

test('an empty reply is warned of; a reply is posted, shown, and can be edited', async () => {
  const { user, asked } = await openAdmin('/admin/blogComments', answers);
  await user.click((await row()).getByRole('button', { name: 'Reply' }));
  let form = within(await screen.findByRole('form', { name: 'Reply to Sita' }));
  await user.type(form.getByLabelText(/Reply/), '   ');
  await user.click(form.getByRole('button', { name: 'Post reply' }));
  expect((await screen.findAllByText('Reply cannot be empty.')).length).toBeGreaterThan(0);
  expect(sent(asked, 'ReplyToBlogComment')).toBeUndefined();

  await user.clear(form.getByLabelText(/Reply/));
  await user.type(form.getByLabelText(/Reply/), 'Yes, gently.');
  await user.click(form.getByRole('button', { name: 'Post reply' }));
  expect(await screen.findByText('Reply posted.')).toBeTruthy();
  expect(sent(asked, 'ReplyToBlogComment')).toEqual({ id: 'c1', reply: 'Yes, gently.' });
  expect(await screen.findByText('Yes, gently.')).toBeTruthy();
  expect(screen.queryByRole('form', { name: 'Reply to Sita' })).toBeNull();

  await user.click((await row()).getByRole('button', { name: 'Edit reply' }));
  form = within(await screen.findByRole('form', { name: 'Reply to Sita' }));
  expect(form.getByLabelText<HTMLTextAreaElement>(/Reply/).value).toBe('Yes, gently.');
  // what was posted left no draft behind
  expect(form.queryByRole('button', { name: 'Restore' })).toBeNull();
});

test('a comment is hidden at once, and shown again where the server refuses', async () => {
  let refuse = false;
  const { user, asked } = await openAdmin('/admin/blogComments', {
    ...answers,
    SetBlogCommentApproval: ({ id, isApproved }) =>
      refuse
        ? refusal('INTERNAL', 'Something went wrong. Please try again later.')
        : { setBlogCommentApproval: { __typename: 'ManagedBlogComment', id, isApproved } },
  });
  const state = async () => (await row()).getByRole('switch');
  await user.click(await state());
  expect(await screen.findByText('Comment hidden.')).toBeTruthy();
  expect((await state()).getAttribute('aria-checked')).toBe('false');
  expect(sent(asked, 'SetBlogCommentApproval')).toEqual({ id: 'c1', isApproved: false });
  refuse = true;
  await user.click(await state());
  expect(await screen.findByText('Something went wrong. Please try again later.')).toBeTruthy();
  expect((await state()).getAttribute('aria-checked')).toBe('false');
});

test('deleting asks first, asks for the list anew, and is taken back with a press', async () => {
  let items: object[] = [comment()];
  const { user, asked } = await openAdmin('/admin/blogComments', {
    ...answers,
    BlogCommentTable: () => ({ blogCommentTable: tablePage('BlogCommentTable', items) }),
    DeleteBlogComment: () => {
      items = [];
      return { deleteBlogComment: 'c1' };
    },
    RestoreBlogComment: () => {
      items = [comment()];
      return { restoreBlogComment: { __typename: 'ManagedBlogComment', id: 'c1', deletedAt: null, post } };
    },
  });
  await user.click((await row()).getByRole('button', { name: 'Delete' }));
  expect(sent(asked, 'DeleteBlogComment')).toBeUndefined();
  confirmation.mockReturnValue(true);
  await user.click((await row()).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Comment deleted.')).toBeTruthy();
  expect(await screen.findByText('No comments yet.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await row();
  expect(await screen.findByText('Comment restored.')).toBeTruthy();
});

test('the filters are in the address', async () => {
  const { asked, user, address } = await openAdmin(
    `/admin/blogComments?postId=${post.id}&answered=false&isApproved=true`,
    answers,
  );
  await row();
  expect(sent(asked, 'BlogCommentTable')).toMatchObject({ postId: post.id, answered: false, isApproved: true });
  await user.selectOptions(screen.getByLabelText('Visibility'), 'Hidden');
  expect(address()).toContain('isApproved=false');
});

test('a list that does not load is said in the words of the specification', async () => {
  await openAdmin('/admin/blogComments', {
    ...answers,
    BlogCommentTable: refusal('INTERNAL', 'Something went wrong. Please try again later.'),
  });
  expect(
    await screen.findByText('Failed to load admin comments: Something went wrong. Please try again later.'),
  ).toBeTruthy();
});
