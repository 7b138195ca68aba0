import { describe, expect, it } from 'vitest';
import { ActivityLog } from '../../activity/entity.js';
import { newUuid } from '../../core/entities/ids.js';
import { csvOf } from '../../testing/csv.js';
import { outcomesOf } from '../../testing/outcomes.js';
import { type Call, useTestApp } from '../../testing/testApp.js';
import { CampaignStatus, UNDER_WAY } from '../enums.js';
import { buildCampaign, buildSubscription } from '../factory.js';
import { EmailCampaign } from './entity.js';

const app = useTestApp();

const FIELDS = '{ id subject body status createdAt sentAt finishedAt recipientCount version }';
const EMPTY = 'Subject and body cannot be empty.';

const { graphql, rest } = outcomesOf<EmailCampaign>(app);

const update = (id: string, input: object, call?: Call) =>
  graphql(
    `mutation ($id: ID!, $input: CampaignInput!) { updateCampaign(id: $id, input: $input) ${FIELDS} }`,
    { id, input },
    call,
  );

const doors = {
  GraphQL: {
    create: (input: object, call?: Call) =>
      graphql(`mutation ($input: CampaignInput!) { createCampaign(input: $input) ${FIELDS} }`, { input }, call),
    remove: (id: string, call?: Call) => graphql('mutation ($id: ID!) { deleteCampaign(id: $id) }', { id }, call),
  },
  REST: {
    create: (input: object, call?: Call) => rest('POST', '/api/admin/email-campaigns', input, call),
    remove: (id: string, call?: Call) => rest('DELETE', `/api/admin/email-campaigns/${id}`, undefined, call),
  },
};

const missing = { code: 'NOT_FOUND', message: 'Campaign not found.' };

it('an admin keeps a draft and deletes it, and nobody is written to', async () => {
  const { token } = await app.admin();
  await app.save(buildSubscription());
  const { create, remove } = doors.GraphQL;
  const made = await create({ subject: ' Dashain <offers>', body: '<p>Hi<script>x</script></p>' }, { token });
  expect(made).toEqual({
    id: expect.any(String),
    subject: ' Dashain <offers>',
    body: '<p>Hi</p>',
    status: 'DRAFT',
    createdAt: app.now.toISOString(),
    sentAt: null,
    finishedAt: null,
    recipientCount: null,
    version: 1,
  });
  expect(await remove(made.id!, { token })).toMatchObject({ id: made.id });
  expect(await app.em.count(EmailCampaign)).toBe(0);
  await app.settle();
  expect(app.mailer.sent).toEqual([]);
  const log = await app.em.findAll(ActivityLog, { orderBy: { actionType: 'asc' } });
  expect(log).toMatchObject([
    { actionType: 'EMAIL_CAMPAIGN_CREATE', targetId: made.id },
    { actionType: 'EMAIL_CAMPAIGN_DELETE', targetId: made.id },
  ]);
});

it('the same draft with the same key is kept once', async () => {
  const { token } = await app.admin();
  const call = { token, headers: { 'Idempotency-Key': 'draft 1' } };
  const { create } = doors.GraphQL;
  const first = await create({ subject: 'S', body: 'B' }, call);
  expect(await create({ subject: 'S', body: 'B' }, call)).toEqual(first);
  expect(await create({ subject: 'S', body: 'Other' }, call)).toMatchObject({ code: 'CONFLICT' });
  expect(await app.em.count(EmailCampaign)).toBe(1);
});

describe.each(Object.entries(doors))('through %s', (_name, door) => {
  it.each<[string, object, string, string]>([
    ['a subject', { subject: ' \t' }, 'subject', EMPTY],
    ['a body', { body: '\n ' }, 'body', EMPTY],
    ['a body that is left when it is made safe', { body: '<script>x</script>' }, 'body', 'Body is required.'],
    ['a subject in one line', { subject: 'a\nBcc: b' }, 'subject', 'Subject contains a character that cannot be used.'],
    ['a subject of a sane length', { subject: 'x'.repeat(201) }, 'subject', 'Subject can have at most 200 characters.'],
  ])('needs %s', async (_what, input, field, message) => {
    const { token } = await app.admin();
    const outcome = await door.create({ subject: 'S', body: 'B', ...input }, { token });
    expect(outcome).toEqual({ code: 'BAD_INPUT', message, fields: { [field]: message } });
    expect(await app.em.count(EmailCampaign)).toBe(0);
  });

  it.each(['not-an-id', newUuid()])('there is no campaign %s', async (id) => {
    const { token } = await app.admin();
    expect(await door.remove(id, { token })).toMatchObject(missing);
  });

  it.each(Object.values(CampaignStatus))('one that is %s goes unless it is on its way', async (status) => {
    const { token } = await app.admin();
    const [campaign] = await app.save(buildCampaign({ status }));
    const isUnderWay = UNDER_WAY.includes(status);
    expect(await door.remove(campaign!.id, { token })).toMatchObject(
      isUnderWay
        ? { code: 'CONFLICT', message: 'A campaign cannot be deleted while it is being sent.' }
        : { id: campaign!.id },
    );
    expect(await app.em.count(EmailCampaign)).toBe(isUnderWay ? 1 : 0);
  });
});

