import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { confirmation } from '../../testing/confirmation';
import { openAdmin, tablePage } from '../../testing/admin';
import { refusal } from '../../testing/fakeServer';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

const delivery = {
  __typename: 'WebhookDelivery',
  id: 'd1',
  type: 'repair.created',
  body: '{"type":"repair.created","data":{"repair":{"id":"ABCD1234EFGH"}}}',
  state: 'FAILED',
  attempts: 8,
  dueAt: '2026-06-01T06:00:00.000Z',
  lastStatus: 500,
  durationMs: 120,
  problem: 'It answered 500.',
  createdAt: '2026-06-01T06:00:00.000Z',
  endedAt: '2026-06-02T08:00:00.000Z',
};

const webhook = {
  __typename: 'WebhookEndpoint',
  id: 'w1',
  url: 'https://till.example/hook',
  description: 'The till',
  events: ['REPAIR_CREATED'],
  isActive: true,
  disabledReason: null as string | null,
  disabledAt: null as string | null,
  failingSince: null as string | null,
  restsUntil: null as string | null,
  previousSecretUntil: null,
  createdAt: '2026-06-01T05:00:00.000Z',
  version: 3,
  lastDelivery: delivery as typeof delivery | null,
};

const list = (...items: object[]) => ({ webhookTable: tablePage('WebhookTable', items) });
const messages = (...items: object[]) => ({
  webhookDeliveryTable: tablePage('WebhookDeliveryTable', items),
});

async function open(path: string, answers: Record<string, any> = {}) {
  const admin = await openAdmin(path, {
    WebhookTable: list(webhook),
    WebhookDeliveries: messages(delivery),
    ...answers,
  });
  const of = (wanted: string) => admin.asked.filter(({ name }) => name === wanted).map(({ variables }) => variables);
  return { ...admin, of };
}

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('without any there is a sentence', async () => {
  await open('/admin/webhooks', { WebhookTable: list() });
  expect(await screen.findByText('No webhooks yet.')).toBeTruthy();
});

test('each shows where it goes, whether it is on, and what became of its last message', async () => {
  await open('/admin/webhooks', {
    WebhookTable: list({
      ...webhook,
      failingSince: '2026-06-01T06:00:00.000Z',
      restsUntil: '2026-06-01T07:00:00.000Z',
    }),
  });
  const row = within(await screen.findByRole('row', { name: /till\.example/ }));
  expect(row.getByText('The till')).toBeTruthy();
  expect(row.getByRole('switch', { name: 'Active. Send messages to https://till.example/hook' })).toBeTruthy();
  expect(row.getByText('Not delivered')).toBeTruthy();
  expect(row.getByText('It answered 500.')).toBeTruthy();
  expect(row.getByText(/Nothing has reached it since/)).toBeTruthy();
  expect(row.getByText(/Its messages wait/)).toBeTruthy();
});

test('one that was switched off by itself says why', async () => {
  const off = { ...webhook, isActive: false, disabledAt: '2026-06-01T06:00:00.000Z' };
  await open('/admin/webhooks', {
    WebhookTable: list(
      { ...off, disabledReason: 'GONE' },
      { ...off, id: 'w2', url: 'https://two.example/', disabledReason: 'FAILING' },
    ),
  });
  expect(await screen.findByText(/the receiver answered that it no longer exists/)).toBeTruthy();
  expect(screen.getByText(/nothing has reached it for five days/)).toBeTruthy();
});

test('a new one is written, and its secret is shown once', async () => {
  const { user, of } = await open('/admin/webhooks', {
    CreateWebhook: { createWebhook: { __typename: 'WebhookSecret', id: 'w2', secret: SECRET } },
  });
  await user.click(await screen.findByRole('button', { name: 'Add webhook' }));
  const form = await dialog('Add webhook');
  await user.type(form.getByLabelText(/^Address/), 'https://two.example/hook');
  await user.click(form.getByLabelText('Message received'));
  await user.click(form.getByLabelText('Repair status changed'));
  await user.click(form.getByRole('button', { name: 'Save' }));
  const shown = await dialog('Signing secret');
  expect(shown.getByLabelText<HTMLInputElement>('Secret').value).toBe(SECRET);
  expect(of('CreateWebhook')).toEqual([
    {
      input: {
        url: 'https://two.example/hook',
        description: null,
        events: ['REPAIR_CREATED', 'INBOX_MESSAGE_RECEIVED'],
        isActive: null,
        version: null,
      },
    },
  ]);
  await user.click(shown.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Secret copied.')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(SECRET);
  await user.click(shown.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByDisplayValue(SECRET)).toBeNull());
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(SECRET);
});

test('what is missing or refused stands at its field', async () => {
  const message = 'The address must not lead to this machine or into a private network.';
  const { user, of } = await open('/admin/webhooks?edit=new', {
    CreateWebhook: refusal('BAD_INPUT', message, { url: message }),
  });
  const form = await dialog('Add webhook');
  await user.click(await form.findByLabelText('Repair booked'));
  await user.click(form.getByLabelText('Repair status changed'));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Please enter a web address.')).toBeTruthy();
  expect(form.getByText('Please choose at least one event.')).toBeTruthy();
  expect(of('CreateWebhook')).toEqual([]);
  await user.type(form.getByLabelText(/^Address/), 'https://10.0.0.1/');
  await user.click(form.getByLabelText('Repair deleted'));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(message)).toBeTruthy();
});

