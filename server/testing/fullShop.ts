import { ref } from '@mikro-orm/core';
import { buildAccessToken } from '../accounts/accessTokens/factory.js';
import { SocialIdentity, type User } from '../accounts/entity.js';
import { buildUser } from '../accounts/factory.js';
import { ActivityLog } from '../activity/entity.js';
import type { BlogPost } from '../blog/entity.js';
import { PostStatus } from '../blog/enums.js';
import { buildBlogComment, buildBlogPost } from '../blog/factory.js';
import { buildJobOpening } from '../careers/factory.js';
import { SocialProvider } from '../core/config/config.js';
import type { Bill } from '../bills/entity.js';
import { BillKind } from '../bills/enums.js';
import { buildBill } from '../bills/factory.js';
import { dayAgo } from '../core/fields/moment.js';
import { buildFaqItem } from '../faq/factory.js';
import { buildPriceItem, buildPriceTemplate } from '../prices/factory.js';
import { buildHeroSlide } from '../hero/factory.js';
import { buildCustomerNote } from '../customers/factory.js';
import { type InboxMessage, InboxReply } from '../inbox/entity.js';
import { buildInboxMessage } from '../inbox/factory.js';
import { buildMail } from '../mail/factory.js';
import type { EmailCampaign } from '../newsletter/campaigns/entity.js';
import type { NewsletterSubscription } from '../newsletter/entity.js';
import { buildCampaign, buildCampaignMail, buildSubscription } from '../newsletter/factory.js';
import { buildNotification } from '../notifications/factory.js';
import type { PaymentAttempt } from '../payments/entity.js';
import { buildAttempt, buildCashUp, buildPayment } from '../payments/factory.js';
import { starterPages } from '../pages/starter/index.js';
import type { Product } from '../products/entity.js';
import { ProductGrade } from '../products/enums.js';
import { buildProduct } from '../products/factory.js';
import type { Repair } from '../repairs/entity.js';
import { RepairStatus } from '../repairs/enums.js';
import { buildRepair, withHistory } from '../repairs/factory.js';
import { buildUpdate } from '../repairs/updates/factory.js';
import { buildReview } from '../reviews/factory.js';
import { buildSet } from '../sets/factory.js';
import { buildSheet } from '../sets/sheets/factory.js';
import type { WebhookEndpoint } from '../webhooks/entity.js';
import { buildDelivery, buildWebhook } from '../webhooks/factory.js';
import { NOW, type TestApp } from './testApp.js';

/** One of everything that something else hangs on: each has as many of it as the shop has of anything. */
export interface FullShop {
  post: BlogPost;
  product: Product;
  repair: Repair;
  message: InboxMessage;
  campaign: EmailCampaign;
  subscription: NewsletterSubscription;
  webhook: WebhookEndpoint;
  attempt: PaymentAttempt;
  bill: Bill;
}

const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

/** What was done to a set so far; the last step says where it stands. */
const steps = (count: number, actor: User) =>
  Array.from({ length: count }, (_, index) => ({
    status: index === 0 ? RepairStatus.REQUESTED : RepairStatus.REPAIRED,
    at: minutesAgo(count - index),
    note: 'Looked at.',
    actor,
  }));

function repairOf(owner: User, number: number, changes: number): Repair {
  const repair = buildRepair({ owner: ref(owner), isPublic: true, submissionDate: minutesAgo(number) });
  withHistory(repair, steps(changes, owner));
  for (const event of repair.history) event.actor = ref(owner);
  return repair;
}