it.each(Object.values(CampaignStatus))('one that is %s is changed only as a draft', async (status) => {
  const { token } = await app.admin();
  const [campaign] = await app.save(buildCampaign({ status }));
  const outcome = await update(campaign!.id, { subject: 'Other', body: 'Words' }, { token });
  const isDraft = status === CampaignStatus.DRAFT;
  expect(outcome).toMatchObject(
    isDraft ? { subject: 'Other', body: 'Words' } : { code: 'CONFLICT', message: 'Only a draft can be changed.' },
  );
  expect(await app.em.findAll(EmailCampaign)).toMatchObject([{ subject: isDraft ? 'Other' : campaign!.subject }]);
  await app.settle();
  expect(await app.em.count(ActivityLog, { actionType: 'EMAIL_CAMPAIGN_UPDATE' })).toBe(isDraft ? 1 : 0);
});

it('a change is checked as a new one is, and needs a campaign', async () => {
  const { token } = await app.admin();
  const [campaign] = await app.save(buildCampaign());
  expect(await update(campaign!.id, { subject: '', body: 'B' }, { token })).toMatchObject({ message: EMPTY });
  expect(await update(newUuid(), { subject: 'S', body: 'B' }, { token })).toMatchObject(missing);
});

it('can be looked at as it will be read, whichever way it was written', async () => {
  const { token } = await app.admin();
  const [campaign] = await app.save(buildCampaign({ body: '**Hi** [shop](javascript:x)' }));
  const read = (id: string) =>
    graphql('query ($id: ID!) { campaign(id: $id) { subject bodyHtml } }', { id }, { token });
  const shown = (await read(campaign!.id)) as { bodyHtml?: string };
  expect(shown.bodyHtml).toContain('<strong>Hi</strong>');
  expect(shown.bodyHtml).not.toContain('javascript');
  expect(await read(newUuid())).toBeNull();
});

describe('the table', () => {
  const TABLE = `query ($page: Int, $pageSize: Int, $search: String, $sort: CampaignTableSort,
      $direction: SortDirection, $status: CampaignStatus) {
    table: campaignTable(page: $page, pageSize: $pageSize, search: $search, sort: $sort, direction: $direction,
        status: $status) {
      totalCount page items { subject }
    }
  }`;

  const day = (number: number) => new Date(Date.UTC(2026, 4, number));
  const { SENT } = CampaignStatus;

  async function save(): Promise<Call> {
    await app.save(
      buildCampaign({ subject: 'Bargains', createdAt: day(1), status: SENT, sentAt: day(9), recipientCount: 40 }),
      buildCampaign({ subject: 'autumn offers', createdAt: day(3), status: SENT, sentAt: day(8), recipientCount: 30 }),
      buildCampaign({ subject: 'Care for offers', createdAt: day(2) }),
    );
    return app.admin();
  }

  const letters = (items: { subject: string }[]) => items.map(({ subject }) => subject[0]).join('');

  it.each([
    [{}, 'aCB'],
    [{ direction: 'ASC' }, 'BCa'],
    [{ sort: 'SUBJECT', direction: 'ASC' }, 'aBC'],
    [{ sort: 'SUBJECT' }, 'CBa'],
    [{ sort: 'SENT_AT', direction: 'ASC' }, 'aBC'],
    [{ sort: 'SENT_AT', direction: 'DESC' }, 'CBa'],
    [{ status: 'SENT' }, 'aB'],
    [{ status: 'DRAFT' }, 'C'],
    [{ search: 'OFFERS' }, 'aC'],
    [{ search: 'offers', status: 'SENT' }, 'a'],
    [{ status: 'FAILED' }, ''],
  ])('of %j shows, through both doors and as CSV: %s', async (args, expected) => {
    const call = await save();
    type Answer = { table: { totalCount: number; items: { subject: string }[] } };
    const { table } = (await app.viaGraphql<Answer>(TABLE, args, call)).data;
    expect([letters(table.items), table.totalCount]).toEqual([expected, expected.length]);
    const query = new URLSearchParams(args).toString();
    const listed = await app.viaRest<{ subject: string }[]>(
      'GET',
      `/api/admin/email-campaigns?${query}`,
      undefined,
      call,
    );
    expect([letters(listed.body), listed.headers.get('X-Total-Count')]).toEqual([expected, String(expected.length)]);
    const { total, lines } = await csvOf(app, `email-campaigns?${query}`, call);
    const [heading, ...rows] = lines;
    expect([heading, total]).toEqual(['Subject,Status,Created,Sent,Recipients,Body', String(expected.length)]);
    expect(rows.map((row) => row[0]).join('')).toBe(expected);
  });

  it('gives the last page for one beyond it', async () => {
    const args = { sort: 'SUBJECT', direction: 'ASC', page: 9, pageSize: 2 };
    const { data } = await app.viaGraphql<{ table: object }>(TABLE, args, await save());
    expect(data.table).toEqual({ totalCount: 3, page: 2, items: [{ subject: 'Care for offers' }] });
  });
});
