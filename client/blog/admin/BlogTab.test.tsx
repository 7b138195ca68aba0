import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { confirmation } from '../../testing/confirmation';
import { openAdmin, tablePage } from '../../testing/admin';
import { refusal } from '../../testing/fakeServer';
import { openUploadStore, picture } from '../../testing/uploadStore';
import { post } from '../testing/posts';

const stored = (number: number, over: object = {}) =>
  post(number, { status: 'Draft', version: 3, deletedAt: null, ...over });

const text = (content: string) => ({ __typename: 'TextBlock', content });
const image = (imageUrlsIndex: number) => ({
  __typename: 'ImageBlock',
  imageUrlsIndex,
  altText: `Shows ${imageUrlsIndex}`,
  caption: '',
});
const pictures = ['/media/a.webp', '/media/b.webp', '/media/c.webp'];
const rich = stored(1, { imageUrls: pictures, fullContentBlocks: [text('<p>One</p>'), image(2), image(0)] });

const BlogCategoryNames = {
  blogCategories: ['News', 'Care Tips'].map((name) => ({ __typename: 'BlogCategory', name })),
};
const answers = {
  BlogCategoryNames,
  BlogPostTable: { blogPostTable: tablePage('BlogPostTable', [rich, stored(2, { status: 'Published' })]) },
  EditedBlogPost: { blogPost: rich },
  UpdateBlogPost: ({ input: { fullContentBlocks: _blocks, ...input } }: { input: any }) => ({
    updateBlogPost: { ...rich, ...input, version: 4 },
  }),
};

const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
const form = async (name: RegExp) => within(await screen.findByRole('dialog', { name }));
const sent = (asked: { name: string; variables: any }[], name: string) =>
  asked.find((each) => each.name === name)?.variables;
const blocksSent = (variables: any) => variables.input.fullContentBlocks;

test('the list cuts snippets to 100 characters, and is filtered by the address', async () => {
  const long = stored(1, { snippet: 'x'.repeat(101) });
  const { asked } = await openAdmin('/admin/blog?status=Draft&category=News', {
    ...answers,
    BlogPostTable: { blogPostTable: tablePage('BlogPostTable', [long]) },
  });
  expect(await screen.findByText(`${'x'.repeat(97)}...`)).toBeTruthy();
  expect(sent(asked, 'BlogPostTable')).toMatchObject({ status: 'Draft', category: 'News', deleted: null });
});

test('a post is published by its switch at once, with all that it says; a refusal takes that back', async () => {
  let refuse = false;
  let list = [rich, stored(2, { status: 'Published' })];
  const { user, asked } = await openAdmin('/admin/blog', {
    ...answers,
    BlogPostTable: () => ({ blogPostTable: tablePage('BlogPostTable', list) }),
    UpdateBlogPost: ({ input: { status } }) =>
      refuse
        ? refusal('CONFLICT', 'This page was changed by someone else. Reload to see the changes.')
        : { updateBlogPost: { ...rich, status, version: 4 } },
  });
  const state = () => screen.findByRole('switch', { name: /Show Post 1 to visitors/ });
  await user.click(await state());
  expect(await screen.findByText('Blog post published.')).toBeTruthy();
  expect((await state()).getAttribute('aria-checked')).toBe('true');
  expect(sent(asked, 'UpdateBlogPost')).toMatchObject({
    id: 'p1',
    input: {
      status: 'Published',
      version: 3,
      imageUrls: pictures,
      fullContentBlocks: [
        { text: { content: '<p>One</p>' } },
        { image: { imageUrlsIndex: 2, altText: 'Shows 2', caption: '' } },
        { image: { imageUrlsIndex: 0, altText: 'Shows 0', caption: '' } },
      ],
    },
  });
  refuse = true;
  list = [stored(1, { title: 'Post 1 of theirs', status: 'Published', version: 9 })];
  await user.click(screen.getByRole('switch', { name: /Show Post 1 to visitors/ }));
  expect(await screen.findByText(/changed by someone else/)).toBeTruthy();
  // the next press begins from theirs
  expect(await screen.findByRole('switch', { name: /Show Post 1 of theirs/, checked: true })).toBeTruthy();
});

