import { beforeEach, describe, expect, it } from 'vitest';
import { ActivityLog } from '../../activity/entity.js';
import { type Call, useTestApp } from '../../testing/testApp.js';
import { User } from '../entity.js';
import { buildUser } from '../factory.js';

const app = useTestApp();
// the expiry of a token is checked against the real clock
beforeEach(() => {
  app.now = new Date();
});

const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { token user { id email role } } }';

const sita = {
  username: 'sita_s',
  name: 'Sita Sharma',
  email: 'Sita@Example.com',
  password: 'namaste',
  contactNumber: '९८४१-२३४५६७',
};

interface Outcome {
  token?: string;
  user?: Partial<User>;
  code?: string;
  message?: string;
  fields?: Record<string, string>;
}

const viaRest = async (input: object) => (await app.viaRest<Outcome>('POST', '/api/auth/register', input)).body;

const doors = {
  GraphQL: async (input: object): Promise<Outcome> => {
    const { data, errors } = await app.viaGraphql<{ register: Outcome } | null>(REGISTER, { input });
    const [error] = errors ?? [];
    return error ? { message: error.message, ...error.extensions } : data!.register;
  },
  REST: viaRest,
};

describe.each(Object.entries(doors))('registering through %s', (_name, register) => {
  it('opens an account, signs in, mails a link that confirms the address, and is logged', async () => {
    const { token, user } = await register(sita);
    expect(user).toMatchObject({ email: 'Sita@Example.com', role: 'USER' });
    const me = await app.viaRest<Outcome['user']>('GET', '/api/auth/me', undefined, { token });
    expect(me.body).toMatchObject({ username: 'sita_s', name: 'Sita Sharma', contactNumber: '९८४१-२३४५६७' });
    await app.settle();
    expect(await app.em.findAll(ActivityLog)).toMatchObject([
      { actionType: 'USER_REGISTER', userId: user!.id, userEmail: 'Sita@Example.com' },
    ]);
    const [mail] = app.mailer.sent;
    expect(mail).toMatchObject({ to: 'Sita@Example.com', subject: 'Confirm your email address' });
    const [, secret] = /#\/confirm\/([\w-]+)/.exec(mail!.text)!;
    const confirm = (call: Call) =>
      app.viaGraphql('mutation ($token: String!) { confirmEmail(token: $token) }', { token: secret }, call);
    // a link that a stranger clicks, or has somebody click, proves nothing
    const stranger = await app.signedIn();
    expect((await confirm({})).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect((await confirm(stranger)).errors?.[0]?.extensions.code).toBe('BAD_INPUT');
    expect(await confirm({ token })).toMatchObject({ data: { confirmEmail: true } });
    expect((await app.em.findOneOrFail(User, { id: user!.id })).emailConfirmedAt).toEqual(app.now);
    expect((await confirm({ token })).errors?.[0]?.extensions.code).toBe('BAD_INPUT');
  });

  it.each([
    ['no username', { username: '' }, 'All fields are required.'],
    ['no name', { name: ' ' }, 'All fields are required.'],
    ['no email', { email: '' }, 'All fields are required.'],
    ['no password', { password: '' }, 'All fields are required.'],
    ['a short username', { username: 'ab' }, 'Username must be at least 3 characters long.'],
    ['an @ in the username', { username: 'a@b.c' }, 'Username can only contain letters, numbers, and underscores.'],
    ['a Devanagari username', { username: 'सीता' }, 'Username can only contain letters, numbers, and underscores.'],
    ['half an email', { email: 'sita@' }, 'Please enter a valid email address.'],
    ['two lines in the email', { email: 'sita@example.com\nBcc: x@y.z' }, 'Please enter a valid email address.'],
    ['a short password', { password: '12345' }, 'Password must be at least 6 characters.'],
    ['a long password', { password: 'x'.repeat(129) }, 'Password can have at most 128 characters.'],
    [
      'two lines as a name',
      { name: 'Dear customer,\r\nopen https://evil.example' },
      'Full name contains a character that cannot be used.',
    ],
    ['a name of nothing that is seen', { name: '\u200b\u3164' }, 'All fields are required.'],
    ['half a number', { contactNumber: '98' }, 'Please provide a valid phone number.'],
    [
      'a picture that is a script',
      { profilePictureUrl: 'javascript:alert(1)' },
      'Invalid file type. Please select an image.',
    ],
  ])('refuses %s', async (_what, wrong, message) => {
    const answer = await register({ ...sita, ...wrong });
    expect(answer).toMatchObject({ code: 'BAD_INPUT', message, fields: { [Object.keys(wrong)[0]!]: message } });
    expect(await app.em.count(User)).toBe(0);
  });

  it.each([
    ['a taken username in another case', { username: 'RAM' }, { username: 'This username is already taken.' }],
    [
      'a taken address in another case',
      { email: 'RAM@example.com' },
      { email: 'An account with this email already exists.' },
    ],
    ['a reserved username', { username: 'Guest_User' }, { username: 'This username is already taken.' }],
    [
      'the address of the main admin',
      { email: 'ADMIN@example.com' },
      { email: 'An account with this email already exists.' },
    ],
  ])('refuses %s', async (_what, taken, fields) => {
    await app.save(buildUser({ username: 'Ram', email: 'ram@Example.com' }));
    expect(await register({ ...sita, ...taken })).toMatchObject({ code: 'CONFLICT', fields });
  });
});

it('takes nothing but what a form may set', async () => {
  const id = '7f2b1f0e-0000-4000-8000-000000000000';
  const forged = { id, role: 'ADMIN', emailConfirmedAt: new Date(), createdAt: new Date(0), passwordHash: 'x' };
  await viaRest({ ...sita, ...forged });
  const user = await app.em.findOneOrFail(User, { username: 'sita_s' });
  expect(user).toMatchObject({ role: 'USER', emailConfirmedAt: null, createdAt: app.now });
  expect(user.id).not.toBe(id);
  expect(user.passwordHash).toMatch(/^\$argon2id\$/);
});

it('answers 201, and 409 for what is taken', async () => {
  expect((await app.viaRest('POST', '/api/auth/register', sita)).status).toBe(201);
  expect((await app.viaRest('POST', '/api/auth/register', sita)).status).toBe(409);
});

it('makes one account of two requests at the same time', async () => {
  const answers = await Promise.all([viaRest(sita), viaRest(sita)]);
  expect(answers.map(({ code }) => code ?? 'made').toSorted()).toEqual(['CONFLICT', 'made']);
  expect(await app.em.count(User)).toBe(1);
});

it('writes in the language of the form', async () => {
  await doors.GraphQL({ ...sita, language: 'NE' });
  await app.settle();
  expect(app.mailer.sent).toMatchObject([{ subject: 'इमेल ठेगाना पुष्टि गर्नुहोस्' }]);
});

it('is limited by address', async () => {
  const attempt = () => app.viaRest<Outcome>('POST', '/api/auth/register', { ...sita, username: 'admin' });
  for (let tries = 0; tries < 30; tries++) await attempt();
  const { status, headers, body } = await attempt();
  expect([status, body]).toEqual([
    429,
    { code: 'RATE_LIMITED', message: 'Too many requests. Please try again later.' },
  ]);
  expect(Number(headers.get('Retry-After'))).toBeGreaterThan(3000);
});