test('one is changed with the version that was seen', async () => {
  const { user, of } = await open('/admin/webhooks?edit=w1', {
    UpdateWebhook: { updateWebhook: { ...webhook, description: 'The new till', version: 4 } },
  });
  const form = await dialog('Edit webhook');
  const description = await form.findByLabelText('Description');
  await user.clear(description);
  await user.type(description, 'The new till');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Webhook updated.')).toBeTruthy();
  expect(of('UpdateWebhook')).toEqual([
    {
      id: 'w1',
      input: { url: webhook.url, description: 'The new till', events: ['REPAIR_CREATED'], isActive: null, version: 3 },
    },
  ]);
  expect(await screen.findByText('The new till')).toBeTruthy();
});

test('a press switches one off', async () => {
  let isActive = true;
  const { user, of } = await open('/admin/webhooks', {
    WebhookTable: () => list({ ...webhook, isActive }),
    UpdateWebhook: () => {
      isActive = false;
      return { updateWebhook: { ...webhook, isActive, version: 4 } };
    },
  });
  await user.click(await screen.findByRole('switch', { name: /^Active/ }));
  expect(await screen.findByRole('switch', { name: /^Inactive/ })).toBeTruthy();
  expect(of('UpdateWebhook')).toMatchObject([{ id: 'w1', input: { isActive: false, version: 3 } }]);
});

test('one is deleted after a question', async () => {
  confirmation.mockReturnValue(true);
  let items: object[] = [webhook];
  const { user } = await open('/admin/webhooks', {
    WebhookTable: () => list(...items),
    DeleteWebhook: () => {
      items = [];
      return { deleteWebhook: 'w1' };
    },
  });
  await user.click(await screen.findByRole('button', { name: /Delete/ }));
  expect(confirmation.mock.calls[0]![0]).toContain('https://till.example/hook');
  expect(await screen.findByText('Webhook deleted.')).toBeTruthy();
  expect(await screen.findByText('No webhooks yet.')).toBeTruthy();
});

test('its messages are read, found by how far they are, and sent again', async () => {
  let state = 'FAILED';
  const { user, of, address } = await open('/admin/webhooks', {
    WebhookDeliveries: () => messages({ ...delivery, state }),
    RetryWebhookDelivery: () => {
      state = 'DELIVERED';
      return { retryWebhookDelivery: { ...delivery, state: 'WAITING', attempts: 0, problem: null } };
    },
  });
  await user.click(await screen.findByRole('button', { name: webhook.url }));
  const detail = await dialog(webhook.url);
  const row = within(await detail.findByRole('row', { name: /repair\.created/ }));
  await user.click(row.getByText('Show the message'));
  expect(row.getByText(/"id": "ABCD1234EFGH"/)).toBeTruthy();
  await user.click(row.getByRole('button', { name: /Send again/ }));
  expect(await screen.findByText('The message will be sent again.')).toBeTruthy();
  expect(of('RetryWebhookDelivery')).toEqual([{ id: 'd1' }]);
  expect(await detail.findByText('Delivered', { selector: 'td *' })).toBeTruthy();
  await user.selectOptions(detail.getByLabelText('Status'), 'FAILED');
  await waitFor(() => expect(of('WebhookDeliveries').at(-1)).toMatchObject({ webhookId: 'w1', state: 'FAILED' }));
  expect(address()).toBe('/admin/webhooks?view=w1&message.state=FAILED');
  await user.click(detail.getAllByRole('button', { name: 'Close' })[0]!);
  await waitFor(() => expect(address()).toBe('/admin/webhooks'));
});

test('a test is sent, and seen as soon as it has arrived', async () => {
  let items: object[] = [];
  const { user } = await open('/admin/webhooks?view=w1', {
    WebhookDeliveries: () => messages(...items),
    SendTestWebhook: () => {
      const sent = { ...delivery, id: 'd2', type: 'webhook.test', state: 'WAITING', attempts: 0, problem: null };
      items = [{ ...sent, state: 'DELIVERED', attempts: 1, lastStatus: 204, durationMs: 87 }];
      return { sendTestWebhook: sent };
    },
  });
  const detail = await dialog(webhook.url);
  expect(await detail.findByText('Nothing was sent to this webhook yet.')).toBeTruthy();
  await user.click(detail.getByRole('button', { name: 'Send a test' }));
  expect(await screen.findByText('The test is on its way.')).toBeTruthy();
  expect(await detail.findByText('Answered 204 in 87 ms')).toBeTruthy();
});

test('a new secret is made after a question, and shown once', async () => {
  confirmation.mockReturnValue(true);
  const { user, of } = await open('/admin/webhooks?view=w1', {
    RotateWebhookSecret: { rotateWebhookSecret: { __typename: 'WebhookSecret', id: 'w1', secret: SECRET } },
  });
  await user.click((await dialog(webhook.url)).getByRole('button', { name: 'New secret' }));
  const shown = await dialog('Signing secret');
  expect(shown.getByLabelText<HTMLInputElement>('Secret').value).toBe(SECRET);
  expect(shown.getByText(/For 24 hours/)).toBeTruthy();
  expect(of('RotateWebhookSecret')).toEqual([{ id: 'w1' }]);
});
