import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { AccessScope } from './core/accessScope.js';
import { HTTP_STATUS } from './core/errors.js';
import { buildProduct } from './products/factory.js';
import { RepairStatus } from './repairs/enums.js';
import { followGuide, type OnLine } from './testing/guide.js';
import { examplesOf } from './testing/guideExamples.js';
import { useTestApp } from './testing/testApp.js';
import { WebhookDelivery } from './webhooks/entity.js';
import { type MessageType, WebhookEvent } from './webhooks/enums.js';
import { buildWebhook } from './webhooks/factory.js';
import { webhookEvents } from './webhooks/payloads.js';
import { giveSecret } from './webhooks/sending/secret.js';

/** The guide for third parties holds: each of its examples is tried, and its tables name what there is. */

const markdown = readFileSync(path.join(import.meta.dirname, '..', 'docs', 'api.md'), 'utf8');

const app = useTestApp(() => ({ webhookPrivateTargets: true }));

// the guide's programs and the signatures that they verify go by the machine's clock
beforeEach(() => {
  app.now = new Date();
});

const dayIn = (days: number) => new Date(app.now.getTime() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** What the guide says that others do while its programs run: the workshop moves the set, and a stranger makes a message up. */
async function surroundings(): Promise<{ secret: string; onLine: OnLine }> {
  const { token } = await app.admin();
  const endpoint = buildWebhook(app.deps.config, { events: [WebhookEvent.REPAIR_STATUS_CHANGED] });
  const secret = giveSecret(app.deps.config, endpoint);

  const move = async (id: string | undefined, status: RepairStatus) => {
    const { errors } = await app.viaGraphql(
      'mutation ($id: ID!, $input: ChangeRepairStatusInput!) { changeRepairStatus(id: $id, input: $input) { id } }',
      { id, input: { status } },
      { token },
    );
    expect(errors).toBeUndefined();
    await app.settle();
  };
  const deliverAgain = async () => {
    const { em } = app;
    const [delivery] = await em.findAll(WebhookDelivery);
    Object.assign(delivery!, { state: 'WAITING', dueAt: app.now });
    await em.flush();
    await app.settle();
  };

  const onLine: OnLine = async (program, line, { repairId }) => {
    if (program === 'follow.js' && line === 'REQUESTED') await move(repairId, RepairStatus.PICKED_UP);
    if (program !== 'receive.js') return;
    const port = /^Listening on (\d+)$/.exec(line)?.[1];
    if (port) {
      endpoint.url = `http://127.0.0.1:${port}/hook`;
      await app.save(endpoint);
      await fetch(endpoint.url, { method: 'POST', body: '{}' });
    }
    if (line === 'Refused.') await move(repairId, RepairStatus.DIAGNOSING);
    if (line.endsWith(RepairStatus.DIAGNOSING)) {
      await deliverAgain();
      await move(repairId, RepairStatus.DIAGNOSED);
    }
  };
  return { secret, onLine };
}

describe('docs/api.md', () => {
  it('shows examples that work', async () => {
    await app.save(...[18_000, 31_000, 24_500].map((price, at) => buildProduct({ price, createdAt: new Date(at) })));
    const person = { username: 'sita', name: 'Sita Sharma', email: 'sita@example.com', password: 'namaste 7' };
    await app.viaRest('POST', '/api/auth/register', person);
    const { secret, onLine } = await surroundings();
    const values = {
      PARDA: app.url,
      EMAIL: person.email,
      PASSWORD: person.password,
      SECRET: secret,
      tomorrow: dayIn(1),
      nextMonth: dayIn(30),
    };
    expect(await followGuide({ markdown, values, onLine })).toEqual({ http: expect.any(Number), js: 2 });
  });

  it('names each event of the webhooks, and shows a message as it is sent', () => {
    const named = Array.from(markdown.matchAll(/^\| `([a-z]+\.[a-z_]+)` \|/gm), ([, type]) => type);
    expect(named).toEqual(webhookEvents.map(({ type }) => type));
    const shown = examplesOf(markdown).filter(({ language }) => language === 'json');
    for (const { text } of shown) {
      const message = JSON.parse(text) as { type: MessageType };
      expect(
        webhookEvents
          .find(({ type }) => type === message.type)!
          .schema.strict()
          .parse(message),
      ).toEqual(message);
    }
    expect(shown).not.toEqual([]);
  });

  it('names each scope', () => {
    const named = Array.from(markdown.matchAll(/`([a-z]+:(?:read|write))`/g), ([, scope]) => scope);
    expect(new Set(named)).toEqual(new Set(Object.values(AccessScope)));
  });

  it('names each error with its status', () => {
    const named = Array.from(markdown.matchAll(/^\| `([A-Z_]+)` \| (\d+) \|/gm), ([, code, status]) => [code, status]);
    expect(named).toEqual(Object.entries(HTTP_STATUS).map(([code, status]) => [code, String(status)]));
  });
});
