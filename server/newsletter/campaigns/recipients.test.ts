// @module-tag database
import { describe, expect, it } from 'vitest';
import { newUuid } from '../../core/entities/ids.js';
import { MailState } from '../../mail/enums.js';
import { csvOf } from '../../testing/csv.js';
import { type Call, useTestApp } from '../../testing/testApp.js';
import { CampaignStatus } from '../enums.js';
import { buildCampaign, buildCampaignMail } from '../factory.js';
import type { EmailCampaign } from './entity.js';

const app = useTestApp();

/** Two campaigns: one with a mail in each state, two of them sent; one with a single mail that waits. */
async function save() {
  const [first, second, draft] = await app.save(
    buildCampaign({ status: CampaignStatus.SENDING }),
    buildCampaign({ status: CampaignStatus.QUEUED }),
    buildCampaign(),
  );
  const states = [...Object.values(MailState), MailState.SENT];
  const mails = states.map((state, index) =>
    buildCampaignMail(first!.id, { state, recipient: `${'ABCDEFGH'[index]!}@example.com` }),
  );
  await app.save(...mails, buildCampaignMail(second!.id, { recipient: 'z@example.com' }));
  return { call: (await app.admin()) as Call, first: first!, second: second!, draft: draft! };
}

const PROGRESS = '{ waiting held sending sent skipped failed unknown }';

describe('the progress', () => {
  const NOTHING = { waiting: 0, held: 0, sending: 0, sent: 0, skipped: 0, failed: 0, unknown: 0 };

  it('counts the mails of each campaign in a list, with one statement for all', async () => {
    const { call, first, second, draft } = await save();
    type Answer = { campaignTable: { items: { id: string; progress: object }[] } };
    let items: Answer['campaignTable']['items'] = [];
    const statements = await app.statementsOf(async () => {
      const { data } = await app.viaGraphql<Answer>(
        `{ campaignTable { items { id progress ${PROGRESS} } } }`,
        {},
        call,
      );
      ({ items } = data.campaignTable);
    });
    const progressOf = ({ id }: EmailCampaign) => items.find((item) => item.id === id)!.progress;
    expect(progressOf(first)).toEqual({ waiting: 1, held: 1, sending: 1, sent: 2, skipped: 1, failed: 1, unknown: 1 });
    expect(progressOf(second)).toEqual({ ...NOTHING, waiting: 1 });
    expect(progressOf(draft)).toEqual(NOTHING);
    expect(statements.filter(({ sql }) => sql.includes('outgoing_mail'))).toHaveLength(1);
  });

  it.each([
    ['14:45', CampaignStatus.SENDING, null],
    ['20:00', CampaignStatus.SENDING, '2026-06-16T02:15:00.000Z'],
    ['23:59', CampaignStatus.QUEUED, '2026-06-16T02:15:00.000Z'],
    ['23:59', CampaignStatus.PAUSED, null],
    ['23:59', CampaignStatus.SENT, null],
    ['23:59', CampaignStatus.DRAFT, null],
  ])('at %s a campaign that is %s is held by the quiet hours until %s', async (clock, status, until) => {
    app.now = new Date(`2026-06-15T${clock}+05:45`);
    const [campaign] = await app.save(buildCampaign({ status }));
    const query = 'query ($id: ID!) { campaign(id: $id) { quietUntil } }';
    const { data } = await app.viaGraphql(query, { id: campaign!.id }, await app.admin());
    expect(data).toEqual({ campaign: { quietUntil: until } });
  });
});

describe('the recipients', () => {
  const TABLE = `query ($campaignId: ID, $search: String, $sort: RecipientTableSort, $direction: SortDirection,
      $state: MailState) {
    table: campaignRecipientTable(campaignId: $campaignId, search: $search, sort: $sort, direction: $direction,
        state: $state) { totalCount items { recipient state } }
  }`;

  it.each([
    [{}, 'ABCDEFGH'],
    [{ direction: 'DESC' }, 'HGFEDCBA'],
    [{ state: 'SENT' }, 'DH'],
    [{ state: 'UNKNOWN' }, 'G'],
    [{ search: 'c@' }, 'C'],
    [{ search: 'example', state: 'HELD' }, 'B'],
  ])('of one campaign, for %j, are %s, also as CSV', async (args, expected) => {
    const { call, first } = await save();
    const asked = { campaignId: first.id, ...args };
    type Answer = { table: { totalCount: number; items: { recipient: string }[] } };
    const { table } = (await app.viaGraphql<Answer>(TABLE, asked, call)).data;
    const letters = table.items.map(({ recipient }) => recipient[0]).join('');
    expect([letters, table.totalCount]).toEqual([expected, expected.length]);
    const { total, lines } = await csvOf(app, `campaign-recipients?${new URLSearchParams(asked).toString()}`, call);
    const [heading, ...rows] = lines;
    expect([heading, total]).toEqual(['Email,State,Tries,Ended,Problem', String(expected.length)]);
    expect(rows.map((row) => row[0]).join('')).toBe(expected);
  });

  it('of all campaigns are those of each; of a wrong id there are none', async () => {
    const { call } = await save();
    const count = async (args: object) => {
      const { data, errors } = await app.viaGraphql<{ table: { totalCount: number } }>(TABLE, args, call);
      return errors ? errors[0]!.message : data.table.totalCount;
    };
    expect(await count({})).toBe(9);
    expect(await count({ campaignId: newUuid() })).toBe(0);
    expect(await count({ campaignId: 'x' })).toBe('This is no id of a campaign.');
  });
});
