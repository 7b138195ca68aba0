import { mkdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newManifest, writeManifest } from '../server/ops/archive/manifest.js';
import { SmtpSink } from '../server/testing/smtpServer.js';
import { useVisit } from './support/browser.js';
import { openTab, ownerEnters, press } from './support/admin.js';
import { violationsOn } from './support/faults.js';

const mailServer = new SmtpSink();
let backups: string;
beforeAll(async () => {
  await mailServer.start();
  backups = await mkdtemp(path.join(tmpdir(), 'parda-backups-'));
  await leaveBackup(new Date());
});
afterAll(() => rm(backups, { recursive: true }));

const visit = useVisit(() => ({ SMTP_URL: mailServer.url, BACKUP_DIR: backups }));

/** A backup as one of a shop without files, made just then. */
async function leaveBackup(madeAt: Date): Promise<void> {
  const place = path.join(backups, madeAt.toISOString().slice(0, 10));
  mkdirSync(path.join(place, 'rows'), { recursive: true });
  const files = { count: 0, sha256: '0'.repeat(64), bytes: 0 };
  const content = { madeAt: madeAt.toISOString(), migrations: [], tables: [], sequences: [], jobs: [], files };
  await writeManifest(place, newManifest(content));
}

describe('the owner', () => {
  it('sees that all is well, and hears of it when something breaks', async () => {
    const context = await ownerEnters(visit, { size: 'phone' });
    const page = await openTab(visit, context, 'system');
    const main = page.getByRole('main');
    await main.getByText('All is well.').waitFor();
    const mail = main.getByRole('region', { name: 'Mail' });
    await mail.getByText('Working', { exact: true }).waitFor();
    expect(await main.getByText('Embedded, PostgreSQL').count()).toBe(1);
    expect(await violationsOn(page)).toEqual([]);

    await mailServer.stop();
    await press(main, 'Check again');
    await main.getByText('Not working: Mail.').waitFor();
    await mail.getByText('Nobody answers at its address.').waitFor();
    // the others are told all the same
    await main.getByRole('region', { name: 'Backup' }).getByText('Working', { exact: true }).waitFor();
    expect(await main.getByText('All is well.').count()).toBe(0);
    expect(await violationsOn(page)).toEqual([]);
    await context.close();
  });
});
