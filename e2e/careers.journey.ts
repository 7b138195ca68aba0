import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { doc, docx, drawing } from '../server/testing/mediaFiles.js';
import { useVisit } from './support/browser.js';
import { hold, lost, UNREACHABLE, whileFailing } from './support/operations.js';
import { Owner } from './support/owner.js';
import { nextPoll, openTimed, takeTime } from './support/time.js';
import { expectToast } from './support/toasts.js';

// Nothing is written yet: every opening that is seen here was made here.
const visit = useVisit(() => ({ RATE_LIMITS: 'off', SEED: 'none' }));
const owner = new Owner(visit);

const NO_OPENINGS =
  'We do not have any open positions at the moment. Please check back later or send us your CV for future consideration.';

describe('Careers (public-site §2, §5, §8)', () => {
  const post = (title: string, more: object = {}) =>
    owner.does<{ id: string; postedDate: string }>('POST', '/admin/job-openings', {
      title,
      summary: `All about ${title}.`,
      responsibilities: [`Do as ${title}`],
      qualifications: [`Patience as ${title}`],
      ...more,
    });

  it('lists active openings, newest first, one open at a time, and why to work here when both halves are written', async () => {
    const half = {
      pageTitle: 'Work here',
      introductionText: '<p>We are <b>few</b>.</p>',
      whyWorkWithUsSectionTitle: 'Why',
    };
    await owner.writes('careers', half);
    const page = await openTimed(visit, '/careers');
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 1, name: 'Work here' }).waitFor();
    expect(await main.locator('b').textContent()).toBe('few');
    await main.getByRole('heading', { level: 2, name: 'Current Openings' }).waitFor();
    await main.getByText(NO_OPENINGS, { exact: true }).waitFor();
    expect(await main.getByRole('heading', { name: 'Why', exact: true }).count()).toBe(0);

    await post('Rider', { type: 'PartTime', location: 'Patan' });
    await post('Filled', { isActive: false });
    await post('Technician');
    const { lastUpdated } = await owner.writes('careers', { ...half, whyWorkWithUsContent: '<p>Lunch at one.</p>' });
    await nextPoll(page);
    await main.getByRole('heading', { level: 2, name: 'Why', exact: true }).waitFor();
    await main.getByText('Lunch at one.').waitFor();
    const jobs = main.getByRole('article');
    await expect.poll(() => jobs.getByRole('heading', { level: 3 }).allTextContents()).toEqual(['Technician', 'Rider']);
    expect(await main.getByText(NO_OPENINGS).count()).toBe(0);
    const [technician, rider] = [jobs.nth(0), jobs.nth(1)];
    const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'Asia/Kathmandu' });
    for (const text of [
      'Kathmandu, Nepal',
      'Full-time',
      `Posted ${today.format(new Date())}`,
      'All about Technician.',
    ]) {
      await technician.getByText(text, { exact: true }).waitFor();
    }
    for (const text of ['Patan', 'Part-time', 'All about Rider.']) await rider.getByText(text).waitFor();

    const details = (job: Locator) =>
      job.getByText(/^(Do|Patience) as/).evaluateAll((all: HTMLElement[]) => all.map((line) => line.checkVisibility()));
    expect([await details(technician), await details(rider)]).toEqual([
      [false, false],
      [false, false],
    ]);
    await technician.getByRole('button', { name: 'View Details' }).click();
    expect([await details(technician), await details(rider)]).toEqual([
      [true, true],
      [false, false],
    ]);
    await rider.getByRole('button', { name: 'View Details' }).click();
    expect([await details(technician), await details(rider)]).toEqual([
      [false, false],
      [true, true],
    ]);
    await rider.getByRole('button', { name: 'Hide Details' }).click();
    expect([await details(technician), await details(rider)]).toEqual([
      [false, false],
      [false, false],
    ]);
    expect(
      await main
        .getByText(/^Last updated: /)
        .locator('time')
        .getAttribute('datetime'),
    ).toBe(lastUpdated);
  });

  it('takes an application for the very job: what it asks for, that it is on its way, and why it failed', async () => {
    await owner.writes('careers', { pageTitle: 'Work here' });
    await post('Apprentice');
    await post('Driver');
    const page = await openTimed(visit, '/careers');
    const applyFor = (title: string) =>
      page.getByRole('main').getByRole('article', { name: title }).getByRole('button', { name: 'Apply Now' }).click();
    await applyFor('Driver');
    await page.getByRole('dialog', { name: 'Apply for Driver' }).waitFor();
    await page.keyboard.press('Escape');
    await applyFor('Apprentice');
    const form = page.getByRole('dialog', { name: 'Apply for Apprentice' });
    const fields = form.locator('form');
    const submit = fields.getByRole('button', { name: 'Submit application' });
    await submit.click();
    for (const what of ['Name', 'Email', 'Cover letter']) await fields.getByText(`${what} is required.`).waitFor();
    await fields.getByText('Please upload your CV.').waitFor();
    expect(await form.getByLabel(/^Phone/).getAttribute('aria-invalid')).not.toBe('true');

    const cv = form.locator('input[type=file]');
    expect(await cv.getAttribute('accept')).toBe('.pdf,.doc,.docx');
    await cv.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await drawing(9, 9) });
    await page.getByText('Please upload a PDF, DOC or DOCX file.').first().waitFor();
    await cv.setInputFiles({ name: 'cv.doc', mimeType: 'application/msword', buffer: doc() });
    await form.getByRole('button', { name: 'Remove cv.doc' }).waitFor();
    await cv.setInputFiles({ name: 'cv.docx', mimeType: 'application/octet-stream', buffer: docx() });
    await form.getByRole('button', { name: 'Remove cv.docx' }).waitFor();

    await form.getByLabel('Name').fill('Sunil Karki');
    await form.getByLabel('Email').fill('sunil@example.com');
    await form.getByLabel('Cover letter').fill('Radios, since I was ten.');
    await takeTime(page);
    await whileFailing(page, 'ApplyForJob', lost, async () => {
      await submit.click();
      const failed = `Submission failed: ${UNREACHABLE}`;
      await expectToast(page, 'error', failed);
      await fields.getByText(failed).waitFor();
    });
    expect(await form.getByLabel('Cover letter').inputValue()).toBe('Radios, since I was ten.');

    const release = await hold(page, 'ApplyForJob');
    await submit.click();
    await form.getByRole('button', { name: 'Submitting...' }).waitFor();
    release();
    await page.getByText('Your application has been submitted successfully!').waitFor();
    await form.waitFor({ state: 'hidden' });
    const reviews = await owner.reads<{ subject: string; comment: string }[]>('/reviews');
    expect(reviews.find(({ subject }) => subject === 'Application for Apprentice')?.comment).toContain('Radios');
  });
});
