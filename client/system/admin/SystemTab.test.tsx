import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { openAdmin } from '../../testing/admin';
import type { HealthFragment } from './system.gen';

afterEach(() => vi.useRealTimers());

const GB = 1024 ** 3;
const fine = { state: 'OK', problems: [] } satisfies HealthFragment['live'];

/** A shop in which all is well. */
const sound: HealthFragment = {
  state: 'OK',
  checkedAt: '2026-07-05T08:45:00.000Z',
  program: {
    version: '1.2.0',
    commit: 'bf7ea86',
    nodeVersion: '24.21.0',
    process: 'a3f9c1',
    startedAt: '2026-07-05T05:45:00.000Z',
    memoryBytes: 212 * 1024 ** 2,
  },
  database: {
    ...fine,
    kind: 'POSTGRESQL',
    version: '17.2',
    answerMs: 2,
    sizeBytes: 1.5 * GB,
    appliedMigrations: 52,
    pendingMigrations: 0,
    connections: 14,
    maxConnections: 100,
    processes: 3,
    replicas: [],
    disk: null,
  },
  queue: {
    ...fine,
    jobs: [
      { name: 'send-mails', waiting: 0, planned: 0, running: 0, failed: 0 },
      { name: 'a-new-kind', waiting: 1200, planned: 2, running: 1, failed: 0 },
    ],
    waitingSince: null,
  },
  mail: { ...fine, route: 'SMTP', waiting: 4, failed: 0, unknown: 0, lastSentAt: '2026-07-05T07:00:00.000Z' },
  storage: {
    ...fine,
    kind: 'FOLDER',
    files: 31,
    bytes: 900 * 1024,
    disk: { freeBytes: 77 * GB, totalBytes: 252 * GB },
  },
  backup: {
    ...fine,
    isConfigured: true,
    lastMadeAt: '2026-07-05T00:45:00.000Z',
    lastBytes: 9.96 * GB,
    disk: null,
  },
  live: fine,
};

/** The same with what a test says is not. */
const health = (over: Partial<HealthFragment> = {}) => ({
  systemHealth: { __typename: 'SystemHealth', ...sound, ...over },
});

/** A part that is not as it should be. */
const changed = <Part extends 'database' | 'mail' | 'backup'>(part: Part, over: Partial<HealthFragment[Part]>) => ({
  [part]: { ...sound[part], ...over },
});

const part = (name: string) => within(screen.getByRole('region', { name }));
/** What is said of a part under a label. */
const fact = (name: string, label: string) => part(name).getByText(label).nextElementSibling!.textContent;

it('says that all is well, and shows what there is to know of each part', async () => {
  await openAdmin('/admin/system', { SystemHealth: health() });
  expect((await screen.findByText('All is well.')).closest('output')).toBeTruthy();
  expect(screen.getByText(/Checked on/).textContent).toBe('Checked on 5 Jul 2026, 2:30 PM');
  expect(fact('Database', 'Kind')).toBe('PostgreSQL 17.2');
  expect(fact('Database', 'Answers within')).toBe('2 ms');
  expect(fact('Database', 'Size')).toBe('1.5 GB');
  expect(fact('Database', 'Connections')).toBe('14 of 100');
  expect(fact('Background work', 'Sending mail')).toBe('Nothing left');
  expect(fact('Background work', 'a-new-kind')).toBe('1,200 waiting, 1 in progress, 2 for later');
  expect(fact('Mail', 'Goes to')).toBe('A mail server');
  expect(fact('Files', 'Size')).toBe('900 kB');
  expect(fact('Files', 'Free on its disk')).toBe('77 GB of 252 GB');
  expect(fact('Backup', 'Size')).toBe('10 GB');
  expect(fact('Backup', 'Newest')).toContain('5 Jul 2026, 6:30 AM');
  expect(fact('Live updates', 'Server processes')).toBe('3');
  expect(fact('Program', 'Version')).toBe('1.2.0');
  expect(part('Database').getByText('Working')).toBeTruthy();
  expect(part('Database').queryByText('Free on its disk')).toBeNull();
});

