import { expect, it } from 'vitest';
import { useTestApp } from '../testing/testApp.js';
import type { SystemHealth } from './views.js';

const app = useTestApp();

const FIELDS = `{ systemHealth {
  state checkedAt
  program { version commit nodeVersion process startedAt memoryBytes }
  database {
    state problems kind version answerMs sizeBytes appliedMigrations pendingMigrations connections maxConnections processes
    replicas { state problems number secondsBehind } disk { freeBytes totalBytes }
  }
  queue { state problems waitingSince jobs { name waiting planned running failed } }
  mail { state problems route waiting failed unknown lastSentAt }
  storage { state problems kind files bytes disk { freeBytes totalBytes } }
  backup { state problems isConfigured lastMadeAt lastBytes disk { freeBytes totalBytes } }
  live { state problems }
} }`;

/** Without what is another from one moment to the next. */
const lasting = ({ program, database, storage, ...rest }: SystemHealth) => ({
  ...rest,
  program: { ...program, startedAt: typeof program.startedAt, memoryBytes: typeof program.memoryBytes },
  database: { ...database, answerMs: typeof database.answerMs, connections: typeof database.connections, disk: 0 },
  storage: { ...storage, disk: 0 },
});

it('an admin reads the same through both doors', async () => {
  const { token } = await app.admin();
  const { data } = await app.viaGraphql<{ systemHealth: SystemHealth }>(FIELDS, {}, { token });
  const { status, body } = await app.viaRest<SystemHealth>('GET', '/api/admin/system', undefined, { token });
  expect(status).toBe(200);
  expect(lasting(body)).toEqual(lasting(data.systemHealth));
  expect(body.program.version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(body.database.pendingMigrations).toBe(0);
});

it('nobody else does', async () => {
  const codeOf = async (token?: string) => (await app.viaGraphql(FIELDS, {}, { token })).errors?.[0]?.extensions.code;
  const statusOf = async (token?: string) =>
    (await app.viaRest('GET', '/api/admin/system', undefined, { token })).status;
  expect([await codeOf(), await statusOf()]).toEqual(['UNAUTHENTICATED', 401]);
  const { token } = await app.signedIn();
  expect([await codeOf(token), await statusOf(token)]).toEqual(['FORBIDDEN', 403]);
});
