import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openAdmin, tablePage } from '../../testing/admin';
import { refusal } from '../../testing/fakeServer';
import { campaign } from '../testing/campaign';

const ActiveSubscribers = { activeSubscriberCount: 1234 };

test('a campaign without subject or body is a warning, and nothing is sent', async () => {
  const { user, asked } = await openAdmin('/admin/emailCampaigns', {
    ActiveSubscribers,
    CampaignTable: { campaignTable: tablePage('CampaignTable', []) },
  });
  expect(await screen.findByText('No campaigns have been sent yet.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'New Email Campaign' }));
  const form = within(await screen.findByRole('dialog'));
  await user.type(form.getByLabelText(/^Subject/), '   ');
  await user.click(form.getByRole('button', { name: 'Save draft' }));
  expect((await screen.findAllByText('Subject and body cannot be empty.')).length).toBeGreaterThan(1);
  expect(asked.some(({ name }) => name === 'CreateCampaign')).toBe(false);
});

test('a draft is written, kept and edited', async () => {
  let items: object[] = [];
  const { user } = await openAdmin('/admin/emailCampaigns?edit=new', {
    ActiveSubscribers,
    CampaignTable: () => ({ campaignTable: tablePage('CampaignTable', items) }),
    CreateCampaign: ({ input }) => {
      items = [{ ...campaign, ...input, version: 1 }];
      return { createCampaign: items[0] };
    },
  });
  const form = within(await screen.findByRole('dialog'));
  await user.type(form.getByLabelText(/^Subject/), 'Tihar');
  await user.click(await form.findByRole('button', { name: 'HTML' }));
  await user.type(form.getByRole('textbox', { name: /^Body/ }), '<p>Lights.</p>');
  await user.click(form.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText('Email campaign saved as a draft.')).toBeTruthy();
  const row = within(await screen.findByRole('row', { name: /Tihar/ }));
  expect(row.getByText('Draft')).toBeTruthy();
  await user.click(row.getByRole('button', { name: /Edit/ }));
  expect(within(await screen.findByRole('dialog')).getByLabelText<HTMLInputElement>(/^Subject/).value).toBe('Tihar');
});

const CHANGED = 'This was changed by someone else. Reload to see the changes.';

/** Edits the draft's subject to 'Mine' and sends it, while somebody else made `theirs` of it; the server says `reason`. */
async function collide(theirs: object, reason = CHANGED) {
  let now: Record<string, any> = campaign;
  const sent: Record<string, any>[] = [];
  const admin = await openAdmin('/admin/emailCampaigns?search=Dashain&edit=c1', {
    ActiveSubscribers,
    // under their subject the list does not find it any more
    CampaignTable: () => ({ campaignTable: tablePage('CampaignTable', now.version === 1 ? [campaign] : []) }),
    EditedCampaign: () => ({ campaign: now }),
    UpdateCampaign: ({ input }) => {
      sent.push(input);
      if (sent.length === 1) {
        now = { ...campaign, ...theirs, version: 2 };
        return refusal('CONFLICT', reason);
      }
      now = { ...campaign, ...input, version: 3 };
      return { updateCampaign: now };
    },
  });
  const form = within(await screen.findByRole('dialog'));
  const subject = await form.findByLabelText<HTMLInputElement>(/^Subject/);
  await admin.user.clear(subject);
  await admin.user.type(subject, 'Mine');
  await admin.user.click(form.getByRole('button', { name: 'Save draft' }));
  return { ...admin, sent, form, subject };
}

const theirs = { subject: 'Theirs', body: '<p>Come tomorrow.</p>' };

test('two who write a draft see both versions, and go on from theirs with nothing lost', async () => {
  const { user, sent, form, subject, address } = await collide(theirs);
  const both = within(await screen.findByRole('dialog', { name: 'Two versions' }));
  // whose it is, and what they wrote
  for (const side of [/^My.*Mine$/, /^Their.*Theirs$/, /^My.*Come.*and see/, /^Their.*Come.*tomorrow/]) {
    expect(both.getByRole('radio', { name: side })).toBeTruthy();
  }
  await user.click(both.getByRole('button', { name: 'Keep editing mine on top of theirs' }));
  expect(subject.value).toBe('Mine');
  await user.click(form.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText('Email campaign updated.')).toBeTruthy();
  expect(sent).toEqual([
    { subject: 'Mine', body: '<p>Come and see.</p>', version: 1 },
    { subject: 'Mine', body: '<p>Come tomorrow.</p>', version: 2 },
  ]);
  await waitFor(() => expect(address()).toBe('/admin/emailCampaigns?search=Dashain'));
});

test('a draft that was sent meanwhile is not offered to be written on; what was typed stays', async () => {
  const { subject } = await collide({ ...theirs, status: 'SENT' }, 'Only a draft can be changed.');
  expect(await screen.findByText('Only a draft can be changed.')).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: 'Two versions' })).toBeNull();
  expect(subject.value).toBe('Mine');
});
