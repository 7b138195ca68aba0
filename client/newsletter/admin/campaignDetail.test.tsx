import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { confirmation } from '../../testing/confirmation';
import { openAdmin, tablePage } from '../../testing/admin';
import { campaign, progress } from '../testing/campaign';

const over = {
  ...campaign,
  status: 'SENT',
  sentAt: '2026-06-01T06:00:00.000Z',
  finishedAt: '2026-06-01T06:10:00.000Z',
  recipientCount: 10,
  progress: progress({ sent: 7, unknown: 2, failed: 1 }),
};

const mail = {
  __typename: 'OutgoingMail',
  id: 'm1',
  recipient: 'sita@example.com',
  state: 'FAILED',
  dueAt: '2026-06-01T06:00:00.000Z',
  attempts: 1,
  endedAt: '2026-06-01T06:01:00.000Z',
  problem: '550 5.1.1 No such user',
};

async function open(path: string, answers: Record<string, any> = {}) {
  const admin = await openAdmin(path, {
    CampaignTable: { campaignTable: tablePage('CampaignTable', [over]) },
    EditedCampaign: { campaign: over },
    CampaignRecipients: { campaignRecipientTable: tablePage('CampaignRecipientTable', [mail]) },
    ...answers,
  });
  const of = (wanted: string) => admin.asked.filter(({ name }) => name === wanted).map(({ variables }) => variables);
  return { ...admin, of };
}

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Dashain offer' }));

test('a press on a campaign shows to whom it went, and what became of each mail', async () => {
  const { user, of, address } = await open('/admin/emailCampaigns');
  await user.click(await screen.findByRole('button', { name: 'Dashain offer' }));
  const detail = await dialog();
  const row = within(await detail.findByRole('row', { name: /sita@example.com/ }));
  expect(row.getByText('Not delivered')).toBeTruthy();
  expect(row.getByText('550 5.1.1 No such user')).toBeTruthy();
  expect(detail.getByText('Sent: 7')).toBeTruthy();
  expect(address()).toBe('/admin/emailCampaigns?view=c1');
  expect(of('CampaignRecipients')).toMatchObject([{ campaignId: 'c1', sort: 'EMAIL', state: null }]);
});

test('its list is searched and filtered by itself, and leaves nothing in the address', async () => {
  const { user, of, address } = await open('/admin/emailCampaigns?search=Dashain&view=c1&to.state=UNKNOWN');
  const detail = await dialog();
  await waitFor(() => expect(of('CampaignRecipients').at(-1)).toMatchObject({ search: null, state: 'UNKNOWN' }));
  await user.selectOptions(await detail.findByLabelText('Status'), 'FAILED');
  await waitFor(() => expect(of('CampaignRecipients').at(-1)).toMatchObject({ state: 'FAILED' }));
  expect(address()).toBe('/admin/emailCampaigns?search=Dashain&view=c1&to.state=FAILED');
  expect(of('CampaignTable').at(-1)).toMatchObject({ search: 'Dashain' });
  await user.click(detail.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(address()).toBe('/admin/emailCampaigns?search=Dashain'));
});

test('what may have arrived is sent again only by somebody who was told that some may get it twice', async () => {
  const { user, of } = await open('/admin/emailCampaigns?view=c1', {
    ResendCampaignMails: {
      resendCampaignMails: { ...over, status: 'SENDING', progress: progress({ sent: 7, waiting: 2, failed: 1 }) },
    },
  });
  const detail = await dialog();
  const [unknown, failed] = await detail.findAllByRole('button', { name: 'Send again' });
  await user.click(unknown!);
  expect(confirmation.mock.calls[0]![0]).toContain('some people may get the campaign twice');
  expect(of('ResendCampaignMails')).toEqual([]);
  confirmation.mockReturnValue(true);
  await user.click(unknown!);
  expect(await screen.findByText('The emails will be sent again.')).toBeTruthy();
  expect(of('ResendCampaignMails')).toEqual([{ campaignId: 'c1', state: 'UNKNOWN' }]);
  await waitFor(() => expect(detail.getAllByRole('button', { name: 'Send again' })).toHaveLength(1));
  await user.click(failed!);
  await waitFor(() => expect(of('ResendCampaignMails').at(-1)).toEqual({ campaignId: 'c1', state: 'FAILED' }));
});

test('one that is gone says so', async () => {
  await open('/admin/emailCampaigns?view=c9', { EditedCampaign: { campaign: null } });
  expect(await screen.findByText('This campaign no longer exists.')).toBeTruthy();
});