test('title, author and snippet are required; a new post is a draft', async () => {
  const { user, asked, address } = await openAdmin('/admin/blog?page=1&edit=new', {
    ...answers,
    CreateBlogPost: { createBlogPost: stored(9) },
  });
  const dialog = await form(/Add Blog Post/);
  await user.clear(await dialog.findByLabelText(/Author/));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  // at the field, and in a toast
  expect(await dialog.findAllByText('Title is required.')).toHaveLength(2);
  expect(dialog.getByText('Author is required.')).toBeTruthy();
  expect(dialog.getByText('Snippet is required.')).toBeTruthy();
  expect(sent(asked, 'CreateBlogPost')).toBeUndefined();

  await user.type(dialog.getByLabelText(/Title/), 'New');
  await user.type(dialog.getByLabelText(/Author/), 'Rajan');
  await user.type(dialog.getByLabelText(/Snippet/), 'Short');
  await user.click(dialog.getByRole('button', { name: 'Add text' }));
  await user.click(await dialog.findByRole('button', { name: 'HTML' }));
  await user.type(await dialog.findByLabelText('Text 1'), '<p>Hello</p>');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Blog post added.')).toBeTruthy();
  expect(sent(asked, 'CreateBlogPost').input).toMatchObject({
    title: 'New',
    author: 'Rajan',
    snippet: 'Short',
    status: 'Draft',
    fullContentBlocks: [{ text: { content: '<p>Hello</p>' } }],
  });
  await waitFor(() => expect(address()).not.toContain('edit'));
});

