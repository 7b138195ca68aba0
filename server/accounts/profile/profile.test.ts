import { beforeEach, describe, expect, it } from 'vitest';
import { ActivityLog } from '../../activity/entity.js';
import { useTestApp } from '../../testing/testApp.js';
import { Session, User } from '../entity.js';

const app = useTestApp();
// the expiry of a token is checked against the real clock
beforeEach(() => {
  app.now = new Date();
});

const put = (what: string, input: unknown, token?: string) =>
  app.viaRest<Record<string, unknown>>('PUT', `/api/auth/${what}`, input, { token });

describe('the profile', () => {
  it('changes what is given, through both doors, and leaves the rest', async () => {
    const { user, token } = await app.signedIn();
    const { status, body } = await put('profile', { contactNumber: '9841234567' }, token);
    expect([status, body.name, body.contactNumber]).toEqual([200, 'Sita Sharma', '9841234567']);
    const UPDATE = `mutation ($input: UpdateProfileInput!) {
      updateProfile(input: $input) { name contactNumber profilePictureUrl }
    }`;
    const input = { name: 'सीता शर्मा', profilePictureUrl: 'https://example.com/me.jpg' };
    expect((await app.viaGraphql(UPDATE, { input }, { token })).data).toEqual({
      updateProfile: { ...input, contactNumber: '9841234567' },
    });
    await put('profile', { contactNumber: null, profilePictureUrl: '' }, token);
    expect(await app.em.findOneOrFail(User, { id: user.id })).toMatchObject({
      name: 'सीता शर्मा',
      contactNumber: null,
      profilePictureUrl: null,
    });
    await app.settle();
    const lines = await app.em.find(ActivityLog, {}, { orderBy: { timestamp: 'asc' } });
    expect(lines.map(({ actionType }) => actionType)).toEqual(Array(3).fill('USER_PROFILE_UPDATE'));
    expect(JSON.stringify(lines)).not.toContain('9841234567');
  });

  it('leaves no trace of a change that changes nothing', async () => {
    const { user, token } = await app.signedIn();
    await put('profile', { name: user.name, contactNumber: null }, token);
    await app.settle();
    expect(await app.em.count(ActivityLog)).toBe(0);
  });

  it.each([
    ['no name', { name: '' }, 'Full name is required.'],
    ['null as a name', { name: null }, 'Full name is required.'],
    ['half a number', { contactNumber: '12' }, 'Please provide a valid phone number.'],
    ['a picture that is none', { profilePictureUrl: 'data:text/html,x' }, 'Invalid file type. Please select an image.'],
  ])('refuses %s', async (_what, input, message) => {
    const { token } = await app.signedIn();
    const { status, body } = await put('profile', input, token);
    expect([status, body.message]).toEqual([400, message]);
  });

  it('takes nothing else: no role, no address, no name of another account', async () => {
    const { user, token } = await app.signedIn();
    const forged = { role: 'ADMIN', email: 'x@y.z', username: 'admin', id: 'x', emailConfirmedAt: new Date() };
    const { body } = await put('profile', forged, token);
    expect(body).toMatchObject({ role: 'USER', email: user.email, username: user.username, id: user.id });
  });
});

describe('preferences', () => {
  const DEFAULTS = { theme: 'system', reduceMotion: false, fontSize: 'md', customThemeColors: null, language: null };

  it('change what is given and answer with all of them', async () => {
    const { token } = await app.signedIn();
    expect((await put('preferences', { theme: 'dark', language: 'ne' }, token)).body).toEqual({
      ...DEFAULTS,
      theme: 'dark',
      language: 'ne',
    });
    const colours = { customThemeColors: { primary: '#AA0000' } };
    expect((await put('preferences', { reduceMotion: true, ...colours }, token)).body).toEqual({
      ...DEFAULTS,
      theme: 'dark',
      language: 'ne',
      reduceMotion: true,
      customThemeColors: { primary: '#AA0000', background: null, text: null },
    });
    const nothing = { theme: null, reduceMotion: null, customThemeColors: {}, language: null };
    expect((await put('preferences', nothing, token)).body).toEqual(DEFAULTS);
    const UPDATE = `mutation { updatePreferences(input: { fontSize: XL }) {
      preferences { theme fontSize reduceMotion language customThemeColors { primary } }
    } }`;
    expect((await app.viaGraphql(UPDATE, {}, { token })).data).toEqual({
      updatePreferences: {
        preferences: { theme: 'SYSTEM', fontSize: 'XL', reduceMotion: false, language: null, customThemeColors: null },
      },
    });
  });

  it.each([
    { theme: 'pink' },
    { fontSize: 7 },
    { reduceMotion: 'yes' },
    { customThemeColors: { primary: 'red' } },
    { customThemeColors: { text: '#fff;}body{display:none' } },
    { language: 'fr' },
    [],
    'dark',
  ])('refuse %o', async (input) => {
    const { token } = await app.signedIn();
    expect((await put('preferences', input, token)).status).toBe(400);
  });

  it('are kept for those who are logged in', async () => {
    const { status, body } = await put('preferences', { theme: 'dark' });
    expect([status, body.message]).toEqual([401, 'You must be logged in to save preferences.']);
  });
});

describe('logging out', () => {
  it('ends this session and no other, and is logged', async () => {
    const { user, token } = await app.signedIn();
    const { token: other } = await app.signedIn(user);
    const { status, body } = await app.viaRest('POST', '/api/auth/logout', undefined, { token });
    expect([status, body]).toEqual([200, { success: true }]);
    const me = await app.viaRest('GET', '/api/auth/me', undefined, { token });
    expect([me.status, me.headers.get('X-Session')]).toEqual([401, 'ended']);
    expect((await app.viaRest('GET', '/api/auth/me', undefined, { token: other })).status).toBe(200);
    await app.settle();
    expect(await app.em.findAll(ActivityLog)).toMatchObject([{ actionType: 'USER_LOGOUT', userId: user.id }]);
  });

  it('is no error for a guest', async () => {
    expect((await app.viaGraphql('mutation { signOut }')).data).toEqual({ signOut: true });
  });
});

it('deleting an account ends its sessions', async () => {
  const { user, token } = await app.signedIn();
  await app.em.nativeDelete(User, { id: user.id });
  expect(await app.em.count(Session)).toBe(0);
  expect((await app.viaRest('GET', '/api/auth/me', undefined, { token })).status).toBe(401);
});
