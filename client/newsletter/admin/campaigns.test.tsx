import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { confirmation } from '../../testing/confirmation';
import { openAdmin, tablePage } from '../../testing/admin';
import { liveServer } from '../../testing/liveServer';
import { refusal } from '../../testing/fakeServer';
import { campaign, progress } from '../testing/campaign';

const ActiveSubscribers = { activeSubscriberCount: 1234 };
const QUESTION = 'Send "Dashain offer" to 1,234 active subscribers?';

const running = {
  ...campaign,
  status: 'SENDING',
  sentAt: '2026-06-01T06:00:00.000Z',
  recipientCount: 10,
  progress: progress({ sent: 3, sending: 1, waiting: 6 }),
};
const list = (...items: object[]) => ({ campaignTable: tablePage('CampaignTable', items) });
const row = async () => within(await screen.findByRole('row', { name: /Dashain offer/ }));

describe('a draft', () => {
  test('is sent from the list after a question that says to how many', async () => {
    const { user, asked } = await openAdmin('/admin/emailCampaigns', {
      ActiveSubscribers,
      CampaignTable: list(campaign),
      SendCampaign: { sendCampaign: { ...running, version: 2 } },
    });
    const sent = () => asked.filter(({ name }) => name === 'SendCampaign').map(({ variables }) => variables);
    await user.click((await row()).getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(confirmation).toHaveBeenCalledWith(QUESTION));
    expect(sent()).toEqual([]);
    confirmation.mockReturnValue(true);
    await user.click((await row()).getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Email campaign sent!')).toBeTruthy();
    expect(sent()).toEqual([{ id: 'c1', version: 1 }]);
    expect((await row()).getByText('Sending')).toBeTruthy();
    expect((await row()).queryByRole('button', { name: 'Send' })).toBeNull();
  });

  test('that somebody else has sent meanwhile is told of, and the list looks again', async () => {
    confirmation.mockReturnValue(true);
    const { user, asked } = await openAdmin('/admin/emailCampaigns', {
      ActiveSubscribers,
      CampaignTable: list(campaign),
      SendCampaign: refusal('CONFLICT', 'This campaign was sent already.'),
    });
    const reads = () => asked.filter(({ name }) => name === 'CampaignTable').length;
    const button = (await row()).getByRole('button', { name: 'Send' });
    const before = reads();
    await user.click(button);
    expect(await screen.findByText('This campaign was sent already.')).toBeTruthy();
    await waitFor(() => expect(reads()).toBeGreaterThan(before));
  });
});

describe('in its form', () => {
  const form = async () => within(await screen.findByRole('dialog'));

  async function write(answers: Record<string, any> = {}) {
    const admin = await openAdmin('/admin/emailCampaigns?edit=new', {
      ActiveSubscribers,
      CampaignTable: list(),
      CreateCampaign: ({ input }: { input: object }) => ({ createCampaign: { ...campaign, ...input, version: 1 } }),
      UpdateCampaign: ({ input }: { input: object }) => ({ updateCampaign: { ...campaign, ...input, version: 2 } }),
      SendCampaign: { sendCampaign: running },
      ...answers,
    });
    const fields = await form();
    await admin.user.type(await fields.findByLabelText(/^Subject/), 'Dashain offer');
    await admin.user.click(await fields.findByRole('button', { name: 'HTML' }));
    await admin.user.type(fields.getByRole('textbox', { name: /^Body/ }), 'Come.');
    const press = (name: string) => admin.user.click(fields.getByRole('button', { name }));
    const asked = (wanted: string) =>
      admin.asked.filter(({ name }) => name === wanted).map(({ variables }) => variables);
    return { ...admin, fields, press, askedFor: asked };
  }

  test('a letter is saved and sent after the same question', async () => {
    const { fields, press, askedFor } = await write();
    expect(await fields.findByText('A campaign sent now would go to 1,234 active subscribers.')).toBeTruthy();
    await press('Send');
    await waitFor(() => expect(confirmation).toHaveBeenCalledWith(QUESTION));
    expect(askedFor('CreateCampaign')).toEqual([]);
    confirmation.mockReturnValue(true);
    await press('Send');
    expect(await screen.findByText('Email campaign sent!')).toBeTruthy();
    expect(askedFor('CreateCampaign')).toMatchObject([{ input: { subject: 'Dashain offer' } }]);
    expect(askedFor('SendCampaign')).toEqual([{ id: 'c1', version: 1 }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('what was kept but could not be sent is not kept twice', async () => {
    confirmation.mockReturnValue(true);
    let tries = 0;
    const { press, askedFor } = await write({
      SendCampaign: () => (++tries === 1 ? new TypeError('Failed to fetch') : { sendCampaign: running }),
    });
    await press('Send');
    expect(await screen.findByText('The shop could not be reached. Please check your connection.')).toBeTruthy();
    await press('Send');
    expect(await screen.findByText('Email campaign sent!')).toBeTruthy();
    expect([askedFor('CreateCampaign').length, askedFor('UpdateCampaign')]).toMatchObject([
      1,
      [{ id: 'c1', input: { version: 1 } }],
    ]);
    expect(askedFor('SendCampaign').at(-1)).toEqual({ id: 'c1', version: 2 });
  });

  test('saving a draft sends nothing', async () => {
    const { press, askedFor } = await write();
    await press('Save draft');
    expect(await screen.findByText('Email campaign saved as a draft.')).toBeTruthy();
    expect([confirmation.mock.calls, askedFor('SendCampaign')]).toEqual([[], []]);
  });

  test('a test goes to the writer, without saving', async () => {
    const { press, askedFor } = await write({ SendCampaignTest: { sendCampaignTest: 'admin@example.com' } });
    await press('Send me a test');
    expect(await screen.findByText('Test sent to admin@example.com.')).toBeTruthy();
    expect(askedFor('SendCampaignTest')).toMatchObject([{ subject: 'Dashain offer' }]);
    expect(askedFor('CreateCampaign')).toEqual([]);
  });

  test.each(['Send', 'Send me a test'])('an empty letter is a warning: %s', async (name) => {
    const { user, asked } = await openAdmin('/admin/emailCampaigns?edit=new', {
      ActiveSubscribers,
      CampaignTable: list(),
    });
    await (await form()).findByLabelText(/^Subject/);
    await user.click((await form()).getByRole('button', { name }));
    expect((await screen.findAllByText('Subject and body cannot be empty.')).length).toBeGreaterThan(1);
    expect(confirmation).not.toHaveBeenCalled();
    expect(asked.filter(({ name }) => name.startsWith('Send'))).toEqual([]);
  });
});

test('one that is over says in the list how many did not arrive, or may not have', async () => {
  await openAdmin('/admin/emailCampaigns', {
    CampaignTable: list({ ...running, status: 'SENT', progress: progress({ sent: 7, unknown: 2, failed: 1 }) }),
  });
  expect((await row()).getByText('Not delivered or unknown: 3')).toBeTruthy();
  expect((await row()).queryByRole('progressbar')).toBeNull();
});

describe('under way', () => {
  test('shows how far it is, is paused and goes on', async () => {
    const held = { ...running, status: 'PAUSED', progress: progress({ sent: 4, held: 6 }) };
    const { user } = await openAdmin('/admin/emailCampaigns', {
      CampaignTable: list(running),
      PauseCampaign: { pauseCampaign: held },
      ResumeCampaign: { resumeCampaign: { ...running, status: 'QUEUED' } },
    });
    expect((await row()).getByRole('progressbar').getAttribute('aria-valuetext')).toBe('3 of 10');
    expect((await row()).queryByRole('button', { name: 'Delete' })).toBeNull();
    await user.click((await row()).getByRole('button', { name: 'Pause' }));
    expect(await screen.findByText('Email campaign paused.')).toBeTruthy();
    expect((await row()).getByText('Paused')).toBeTruthy();
    expect((await row()).getByText('4 of 10')).toBeTruthy();
    await user.click((await row()).getByRole('button', { name: 'Resume' }));
    expect(await screen.findByText('Email campaign resumed.')).toBeTruthy();
    expect((await row()).getByText('Queued')).toBeTruthy();
  });

  test('says that the quiet hours hold it, and until when', async () => {
    await openAdmin('/admin/emailCampaigns', {
      CampaignTable: list({ ...running, status: 'QUEUED', quietUntil: '2026-06-02T02:15:00.000Z' }),
    });
    expect((await row()).getByText('Quiet hours: it continues at 08:00.')).toBeTruthy();
  });

  test('the list looks every two seconds while one runs, and no longer', async () => {
    vi.useFakeTimers({
      shouldAdvanceTime: true,
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    });
    try {
      let now: object = running;
      const { asked } = await openAdmin('/admin/emailCampaigns', { CampaignTable: () => list(now) });
      await row();
      const reads = () => asked.filter(({ name }) => name === 'CampaignTable').length;
      const pass = () => act(() => vi.advanceTimersByTimeAsync(2_100));
      const before = reads();
      await pass();
      expect(reads()).toBe(before + 1);
      now = { ...running, status: 'SENT', progress: progress({ sent: 10 }) };
      await pass();
      expect((await row()).getByText('Sent')).toBeTruthy();
      const after = reads();
      await pass();
      await pass();
      expect(reads()).toBe(after);
    } finally {
      vi.useRealTimers();
    }
  });

  test('the list is told while the line stands, and does not look', async () => {
    vi.useFakeTimers({
      shouldAdvanceTime: true,
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    });
    try {
      let live!: ReturnType<typeof liveServer>;
      const { asked } = await openAdmin('/admin/emailCampaigns', { CampaignTable: list(running) }, (server) => {
        live = liveServer(server);
        return live.link;
      });
      await row();
      await live.connect();
      expect(live.watched('WatchCampaign')).toEqual([{ id: running.id }]);
      const reads = () => asked.filter(({ name }) => name === 'CampaignTable').length;
      const before = reads();
      await live.tell('WatchCampaign', {
        campaign: { ...running, status: 'SENT', progress: progress({ sent: 10 }) },
      });
      await act(() => vi.advanceTimersByTimeAsync(10_000));
      expect((await row()).getByText('Sent')).toBeTruthy();
      expect(reads()).toBe(before);
      expect(live.watched('WatchCampaign')).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  });
});
