// @module-tag database
import { getNamedType, type GraphQLArgument, GraphQLBoolean, isEnumType, isListType, getNullableType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { buildUser } from './accounts/factory.js';
import { ActivityLog } from './activity/entity.js';
import { BillKind } from './bills/enums.js';
import { buildBill } from './bills/factory.js';
import { PostStatus } from './blog/enums.js';
import { buildBlogComment, buildBlogPost } from './blog/factory.js';
import { buildJobOpening } from './careers/factory.js';
import { buildFaqItem } from './faq/factory.js';
import { EntryKind, PaymentMethod } from './payments/enums.js';
import { buildCashUp, buildPayment } from './payments/factory.js';
import { buildPriceItem, buildPriceTemplate } from './prices/factory.js';
import { buildHeroSlide } from './hero/factory.js';
import { InboxKind, InboxStatus } from './inbox/enums.js';
import { buildInboxMessage } from './inbox/factory.js';
import { MailState } from './mail/enums.js';
import { buildMail } from './mail/factory.js';
import { buildCampaign, buildCampaignMail, buildSubscription } from './newsletter/factory.js';
import { ProductAvailability, ProductCategory, ProductCondition, ProductGrade } from './products/enums.js';
import { buildProduct } from './products/factory.js';
import { RepairStatus } from './repairs/enums.js';
import { buildRepair } from './repairs/factory.js';
import { QuoteLineKind } from './repairs/quotes/enums.js';
import { buildReview } from './reviews/factory.js';
import { TVType } from './sets/enums.js';
import { buildSet } from './sets/factory.js';
import { buildGraphqlSchema } from './rooms.js';
import { useTestApp } from './testing/testApp.js';
import { WebhookDeliveryState } from './webhooks/enums.js';
import { buildDelivery, buildWebhook } from './webhooks/factory.js';

/**
 * Every table of the admin, found in the schema: each of its orders, walked page by page from both ends, under each of its
 * filters. A table that is added later is walked as well.
 */

const app = useTestApp();
const ROWS = 23;
const PAGE_SIZE = 7;

const one = <T>(values: Record<string, T>, index: number): T => {
  const list = Object.values(values);
  return list[index % list.length]!;
};

/** Some rows of everything, many of them alike in what they are sorted by. */
async function fill(): Promise<void> {
  const { now } = app;
  const rows = Array.from({ length: ROWS }, (_, index) => {
    const half = index % 2 === 0;
    const deletedAt = index % 5 === 0 ? now : null;
    const post = buildBlogPost({ deletedAt, status: one(PostStatus, index), category: half ? 'Care' : 'News' });
    const person = buildUser();
    const campaign = buildCampaign({ subject: `Letter ${index % 4}` });
    const webhook = buildWebhook(app.deps.config, { isActive: half, url: `https://till${index % 3}.example/` });
    return [
      person,
      post,
      buildBlogComment(post, { deletedAt, isApproved: half, adminReply: half ? 'Thank you.' : null }),
      buildProduct({
        deletedAt,
        category: one(ProductCategory, index),
        condition: one(ProductCondition, index),
        isPublished: half,
        price: index % 3,
        availability: one(ProductAvailability, index),
        grade: half ? one(ProductGrade, index) : null,
      }),
      buildReview({ deletedAt, rating: 1 + (index % 5), isApproved: half }),
      buildRepair({ deletedAt, status: one(RepairStatus, index), promisedDate: half ? new Date(0) : null }),
      buildBill(buildRepair(), { kind: one(BillKind, index) }),
      buildSet({ brand: half ? 'Samsung' : 'LG', tvType: one(TVType, index) }),
      buildHeroSlide({ isActive: half, order: index % 3 }),
      buildJobOpening(now, { isActive: half }),
      buildFaqItem({ order: index % 3 }),
      buildPayment(buildRepair(), {
        amount: half ? 5000 : -5000,
        kind: half ? one(EntryKind, 2 * (index % 2)) : EntryKind.CORRECTION,
        method: one(PaymentMethod, index),
      }),
      buildCashUp({ day: `2026-02-0${1 + (index % 9)}`, reopenedAt: now }),
      buildPriceItem({ kind: one(QuoteLineKind, index), price: index % 3 }),
      buildPriceTemplate({ name: `Template ${index % 3}`, total: index % 3 }),
      buildSubscription({ email: `reader${index}@example.com`, isActive: half }),
      campaign,
      buildCampaignMail(campaign.id, { state: one(MailState, index), endedAt: half ? now : null }),
      buildInboxMessage({ deletedAt, kind: one(InboxKind, index), status: one(InboxStatus, index) }),
      webhook,
      buildDelivery(webhook, { state: one(WebhookDeliveryState, index) }),
      buildMail({ state: one(MailState, index), recipient: `reader${index % 5}@example.com` }),
      Object.assign(new ActivityLog(), {
        timestamp: now,
        actionType: half ? 'USER_LOGIN' : 'USER_LOGOUT',
        description: 'Came and went.',
        userEmail: half ? person.email : null,
      }),
    ];
  });
  await app.save<object>(...rows.flat());
}

interface Page {
  items: { id: string }[];
  totalCount: number;
  page: number;
}

async function read(table: string, args: string, token: string): Promise<Page> {
  const { data, errors } = await app.viaGraphql<Record<string, Page>>(
    `{ ${table}(${args}) { items { id } totalCount page } }`,
    {},
    { token },
  );
  if (errors) throw new Error(`${table}(${args}): ${errors[0]!.message}`);
  return data[table]!;
}

/** All rows of an order, page by page. */
async function walk(table: string, args: string, token: string): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- the next page is asked for when this one was full
    const { items, totalCount } = await read(table, `${args} pageSize: ${PAGE_SIZE} page: ${page}`, token);
    ids.push(...items.map(({ id }) => id));
    if (page * PAGE_SIZE >= totalCount) return ids;
  }
}

