import { beforeEach, describe, expect, it } from 'vitest';
import { ActivityLog } from '../../activity/entity.js';
import { SocialProvider } from '../../core/config/config.js';
import { arrivalAt, Browser } from '../../testing/browser.js';
import { socialTestApp } from '../../testing/socialApp.js';
import { SocialIdentity, User } from '../entity.js';
import { buildUser } from '../factory.js';

const { app, google, doors, codeFrom, links, connect } = socialTestApp();
const { start, link, unlink, codeFor } = links;
const { GOOGLE, X } = SocialProvider;

const REFUSED = { code: 'BAD_INPUT', message: 'Social login failed.' };

let sita: { user: User; token: string };
let stranger: { user: User; token: string };
beforeEach(async () => {
  sita = await app.signedIn(buildUser({ email: 'sita@shop.example', passwordHash: 'a hash' }));
  stranger = await app.signedIn(buildUser());
});

describe('connecting a provider', () => {
  it('goes out with a ticket, and comes back to the settings', async () => {
    const address = (await start(GOOGLE, sita.token)) as string;
    expect(address).toMatch(/^\/auth\/google\?redirect=%2Fsettings&link=[\w-]{43}$/);
    const { code, ...arrival } = await new Browser(app.url).signIn(address);
    expect(arrival).toEqual({ provider: GOOGLE, redirect: '/settings' });
    expect(await link(code!, sita.token)).toEqual({ id: sita.user.id, linkedProviders: ['GOOGLE'] });
    await app.settle();
    expect(await app.em.findAll(ActivityLog)).toMatchObject([
      { actionType: 'USER_PROFILE_UPDATE', userId: sita.user.id, description: 'Connected google.' },
    ]);
    expect((await doors.REST(GOOGLE, await codeFrom(GOOGLE))).user!.id).toBe(sita.user.id);
  });

  it('leaves the address of the account as it is', async () => {
    await link(await codeFor(sita.token), sita.token);
    expect(await app.em.findOneOrFail(User, { id: sita.user.id })).toMatchObject({
      email: 'sita@shop.example',
      emailConfirmedAt: null,
      passwordHash: 'a hash',
    });
  });

  it('is for people who are signed in', async () => {
    expect(await start(GOOGLE)).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await link(await codeFor(sita.token))).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await unlink(GOOGLE)).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('is refused for a provider that the shop is not registered with', async () => {
    const { social } = app.deps.config;
    const { client } = social.x;
    social.x.client = null;
    try {
      const refusal = { code: 'CONFLICT', message: 'This way to sign in is not set up.' };
      expect(await start(X, sita.token)).toEqual(refusal);
    } finally {
      social.x.client = client;
    }
  });

  it('takes a ticket once', async () => {
    const address = (await start(GOOGLE, sita.token)) as string;
    await new Browser(app.url).signIn(address);
    const { location } = await new Browser(app.url).visit(address);
    expect(arrivalAt(location)).toEqual({ provider: GOOGLE, error: 'failed', redirect: '/settings' });
  });

  it.each([
    ['after ten minutes', (address: string) => ((app.now = new Date(app.now.getTime() + 10 * 60_000)), address)],
    ['for another provider', (address: string) => address.replace('/google', '/github')],
    ['that is none', (address: string) => `${address}x`],
    ['of two', (address: string) => `${address}&link=x`],
  ])('refuses a ticket %s', async (_what, change) => {
    const address = change((await start(GOOGLE, sita.token)) as string);
    const { location } = await new Browser(app.url).visit(address);
    expect(arrivalAt(location)).toMatchObject({ error: 'failed', redirect: '/settings' });
  });

  it('takes a code once', async () => {
    const code = await codeFor(sita.token);
    await link(code, sita.token);
    await unlink(GOOGLE, sita.token);
    expect(await link(code, sita.token)).toEqual(REFUSED);
  });

  it("connects nothing by a stranger's ticket or code", async () => {
    // the owner was led to the stranger's address, or to a page with the stranger's code
    const code = await codeFor(stranger.token);
    expect(await link(code, sita.token)).toEqual(REFUSED);
    expect(await app.em.count(SocialIdentity)).toBe(0);
  });

  it('keeps the codes for signing in and for connecting apart', async () => {
    expect(await link(await codeFrom(GOOGLE), sita.token)).toEqual(REFUSED);
    const refusal = await doors.GraphQL(GOOGLE, await codeFor(sita.token));
    expect(refusal).toMatchObject({ code: 'UNAUTHENTICATED', message: 'Social login with Google failed.' });
    expect(await app.em.count(SocialIdentity)).toBe(0);
  });

  it.each(['', 'parda_x', 'ya29.a-providers-own-token'])('refuses %j as a code', async (code) => {
    expect(await link(code, sita.token)).toEqual(REFUSED);
  });

  it('knows its codes by their beginning', async () => {
    const code = await codeFor(sita.token);
    expect(await link(code.replace('parda_', 'pardb_'), sita.token)).toEqual(REFUSED);
  });

  it("refuses somebody else's", async () => {
    await link(await codeFor(stranger.token), stranger.token);
    expect(await link(await codeFor(sita.token), sita.token)).toEqual({
      code: 'CONFLICT',
      message: 'This account is already connected to somebody else.',
    });
  });

  it('is harmless a second time', async () => {
    await link(await codeFor(sita.token), sita.token);
    expect(await link(await codeFor(sita.token), sita.token)).toMatchObject({ linkedProviders: ['GOOGLE'] });
    expect(await app.em.count(SocialIdentity)).toBe(1);
  });

  it('refuses a second account of the same provider', async () => {
    await link(await codeFor(sita.token), sita.token);
    google.person = { ...google.person, sub: 'another' };
    expect(await link(await codeFor(sita.token), sita.token)).toEqual({
      code: 'CONFLICT',
      message: 'Please disconnect the other account of this provider first.',
    });
  });
});

