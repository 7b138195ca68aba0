import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { accountsServer, button, field, page, toasts, visit } from '../../../testing/accounts';
import { refusal } from '../../../testing/fakeServer';
import { signInOnDevice } from '../../../testing/session';

beforeEach(signInOnDevice);

const DAY_MS = 24 * 60 * 60 * 1000;
const GRANTABLE = ['CONTENT_READ', 'PRODUCTS_READ', 'REPAIRS_READ', 'REPAIRS_WRITE', 'ACCOUNT_READ'];
const SECRET = 'parda_pat_only-once';

const token = (over: object = {}) => ({
  __typename: 'AccessToken',
  id: 't1',
  name: 'Stock list',
  hint: 'a1b2',
  scopes: ['PRODUCTS_READ', 'REPAIRS_WRITE'],
  createdAt: '2026-06-01T06:00:00Z',
  expiresAt: '2026-09-01T06:00:00Z',
  lastUsedAt: null,
  isExpired: false,
  ...over,
});

const listOf = (...tokens: object[]) => ({ grantableScopes: GRANTABLE, myAccessTokens: tokens });
const made = { createAccessToken: { __typename: 'CreatedAccessToken', token: SECRET } };

type Answers = Parameters<typeof accountsServer>[0];
const open = async (answers: Answers = {}, language?: 'en' | 'ne') => {
  const server = accountsServer({ AccessTokens: listOf(), CreateAccessToken: made, ...answers });
  const app = await visit('/settings/tokens', server, language);
  const sentAs = (wanted: string) => app.sent.filter(({ name }) => name === wanted).map(({ variables }) => variables);
  return { ...app, sentAs };
};

const box = (name: RegExp) => page().getByRole<HTMLInputElement>('checkbox', { name });
const MAKE = 'Create token';

describe('the list', () => {
  it('shows each token with its hint, its scopes and its days', async () => {
    await open({
      AccessTokens: listOf(
        token(),
        token({ id: 't2', name: 'Old till', isExpired: true, lastUsedAt: '2026-06-02T06:00:00Z' }),
      ),
    });
    const rows = (await page().findAllByRole('heading', { level: 3, name: /Stock list|Old till/ })).map(
      (heading) => heading.closest('li')!.textContent,
    );
    expect(rows).toEqual([
      'Stock list…a1b2products:readrepairs:writeCreated:1 Jun 2026Expires:1 Sept 2026Last used:NeverRevoke',
      'Old till…a1b2Expiredproducts:readrepairs:writeCreated:1 Jun 2026Expired:1 Sept 2026Last used:2 Jun 2026, 11:45 AMRevoke',
    ]);
  });

  it('says that there are none', async () => {
    await open();
    expect(await page().findByText('You have no access tokens.')).toBeTruthy();
  });

  it('offers to try again where it could not be loaded', async () => {
    let broken = true;
    const failure = refusal('INTERNAL', 'Something went wrong. Please try again later.');
    const { user } = await open({ AccessTokens: () => (broken ? failure : listOf(token())) });
    expect(await page().findByText('Something went wrong. Please try again later.')).toBeTruthy();
    expect(page().queryByText('You have no access tokens.')).toBeNull();
    broken = false;
    await user.click(button('Try again'));
    expect(await page().findByText('Stock list')).toBeTruthy();
  });
});