/** Rows of everything, each by another person, so that a list that asks for each row anew is found out. */
export async function fillShop(app: TestApp, reader: User, count: number): Promise<FullShop> {
  const numbers = Array.from({ length: count }, (_, index) => index);
  const people = numbers.map(() => buildUser());
  const [firstPerson] = people;
  const posts = people.map((_, n) => buildBlogPost({ status: PostStatus.Published, createdAt: minutesAgo(n) }));
  const products = numbers.map((n) => buildProduct({ createdAt: minutesAgo(n) }));
  const repairs = people.map((person, n) => repairOf(person, n, count));
  const own = numbers.map((n) => repairOf(reader, n, count));
  const [post, product, repair] = [posts[0]!, products[0]!, repairs[0]!];
  // each repair of a set of its own, with its sheets; the first of each list has as many sheets as the shop has of anything
  for (const one of [...repairs, ...own]) one.set = ref(buildSet());
  for (const [n, one] of products.entries()) {
    one.set = ref(buildSet());
    one.grade = n % 2 === 0 ? ProductGrade.A : null;
  }
  const sheets = [...repairs, ...own, ...products, ...numbers.flatMap(() => [repair, own[0]!, product])].map((of) =>
    buildSheet(of, { signedAt: NOW, author: ref(firstPerson!) }),
  );
  const attempt = buildAttempt(own[0]!);
  const paid = [...repairs, ...own, ...numbers.flatMap(() => [repairs[0]!, own[0]!])];
  const money = paid.flatMap((one) => [buildPayment(one), buildAttempt(one)]);
  const bills = paid.map((one, n) =>
    buildBill(one, { kind: BillKind.PAN_BILL, series: 'INV', issuedAt: minutesAgo(n) }),
  );
  const job = buildJobOpening(NOW, { isActive: true });
  const message = buildInboxMessage({ job: ref(job), user: ref(reader) });
  const campaign = buildCampaign();
  const webhook = buildWebhook(app.deps.config);
  const subscriptions = numbers.map(() => buildSubscription({ isActive: true }));
  await app.save<object>(
    reader,
    ...people,
    ...starterPages(NOW),
    ...posts,
    ...products,
    ...repairs,
    ...own,
    ...sheets,
    ...money,
    ...bills,
    attempt,
    job,
    message,
    campaign,
    webhook,
    ...subscriptions,
  );
  const rows = people.flatMap((person, n) => {
    const mail = buildMail();
    return [
      mail,
      Object.assign(new SocialIdentity(), {
        user: ref(person),
        provider: SocialProvider.GOOGLE,
        subject: person.id,
        createdAt: NOW,
      }),
      buildBlogComment(post, { user: ref(person), adminReply: 'Thank you.', replyTimestamp: NOW }),
      ...(n === 0 ? [] : [buildBlogComment(posts[n]!, { user: ref(person) })]),
      buildReview({ user: ref(person), product: ref(product), timestamp: minutesAgo(3 * n) }),
      buildReview({ user: ref(person), repair: ref(repair), timestamp: minutesAgo(3 * n + 1) }),
      ...(n === 0
        ? []
        : [
            buildReview({ user: ref(person), product: ref(products[n]!) }),
            buildReview({ user: ref(person), repair: ref(repairs[n]!) }),
          ]),
      buildReview({ user: ref(person), timestamp: minutesAgo(3 * n + 2) }),
      buildUpdate(repair, { notifier: ref(person), notifiedAt: NOW, mailId: mail.id }),
      buildNotification(reader),
      buildAccessToken(reader).accessToken,
      buildHeroSlide({ order: n }),
      buildJobOpening(minutesAgo(n), { isActive: true }),
      buildFaqItem({ order: n }),
      buildCashUp({ day: dayAgo(n, NOW) }),
      buildPriceItem({ serviceId: `service${n % 3}` }),
      buildPriceTemplate({ name: `Template ${n}` }),
      buildInboxMessage({ user: ref(person), job: ref(job) }),
      buildCustomerNote({ account: ref(reader), author: ref(person) }),
      reply(message, person, mail.id),
      buildCampaign(),
      buildCampaignMail(campaign.id, { recipient: `recipient${n}@example.com` }),
      buildWebhook(app.deps.config, { url: `https://receiver${n}.example/` }),
      buildDelivery(webhook),
      logLine(person),
    ];
  });
  await app.save<object>(...rows, reply(message, firstPerson!, rows[0]!.id));
  const bill = bills[repairs.length]!;
  return { post, product, repair: own[0]!, message, campaign, subscription: subscriptions[0]!, webhook, attempt, bill };
}

const reply = (message: InboxMessage, author: User, mailId: string) =>
  Object.assign(new InboxReply(), { message: ref(message), text: 'Yes.', author: ref(author), createdAt: NOW, mailId });

const logLine = ({ id, email }: User) =>
  Object.assign(new ActivityLog(), {
    timestamp: NOW,
    actionType: 'USER_LOGIN',
    description: 'Came in.',
    userId: id,
    userEmail: email,
  });
