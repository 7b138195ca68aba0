import { serverAudits } from 'graphql-http';
import { expect, it } from 'vitest';
import { useTestApp } from '../../testing/testApp.js';

const app = useTestApp();

/** Every audit of the specification 'GraphQL over HTTP' (graphql-http), the recommended ones too. */
const audits = serverAudits({ url: () => `${app.url}/graphql` });

it.each(audits.map(({ id, name, fn }) => [id, name, fn] as const))('%s %s', async (_id, _name, audit) => {
  const result = await audit();
  expect(result).toMatchObject({ status: 'ok' });
});

it('there are audits', () => expect(audits.length).toBeGreaterThan(50));