describe('a new token', () => {
  it('is offered the scopes that its owner can grant, under their domains', async () => {
    await open();
    await page().findByRole('button', { name: MAKE });
    const groups = page().getAllByRole('group', { name: /Pages|Products|Repairs|Your account|Inbox|People/ });
    const offered = groups.map((group) => within(group).getAllByRole('checkbox').length);
    expect(offered).toEqual([1, 1, 2, 1]);
    expect(box(/Book repairs.* repairs:write/)).toBeTruthy();
  });

  it('is sent as it was chosen, shown once, copied, and kept nowhere', async () => {
    const lists = [listOf(), listOf(token({ name: 'Till' }))];
    const { user, sentAs } = await open({ AccessTokens: () => lists.shift() ?? listOf(token({ name: 'Till' })) });
    await page().findByRole('button', { name: MAKE });
    await user.type(field('Name'), ' Till ');
    await user.selectOptions(page().getByLabelText('Expires'), '90');
    await user.click(box(/products:read/));
    await user.click(box(/repairs:write/));
    await user.click(button(MAKE));

    expect((await page().findByLabelText<HTMLInputElement>('Token')).value).toBe(SECRET);
    const words = page().getByText('Copy your token now. It will not be shown again.');
    expect(document.activeElement).toBe(words);
    const [{ input }] = sentAs('CreateAccessToken') as [{ input: { expiresAt: string } }];
    expect(input).toEqual({ name: 'Till', scopes: ['PRODUCTS_READ', 'REPAIRS_WRITE'], expiresAt: input.expiresAt });
    expect(Math.abs(Date.parse(input.expiresAt) - Date.now() - 90 * DAY_MS)).toBeLessThan(60_000);
    expect(await page().findByRole('heading', { level: 3, name: 'Till' })).toBeTruthy();

    await user.click(button('Copy the token'));
    expect(await navigator.clipboard.readText()).toBe(SECRET);
    await waitFor(() => expect(toasts()).toEqual(['Token copied.']));
    await user.click(button('I have saved it'));
    expect(document.body.innerHTML).not.toContain(SECRET);
    expect(field('Name').value).toBe('');
  });

  it('can be copied by hand where the browser refuses', async () => {
    const { user } = await open();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await page().findByRole('button', { name: MAKE });
    await user.type(field('Name'), 'Till');
    await user.click(box(/products:read/));
    await user.click(button(MAKE));
    await user.click(await page().findByRole('button', { name: 'Copy the token' }));
    await waitFor(() =>
      expect(toasts()).toEqual(['Copying is not possible here. Please mark the token and copy it by hand.']),
    );
    vi.restoreAllMocks();
  });

  it('can end on a day, at its end in Kathmandu', async () => {
    const { user, sentAs } = await open();
    await page().findByRole('button', { name: MAKE });
    await user.type(field('Name'), 'Till');
    await user.click(box(/products:read/));
    await user.selectOptions(page().getByLabelText('Expires'), 'date');
    await user.click(button(MAKE));
    expect(await page().findByText('Please choose when the token expires.')).toBeTruthy();
    const day = new Date(Date.now() + 10 * DAY_MS).toISOString().slice(0, 10);
    await user.type(field('Last day'), day);
    await user.click(button(MAKE));
    await page().findByLabelText('Token');
    expect(sentAs('CreateAccessToken')).toMatchObject([{ input: { expiresAt: `${day}T18:14:59.000Z` } }]);
  });

  it('needs a name and a scope', async () => {
    const { user, sentAs } = await open();
    await user.click(await page().findByRole('button', { name: MAKE }));
    expect(await page().findByText('Name is required.')).toBeTruthy();
    expect(page().getByText('Choose at least one scope.')).toBeTruthy();
    expect(page().getByRole('group', { name: 'Scopes' }).getAttribute('aria-describedby')).toContain('error');
    expect(sentAs('CreateAccessToken')).toEqual([]);
  });

  it('keeps what was chosen where the server refuses', async () => {
    const many = 'You have 20 access tokens already. Please revoke one first.';
    const { user } = await open({ CreateAccessToken: refusal('CONFLICT', many) });
    await page().findByRole('button', { name: MAKE });
    await user.type(field('Name'), 'Till');
    await user.click(box(/products:read/));
    await user.click(button(MAKE));
    await waitFor(() => expect(toasts()).toEqual([many]));
    expect([field('Name').value, box(/products:read/).checked]).toEqual(['Till', true]);
  });
});

describe('revoking', () => {
  const REVOKED = { revokeAccessToken: 't1' };

  it('asks first, and takes the token out of the list', async () => {
    let tokens = [token()];
    const { user, sentAs } = await open({
      AccessTokens: () => listOf(...tokens),
      RevokeAccessToken: () => {
        tokens = [];
        return REVOKED;
      },
    });
    await user.click(await page().findByRole('button', { name: 'Revoke Stock list' }));
    await user.click(button('Keep it'));
    expect(sentAs('RevokeAccessToken')).toEqual([]);
    expect(document.activeElement).toBe(button('Revoke Stock list'));

    await user.click(button('Revoke Stock list'));
    await user.click(within(page().getByRole('group', { name: 'Revoke Stock list?' })).getByText('Revoke'));
    expect(await page().findByText('You have no access tokens.')).toBeTruthy();
    expect(sentAs('RevokeAccessToken')).toEqual([{ id: 't1' }]);
    expect(toasts()).toEqual(['Stock list was revoked.']);
  });

  it('says at its place why it could not be done', async () => {
    const { user } = await open({
      AccessTokens: listOf(token()),
      RevokeAccessToken: refusal('NOT_FOUND', 'Access token not found.'),
    });
    await user.click(await page().findByRole('button', { name: 'Revoke Stock list' }));
    await user.click(within(page().getByRole('group', { name: 'Revoke Stock list?' })).getByText('Revoke'));
    expect((await page().findByRole('alert')).textContent).toBe('Access token not found.');
  });
});

it('is reached from the settings', async () => {
  await visit('/settings', accountsServer());
  expect(page().getByRole('link', { name: 'Manage tokens' }).getAttribute('href')).toBe('/settings/tokens');
});

it('speaks Nepali', async () => {
  await open({ AccessTokens: listOf(token({ name: '१' })) }, 'ne');
  await page().findByRole('button', { name: 'टोकन बनाउनुहोस्' });
  const [{ textContent }] = screen.getAllByRole('main') as [HTMLElement];
  const codes = /[a-z]+:(read|write)|…a1b2/g;
  expect(textContent.replace(codes, '')).not.toMatch(/[A-Za-z]/);
});