test('blocks are moved and removed; pictures that are moved take the numbers of their blocks along', async () => {
  const { user, asked } = await openAdmin('/admin/blog?edit=p1', answers);
  const dialog = await form(/Edit Blog Post/);
  await user.click(await dialog.findByRole('button', { name: 'Move block 2 up' }));
  await user.click(dialog.getByRole('button', { name: 'Remove block 3' }));
  await user.click(dialog.getByRole('button', { name: 'Move picture 3 forward' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Blog post updated.')).toBeTruthy();
  const variables = sent(asked, 'UpdateBlogPost');
  expect(variables.input.imageUrls).toEqual(['/media/a.webp', '/media/c.webp', '/media/b.webp']);
  expect(blocksSent(variables)).toEqual([
    { image: { imageUrlsIndex: 1, altText: 'Shows 2', caption: '' } },
    { text: { content: '<p>One</p>' } },
  ]);
});

test('a removed picture re-numbers the others, and the block that showed it has to choose another one', async () => {
  const { user, asked } = await openAdmin('/admin/blog?edit=p1', answers);
  const dialog = await form(/Edit Blog Post/);
  await user.click(await dialog.findByRole('button', { name: 'Remove Picture 1' }));
  expect(dialog.getByText(/no longer has this picture/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findAllByText('Choose a picture for each picture block, or remove it.')).toHaveLength(2);
  expect(sent(asked, 'UpdateBlogPost')).toBeUndefined();

  const lost = within(dialog.getByRole('radiogroup', { name: 'Picture 3' }));
  await user.click(lost.getByRole('radio', { name: 'Picture 1' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Blog post updated.')).toBeTruthy();
  expect(blocksSent(sent(asked, 'UpdateBlogPost')).slice(1)).toEqual([
    { image: { imageUrlsIndex: 1, altText: 'Shows 2', caption: '' } },
    { image: { imageUrlsIndex: 0, altText: 'Shows 0', caption: '' } },
  ]);
});

test('pictures are uploaded, at most five of them; what is no picture is refused', async () => {
  const store = await openUploadStore();
  const { user, asked } = await openAdmin('/admin/blog?edit=p1', { ...answers, ...store.answers });
  const dialog = await form(/Edit Blog Post/);
  const pick = await dialog.findByLabelText(/Add pictures/);
  await user.upload(pick, [picture('d.webp'), picture('e.webp'), picture('f.webp')]);
  expect(await screen.findByText('Max 5 images.')).toBeTruthy();
  expect((await screen.findAllByText('Image uploaded.')).length).toBeGreaterThan(0);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Blog post updated.')).toBeTruthy();
  expect(sent(asked, 'UpdateBlogPost').input.imageUrls).toHaveLength(5);
});

test('what is no picture is refused', async () => {
  const { user } = await openAdmin('/admin/blog?edit=new', answers);
  const dialog = await form(/Add Blog Post/);
  await user
    .setup({ applyAccept: false })
    .upload(await dialog.findByLabelText(/Add pictures/), new File(['words'], 'a.txt', { type: 'text/plain' }));
  expect(await screen.findByText('Invalid file.')).toBeTruthy();
});

test('a video that does not get through is said, and the post is not sent without it', async () => {
  const store = await openUploadStore({ refuse: 'This type of file cannot be uploaded.' });
  const { user, asked } = await openAdmin('/admin/blog?edit=p1', { ...answers, ...store.answers });
  const dialog = await form(/Edit Blog Post/);
  await user.upload(
    await dialog.findByLabelText(/Choose video/),
    new File(['a film'], 'film.mp4', { type: 'video/mp4' }),
  );
  expect(
    await screen.findByText('An error occurred during upload: This type of file cannot be uploaded.'),
  ).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Upload failed.')).toBeTruthy();
  expect(sent(asked, 'UpdateBlogPost')).toBeUndefined();
});

test('the address of a video elsewhere is kept as it is typed', async () => {
  const { user, asked } = await openAdmin('/admin/blog?edit=p1', answers);
  const dialog = await form(/Edit Blog Post/);
  const [video] = await dialog.findAllByRole('radio', { name: 'Give an address' });
  await user.click(video!);
  await user.type(dialog.getByLabelText('Address of the video'), 'https://youtu.be/dQw4w9WgXcQ');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Blog post updated.')).toBeTruthy();
  expect(sent(asked, 'UpdateBlogPost').input.videoUrl).toBe('https://youtu.be/dQw4w9WgXcQ');
});

test('two admins at the same post: both versions are shown, and theirs is not overwritten', async () => {
  let theirs: object | null = null;
  const { user, asked } = await openAdmin('/admin/blog?edit=p1', {
    ...answers,
    EditedBlogPost: () => ({ blogPost: theirs ?? rich }),
    UpdateBlogPost: ({ input }) => {
      if (input.version === 3) {
        const fullContentBlocks = [
          text('<p>One</p>'),
          { ...image(1), altText: 'Shows 2' },
          { ...image(0), altText: 'New' },
        ];
        theirs = { ...rich, author: 'Maya', imageUrls: pictures.slice(1), fullContentBlocks, version: 4 };
        return refusal('CONFLICT', 'This page was changed by someone else. Reload to see the changes.');
      }
      return { updateBlogPost: { ...rich, version: 5 } };
    },
  });
  const dialog = await form(/Edit Blog Post/);
  const title = await dialog.findByLabelText(/Title/);
  await user.clear(title);
  await user.type(title, 'Mine');
  await user.click(dialog.getByRole('button', { name: 'Remove block 3' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const versions = await form(/Two versions/);
  await user.click(versions.getByRole('button', { name: /Keep editing mine/ }));
  // the pictures of the form are theirs now
  await waitFor(() => expect(dialog.queryByRole('button', { name: 'Remove Picture 3' })).toBeNull());
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Blog post updated.')).toBeTruthy();
  expect(asked.filter(({ name }) => name === 'UpdateBlogPost').at(-1)!.variables.input).toMatchObject({
    version: 4,
    title: 'Mine',
    author: 'Maya',
    imageUrls: pictures.slice(1),
    fullContentBlocks: [{ text: { content: '<p>One</p>' } }, { image: { imageUrlsIndex: 1 } }],
  });
});

test('deleting asks first; a deleted post can only be restored', async () => {
  const { user, asked } = await openAdmin('/admin/blog', {
    ...answers,
    BlogPostTable: ({ deleted }) => ({
      blogPostTable: tablePage('BlogPostTable', [stored(1, deleted ? { deletedAt: '2026-07-01T06:00:00.000Z' } : {})]),
    }),
    DeleteBlogPost: { deleteBlogPost: 'p1' },
    RestoreBlogPost: { restoreBlogPost: stored(1) },
  });
  await user.click((await row(/Post 1/)).getByRole('button', { name: 'Delete' }));
  expect(sent(asked, 'DeleteBlogPost')).toBeUndefined();
  confirmation.mockReturnValue(true);
  await user.click((await row(/Post 1/)).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Blog post deleted.')).toBeTruthy();

  await user.selectOptions(screen.getByLabelText('Show'), 'Deleted');
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('Blog post restored.')).toBeTruthy();
  expect(sent(asked, 'RestoreBlogPost')).toEqual({ id: 'p1' });
  expect((await row(/Post 1/)).queryByRole('button', { name: 'Edit' })).toBeNull();
});

test('what was written is on this device when the form is opened again, pictures too', async () => {
  confirmation.mockReturnValue(true);
  const { user } = await openAdmin('/admin/blog?edit=p1', answers);
  let dialog = await form(/Edit Blog Post/);
  await user.type(await dialog.findByLabelText(/Title/), ' and more');
  await user.click(dialog.getByRole('button', { name: 'Remove Picture 3' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click((await row(/Post 1/)).getByRole('button', { name: 'Edit' }));
  dialog = await form(/Edit Blog Post/);
  await user.click(await dialog.findByRole('button', { name: 'Restore' }));
  expect(dialog.getByLabelText<HTMLInputElement>(/Title/).value).toBe('Post 1 and more');
  await waitFor(() => expect(dialog.queryByRole('button', { name: 'Remove Picture 3' })).toBeNull());
  expect(dialog.getByRole('button', { name: 'Remove Picture 2' })).toBeTruthy();
});
