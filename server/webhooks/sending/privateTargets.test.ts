import { describe, expect, it } from 'vitest';
import { outcomesOf } from '../../testing/outcomes.js';
import { useTestApp } from '../../testing/testApp.js';
import { WebhookReceiver } from '../../testing/webhookReceiver.js';
import { WebhookDelivery, type WebhookEndpoint } from '../entity.js';
import { buildDelivery, buildWebhook } from '../factory.js';

/** As a shop is set up that has not allowed private targets. */
const app = useTestApp();

const { graphql } = outcomesOf<WebhookEndpoint>(app);

const PRIVATE = 'The address must not lead to this machine or into a private network.';

const CASES = [
  ['http://8.8.8.8/', 'The address must begin with https://.'],
  ['https://127.0.0.1/', PRIVATE],
  ['https://127.1/', PRIVATE],
  ['https://2130706433/', PRIVATE],
  ['https://0x7f.0.0.1:8443/', PRIVATE],
  ['https://0.0.0.0/', PRIVATE],
  ['https://10.1.2.3/', PRIVATE],
  ['https://169.254.169.254/latest/meta-data', PRIVATE],
  ['https://[::1]/', PRIVATE],
  ['https://[::ffff:127.0.0.1]/', PRIVATE],
  ['https://[::127.0.0.1]/', PRIVATE],
  ['https://[64:ff9b::10.0.0.1]/', PRIVATE],
  ['https://localhost/', PRIVATE],
  ['https://localhost:8443/hook', PRIVATE],
];

describe.each(CASES)('%s', (url, message) => {
  it('is refused when it is entered, for a new endpoint and for one that is there', async () => {
    const { token } = await app.admin();
    const refused = { code: 'BAD_INPUT', message, fields: { url: message } };
    const input = { url, events: ['REPAIR_CREATED'] };
    const create = 'mutation ($input: WebhookInput!) { createWebhook(input: $input) { id } }';
    expect(await graphql(create, { input }, { token })).toMatchObject(refused);
    const [endpoint] = await app.save(buildWebhook(app.deps.config));
    const update = 'mutation ($id: ID!, $input: WebhookInput!) { updateWebhook(id: $id, input: $input) { id } }';
    expect(await graphql(update, { id: endpoint!.id, input }, { token })).toMatchObject(refused);
    // one that was allowed once can be switched off
    const off = { id: endpoint!.id, input: { ...input, isActive: false } };
    expect(await graphql(update, off, { token })).toMatchObject({ id: endpoint!.id });
  });

  it('is refused at each attempt, whatever was allowed when it was entered', async () => {
    const endpoint = buildWebhook(app.deps.config, { url });
    await app.save<object>(endpoint, buildDelivery(endpoint));
    await app.settle();
    expect(await app.em.findAll(WebhookDelivery)).toMatchObject([
      { state: 'WAITING', attempts: 1, lastStatus: null, problem: message },
    ]);
  });
});

it('nothing is even connected to where a name leads to this machine', async () => {
  const receiver = new WebhookReceiver();
  await receiver.start();
  let connections = 0;
  receiver.onConnection(() => (connections += 1));
  const endpoint = buildWebhook(app.deps.config, { url: `https://localhost:${receiver.port}/` });
  await app.save<object>(endpoint, buildDelivery(endpoint));
  await app.settle();
  expect(connections).toBe(0);
  await receiver.stop();
});

it('a name that nobody knows is refused when it is entered', async () => {
  const { token } = await app.admin();
  const input = { url: 'https://nobody.invalid/', events: ['REPAIR_CREATED'] };
  const create = 'mutation ($input: WebhookInput!) { createWebhook(input: $input) { id } }';
  const message = 'The host of this address cannot be found.';
  expect(await graphql(create, { input }, { token })).toMatchObject({ code: 'BAD_INPUT', fields: { url: message } });
});