it('names what does not work and what needs attention, with the reason in its place', async () => {
  await openAdmin('/admin/system', {
    SystemHealth: health({
      state: 'FAILED',
      ...changed('mail', { state: 'FAILED', problems: ['UNREACHABLE', 'MAIL_STRANDED'], failed: 2 }),
      ...changed('backup', { state: 'WARNING', problems: ['BACKUP_NONE'], lastMadeAt: null, lastBytes: null }),
    }),
  });
  expect(await screen.findByText('Not working: Mail.')).toBeTruthy();
  expect(screen.getByText('Needs attention: Backup.')).toBeTruthy();
  expect(screen.queryByText('All is well.')).toBeNull();
  expect(part('Mail').getByText('Not working')).toBeTruthy();
  expect(part('Mail').getByText('Nobody answers at its address.')).toBeTruthy();
  expect(part('Mail').getByRole('link', { name: 'See the emails' }).getAttribute('href')).toContain('/admin/mail');
  expect(part('Backup').getByText('None has been made yet.')).toBeTruthy();
  expect(fact('Backup', 'Newest')).toBe('–');
});

it('shows replicas by their number, and a dash for what could not be found out', async () => {
  const replicas = [
    { number: 1, state: 'OK', secondsBehind: 0 },
    { number: 2, state: 'WARNING', secondsBehind: 90.5 },
    { number: 3, state: 'FAILED', secondsBehind: null },
  ] as const;
  const unknown = { version: null, answerMs: null, sizeBytes: null, pendingMigrations: null };
  await openAdmin('/admin/system', {
    SystemHealth: health({
      state: 'FAILED',
      ...changed('database', {
        ...unknown,
        state: 'FAILED',
        problems: ['TIMED_OUT', 'REPLICA_AWAY'],
        replicas: [...replicas],
      }),
    }),
  });
  await screen.findByText('Not working: Database.');
  expect([1, 2, 3].map((number) => fact('Database', `Copy ${number}`))).toEqual([
    'Up to date',
    '90.5 s behind',
    'Does not answer',
  ]);
  expect(['Answers within', 'Size', 'Tables'].map((label) => fact('Database', label))).toEqual(['–', '–', '–']);
});

it('asks again at a press, and says what has changed', async () => {
  let isBroken = false;
  const app = await openAdmin('/admin/system', {
    SystemHealth: () =>
      isBroken
        ? health({ state: 'FAILED', ...changed('mail', { state: 'FAILED', problems: ['TIMED_OUT'] }) })
        : health(),
  });
  await screen.findByText('All is well.');
  isBroken = true;
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText('Not working: Mail.')).toBeTruthy();
  expect(app.asked.filter(({ name }) => name === 'SystemHealth')).toHaveLength(2);
});

it('looks again by itself every half minute, but not while the tab is hidden', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const app = await openAdmin('/admin/system', { SystemHealth: health() });
  await screen.findByText('All is well.');
  const times = () => app.asked.filter(({ name }) => name === 'SystemHealth').length;
  await vi.advanceTimersByTimeAsync(30_000);
  await waitFor(() => expect(times()).toBe(2));
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await vi.advanceTimersByTimeAsync(90_000);
  expect(times()).toBe(2);
  hidden.mockReturnValue(false);
  await vi.advanceTimersByTimeAsync(30_000);
  await waitFor(() => expect(times()).toBe(3));
  hidden.mockRestore();
});

it('says that it could not be loaded, and tries again at a press', async () => {
  let isAway = true;
  await openAdmin('/admin/system', { SystemHealth: () => (isAway ? new Error('gone') : health()) });
  const alert = await screen.findByRole('alert');
  isAway = false;
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('All is well.')).toBeTruthy();
});

it('keeps what it knew when asking again fails, and does not pass it off as new', async () => {
  let isAway = false;
  await openAdmin('/admin/system', { SystemHealth: () => (isAway ? new Error('gone') : health()) });
  await screen.findByText('All is well.');
  isAway = true;
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByText('All is well.')).toBeTruthy();
});
