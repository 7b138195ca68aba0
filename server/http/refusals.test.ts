import { describe, expect, it } from 'vitest';
import { buildUser } from '../accounts/factory.js';
import { useLogLines } from '../testing/logLines.js';
import { APART, type Call, useTestApp } from '../testing/testApp.js';

/** Whoever looks into an attack finds in the log what was refused, and to whom, and nobody's words. */

const lines = useLogLines();
const app = useTestApp(APART);

const refusals = () =>
  lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === 'refused');
const deleteUser = (call: Call) => app.viaGraphql(`mutation { deleteUser(id: "${crypto.randomUUID()}") }`, {}, call);

describe('the log', () => {
  it('tells of a password that was wrong, through both doors, and neither the name nor the password', async () => {
    const known = buildUser({ email: 'sita@example.com' });
    await app.save(known);
    await app.viaRest('POST', '/api/auth/login', { email: 'sita@example.com', password: 'let me in' });
    await app.viaGraphql(
      'mutation { signIn(input: { identifier: "sita@example.com", password: "let me in" }) { token } }',
    );
    const refused = { level: 40, code: 'UNAUTHENTICATED', reason: 'Invalid credentials.', caller: 'guest' };
    expect(refusals()).toEqual([
      expect.objectContaining({ ...refused, requestId: expect.any(String) }),
      expect.objectContaining({ ...refused, requestId: expect.any(String), what: 'signIn' }),
    ]);
    expect(lines.join('')).not.toMatch(/sita|let me in/);
  });

  it('tells of somebody who tried what is not theirs, by the id of their account', async () => {
    const person = await app.signedIn(buildUser());
    await deleteUser({ token: person.token });
    await app.viaRest('DELETE', `/api/admin/users/${crypto.randomUUID()}`, undefined, { token: person.token });
    expect(refusals()).toMatchObject([
      { code: 'FORBIDDEN', caller: person.user.id, what: 'deleteUser' },
      { code: 'FORBIDDEN', caller: person.user.id },
    ]);
  });

  it('tells of what came too often, with the line of its request', async () => {
    const ask = () => app.viaRest('POST', '/api/auth/login', { email: 'nobody', password: 'x' });
    for (let tries = 0; tries < 11; tries++) await ask();
    const last = refusals().at(-1)!;
    expect(last).toMatchObject({ code: 'RATE_LIMITED', caller: 'guest' });
    const request = lines.map((line) => JSON.parse(line) as { req?: { id: string; path: string }; time: string });
    expect(request.find(({ req }) => req?.id === last.requestId)).toMatchObject({
      req: { path: '/api/auth/login' },
      time: expect.stringMatching(/Z$/),
    });
  });

  it('says nothing of what is merely wrong', async () => {
    await app.viaRest('POST', '/api/auth/login', {});
    await app.viaGraphql('{ product(id: "nothing") { name } }');
    expect(refusals()).toEqual([]);
  });
});