const tables = Object.values(buildGraphqlSchema().getQueryType()!.getFields()).filter(({ name }) =>
  name.endsWith('Table'),
);

const PAGING = new Set(['page', 'pageSize', 'search', 'sort', 'direction']);

const valuesOf = ({ type }: GraphQLArgument): string[] => {
  const named = getNamedType(type);
  const values = isEnumType(named)
    ? named.getValues().map(({ name }) => name)
    : named === GraphQLBoolean
      ? ['true', 'false']
      : [];
  return isListType(getNullableType(type)) ? values.map((value) => `[${value}]`) : values;
};

const argumentsOf = ({ args }: (typeof tables)[number]) => ({
  sorts: valuesOf(args.find(({ name }) => name === 'sort')!),
  filters: args
    .filter(({ name }) => !PAGING.has(name))
    .flatMap((argument) => valuesOf(argument).map((value) => `${argument.name}: ${value}`)),
});

it('finds them', () => {
  expect(tables.length).toBeGreaterThan(10);
});

describe.each(tables.map((table) => [table.name, argumentsOf(table)] as const))('%s', (table, { sorts, filters }) => {
  it('gives each row once in every order, the same from both ends', async () => {
    await fill();
    const { token } = await app.admin();
    const { totalCount } = await read(table, 'page: 1', token);
    expect(totalCount).toBeGreaterThan(PAGE_SIZE);
    for (const sort of sorts) {
      const rising = await walk(table, `sort: ${sort} direction: ASC`, token);
      const falling = await walk(table, `sort: ${sort} direction: DESC`, token);
      expect([sort, new Set(rising).size]).toEqual([sort, totalCount]);
      expect([sort, ...falling.toReversed()]).toEqual([sort, ...rising]);
    }
  });

  it('gives under each filter a part of all, and what is deleted only where it is asked for', async () => {
    await fill();
    const { token } = await app.admin();
    const all = new Set(await walk(table, 'direction: ASC', token));
    for (const filter of filters) {
      const part = await walk(table, filter, token);
      const { totalCount } = await read(table, filter, token);
      // what is deleted is in no other list
      const known = filter === 'deleted: true' ? 0 : totalCount;
      expect([filter, part.length, part.filter((id) => all.has(id)).length]).toEqual([filter, totalCount, known]);
    }
  });

  it('gives at most 100 rows at once, and the last page for one beyond it', async () => {
    await fill();
    const { token } = await app.admin();
    await expect(read(table, 'pageSize: 101', token)).rejects.toThrow('A page has 1 to 100 items.');
    const { page, totalCount } = await read(table, `pageSize: ${PAGE_SIZE} page: 999`, token);
    expect(page).toBe(Math.ceil(totalCount / PAGE_SIZE));
  });
});
