import { expect } from 'vitest';
import { graphql, type Launched } from './server.js';

/** What became of the mails of a campaign. */
export interface Progress {
  waiting: number;
  held: number;
  sending: number;
  sent: number;
  skipped: number;
  failed: number;
  unknown: number;
}

export interface Campaign {
  id: string;
  status: string;
  recipientCount: number | null;
  progress: Progress;
}

const CAMPAIGN = 'id status recipientCount progress { waiting held sending sent skipped failed unknown }';

export async function readCampaign(server: Launched, headers: Record<string, string>, id: string): Promise<Campaign> {
  const query = `query ($id: ID!) { campaign(id: $id) { ${CAMPAIGN} } }`;
  return (await graphql<{ campaign: Campaign }>(server.url, query, { id }, headers)).campaign;
}

/** Waits until a campaign is over. */
export async function campaignIsOver(
  server: Launched,
  headers: Record<string, string>,
  id: string,
  ms: number,
): Promise<Campaign> {
  const read = () => readCampaign(server, headers, id);
  await expect.poll(async () => (await read()).status, { timeout: ms, interval: 500 }).toMatch(/^(SENT|FAILED)$/);
  return read();
}

/** To whom the mails of a campaign go that are in a state. */
export async function recipientsOf(
  server: Launched,
  headers: Record<string, string>,
  campaignId: string,
  state: string,
): Promise<string[]> {
  const query = `query ($campaignId: ID, $state: MailState) {
    campaignRecipientTable(campaignId: $campaignId, state: $state, pageSize: 100) { items { recipient } }
  }`;
  type Answer = { campaignRecipientTable: { items: { recipient: string }[] } };
  const { campaignRecipientTable } = await graphql<Answer>(server.url, query, { campaignId, state }, headers);
  return campaignRecipientTable.items.map(({ recipient }) => recipient);
}