describe('disconnecting a provider', () => {
  it('leaves the password as the way in', async () => {
    await connect(sita.user, { google: '1' });
    await connect(stranger.user, { google: '2' });
    expect(await unlink(GOOGLE, sita.token)).toEqual({ id: sita.user.id, linkedProviders: [] });
    expect(await app.em.findAll(SocialIdentity)).toMatchObject([{ subject: '2' }]);
    await app.settle();
    expect(await app.em.findAll(ActivityLog)).toMatchObject([
      { actionType: 'USER_PROFILE_UPDATE', userId: sita.user.id, description: 'Disconnected google.' },
    ]);
  });

  const LAST = { code: 'CONFLICT', message: 'Set a password first: this is your only way to sign in.' };

  it('leaves another provider as the way in, and refuses the last', async () => {
    await connect(stranger.user, { google: '1', x: '1' });
    expect(await unlink(GOOGLE, stranger.token)).toMatchObject({ linkedProviders: ['X'] });
    expect(await unlink(X, stranger.token)).toEqual(LAST);
    expect(await app.em.count(SocialIdentity)).toBe(1);
  });

  it('does not count a provider that the shop no longer works with', async () => {
    await connect(stranger.user, { google: '1', x: '1' });
    const { social } = app.deps.config;
    const { client } = social.x;
    social.x.client = null;
    try {
      expect(await unlink(GOOGLE, stranger.token)).toEqual(LAST);
    } finally {
      social.x.client = client;
    }
  });

  it('is harmless for one that is not connected, and leaves those of others alone', async () => {
    await connect(stranger.user, { google: '1' });
    expect(await unlink(GOOGLE, sita.token)).toMatchObject({ linkedProviders: [] });
    expect(await app.em.count(SocialIdentity)).toBe(1);
    await app.settle();
    expect(await app.em.count(ActivityLog)).toBe(0);
  });
});
