import { ref } from '@mikro-orm/core';
import { beforeEach, expect, it } from 'vitest';
import type { User } from '../accounts/entity.js';
import { replyToComment } from '../blog/comments/service.js';
import type { BlogComment, BlogPost } from '../blog/entity.js';
import { PostStatus } from '../blog/enums.js';
import { buildBlogComment, buildBlogPost } from '../blog/factory.js';
import { InboxMessage } from '../inbox/entity.js';
import { InboxKind } from '../inbox/enums.js';
import { receiveLegacyMessage, sendContactMessage } from '../inbox/service.js';
import { useTestApp } from '../testing/testApp.js';
import { Notification } from './entity.js';

const app = useTestApp();

let shop: Awaited<ReturnType<typeof app.admin>>;
let otherAdmin: Awaited<ReturnType<typeof app.admin>>;
let sita: Awaited<ReturnType<typeof app.signedIn>>;
beforeEach(async () => {
  [shop, otherAdmin, sita] = [await app.admin(), await app.admin(), await app.signedIn()];
});

/** All notifications, after the listeners had their turn. */
async function received() {
  await app.settle();
  return app.em.findAll(Notification);
}

const MESSAGE = { name: 'Hari', email: 'hari@example.com', subject: 'Opening hours', message: 'Open on Saturday?' };

it('tells the admins of a new message, with the way to it', async () => {
  await sendContactMessage(app.ctx(), MESSAGE);
  const { id } = await app.em.findOneOrFail(InboxMessage, { name: 'Hari' });
  const notices = await received();
  expect(notices.map(({ user }) => user.id).toSorted()).toEqual([shop.user.id, otherAdmin.user.id].toSorted());
  for (const notice of notices) {
    expect(notice).toMatchObject({
      title: 'New message',
      message: 'Hari: Opening hours',
      link: `/admin/inbox?view=${id}`,
    });
  }
});

it('tells of an application in other words, and not of what was deleted meanwhile', async () => {
  await receiveLegacyMessage(app.ctx(), {
    targetId: 'job-application',
    subject: 'Application for Technician',
    authorName: 'Hari',
    authorEmail: 'hari@example.com',
    comment: 'Hire me.',
  });
  expect((await received())[0]).toMatchObject({
    title: 'New job application',
    message: 'Hari: Application for Technician',
  });
  await sendContactMessage(app.ctx(), MESSAGE);
  await app.em.nativeDelete(InboxMessage, { kind: InboxKind.CONTACT });
  expect(await received()).toHaveLength(2);
});

async function commentOf(user: User | null, about: Partial<BlogPost> = {}, comment: Partial<BlogComment> = {}) {
  const post = buildBlogPost({ title: 'Voltage swings', ...about });
  const saved = buildBlogComment(post, { user: user && ref(user), ...comment });
  await app.save<object>(post, saved);
  return saved;
}

it('tells a signed-in author of the shop’s answer, with the way to it', async () => {
  const { id, post } = await commentOf(sita.user);
  await replyToComment(shop.ctx, id, 'You are welcome.');
  const notices = await received();
  expect(notices).toMatchObject([
    {
      title: 'Your comment was answered',
      message: 'The shop has answered your comment on: Voltage swings',
      link: `/blog/${post.id}`,
    },
  ]);
  expect(notices[0]!.user.id).toBe(sita.user.id);
});

it('tells nobody of an answer to a guest, to oneself, or where nobody sees it', async () => {
  const comments = [
    await commentOf(null),
    await commentOf(shop.user),
    await commentOf(sita.user, {}, { isApproved: false }),
    await commentOf(sita.user, { status: PostStatus.Draft }),
  ];
  for (const { id } of comments) await replyToComment(app.ctx({ actor: shop.ctx.actor }), id, 'Thanks.');
  expect(await received()).toEqual([]);
});
