import { ref } from '@mikro-orm/core';
import { describe, expect, it } from 'vitest';
import type { User } from '../../accounts/entity.js';
import { Language } from '../../accounts/enums.js';
import { buildUser } from '../../accounts/factory.js';
import { DEFAULT_PREFERENCES } from '../../accounts/profile/preferences.js';
import { useTestApp } from '../../testing/testApp.js';
import { BlogComment, BlogPost } from '../entity.js';
import { PostStatus } from '../enums.js';
import { buildBlogComment, buildBlogPost } from '../factory.js';
import { deleteComment, replyToComment, setCommentApproval } from './service.js';

const app = useTestApp();

async function comment(overrides: Partial<BlogComment> = {}, author?: User) {
  const post = buildBlogPost({ title: 'Voltage & <you>' });
  const written = buildBlogComment(post, {
    ...overrides,
    ...(author && { user: ref(author), authorEmailOrPhone: null }),
  });
  await app.save<object>(...(author ? [author] : []), post, written);
  return { post, written };
}

const sita = (overrides: Partial<User> = {}) =>
  buildUser({ email: 'sita@example.com', name: 'Sita Sharma', username: 'sita', ...overrides });

describe('whoever commented is told of the answer by mail', () => {
  it.each([
    ['by name, where the address is proven', { emailConfirmedAt: app.now }, 'Hello Sita Sharma,'],
    ['by username, where it is not', { emailConfirmedAt: null }, 'Hello sita,'],
    [
      'in Nepali',
      { emailConfirmedAt: app.now, preferences: { ...DEFAULT_PREFERENCES, language: Language.NE } },
      'नमस्ते Sita Sharma,',
    ],
  ])('%s', async (_how, account, greeting) => {
    const { ctx } = await app.admin();
    const { post, written } = await comment({}, sita(account));
    await replyToComment(ctx, written.id, 'Use a <stabiliser>.');
    await app.settle();
    expect(app.mailer.sent).toMatchObject([{ to: 'sita@example.com' }]);
    const { text, html } = app.mailer.sent[0]!;
    expect(text.startsWith(`${greeting}\n`)).toBe(true);
    expect(text).toContain('Voltage & <you>');
    expect(text).toContain('> Use a <stabiliser>.');
    expect(text).toContain(`${app.url}/#/blog/${post.id}`);
    expect(html).toContain('Use a &lt;stabiliser&gt;.');
  });

  it('as a guest who has left an address, without a word of what was typed', async () => {
    const { ctx } = await app.admin();
    const { written } = await comment({ authorName: 'Buy now', content: 'Cheap sets at evil.example' });
    await replyToComment(ctx, written.id, 'Thank you.');
    await app.settle();
    expect(app.mailer.sent).toMatchObject([{ to: 'sita@example.com', subject: 'Your comment was answered' }]);
    expect(JSON.stringify(app.mailer.sent)).not.toMatch(/Buy now|evil/);
  });

  it('once for each answer: one that was written anew at once takes the place of the first', async () => {
    const { ctx } = await app.admin();
    const { written } = await comment();
    await replyToComment(ctx, written.id, 'Frist.');
    app.now = new Date(app.now.getTime() + 1000);
    await replyToComment(ctx, written.id, 'First.');
    await replyToComment(ctx, written.id, 'First.');
    await app.settle();
    expect(app.mailer.sent).toHaveLength(1);
    expect(app.mailer.sent[0]!.text).toContain('> First.');
  });
});

describe('nobody is written to', () => {
  it.each<[string, Partial<BlogComment>]>([
    ['with only a phone', { authorEmailOrPhone: '9841234567' }],
    ['without any', { authorEmailOrPhone: null }],
  ])('%s', async (_who, overrides) => {
    const { ctx } = await app.admin();
    const { written } = await comment(overrides);
    await replyToComment(ctx, written.id, 'Thank you.');
    await app.settle();
    expect(app.mailer.sent).toEqual([]);
  });

  it('of what they answered themself', async () => {
    const { ctx, user } = await app.admin();
    const { written } = await comment();
    await app.em.nativeUpdate(BlogComment, { id: written.id }, { user: user.id, authorEmailOrPhone: null });
    await replyToComment(ctx, written.id, 'I mean the red one.');
    await app.settle();
    expect(app.mailer.sent).toEqual([]);
  });

  it.each([
    ['was hidden', (id: string, ctx: ReturnType<typeof app.ctx>) => setCommentApproval(ctx, id, false)],
    ['was deleted', (id: string, ctx: ReturnType<typeof app.ctx>) => deleteComment(ctx, id)],
    [
      'belongs to a draft',
      () => app.em.nativeUpdate(BlogPost, { status: PostStatus.Published }, { status: PostStatus.Draft }),
    ],
  ])('where the comment meanwhile %s', async (_what, hide) => {
    const { ctx } = await app.admin();
    const { written } = await comment();
    await replyToComment(ctx, written.id, 'Thank you.');
    await hide(written.id, ctx);
    await app.settle();
    expect(app.mailer.sent).toEqual([]);
  });
});
