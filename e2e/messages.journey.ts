import { describe, expect, it } from 'vitest';
import { useVisit } from './support/browser.js';
import { UNREACHABLE } from './support/operations.js';
import { logIn, newPerson, registered } from './support/person.js';
import { adminHeaders, call } from './support/server.js';
import { openTimed, takeTime } from './support/time.js';

const visit = useVisit();

interface LegacyReview {
  id: string;
  targetId: string | null;
  subject: string | null;
  authorName: string;
  authorEmail: string;
  comment: string;
}

/** What the admin reads: the legacy list of reviews holds the inbox, too (decisions §2). */
async function inbox(targetId: string): Promise<LegacyReview[]> {
  const headers = await adminHeaders(visit.url);
  const { body } = await call<LegacyReview[]>(visit.url, 'GET', '/api/reviews', undefined, headers);
  return body.filter((review) => review.targetId === targetId);
}

const publicReviews = async () => (await call<LegacyReview[]>(visit.url, 'GET', '/api/reviews')).body;

describe('a message to the shop', () => {
  it('is refused at its fields, keeps what was typed, goes into the inbox and never among the reviews', async () => {
    const page = await openTimed(visit, '/contact');
    const form = page.getByRole('main');
    await form.getByRole('textbox', { name: /^Message/ }).fill('Do you mend <b>projectors</b>?\nमेरो प्रोजेक्टर बिग्रियो।');
    await takeTime(page);
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect.poll(() => form.getByLabel('Name').getAttribute('aria-invalid')).toBe('true');
    await form.getByLabel('Name').fill('Maya Gurung');
    await form.getByLabel('Email').fill('maya@example.com');
    await form.getByLabel('Subject').fill('Projector');
    await form.getByRole('button', { name: 'Send message' }).click();
    await page.getByText('Your message has been sent! We will get back to you soon.').waitFor();
    await expect.poll(() => form.getByRole('textbox', { name: /^Message/ }).inputValue()).toBe('');
    const [message] = await inbox('contact-form-submission');
    expect(message).toMatchObject({
      subject: 'Contact Form: Projector',
      authorName: 'Maya Gurung',
      authorEmail: 'maya@example.com',
      comment: 'Do you mend <b>projectors</b>?\nमेरो प्रोजेक्टर बिग्रियो।',
    });
    expect((await publicReviews()).some(({ comment }) => comment?.includes('projectors'))).toBe(false);
  });

  it('comes from the account of whoever is signed in', async () => {
    const person = await registered(visit, newPerson('Anil Rai'));
    const page = await visit.open('/', { size: 'desktop' });
    await logIn(page, visit, person);
    await page.goto(visit.address('/contact'));
    const form = page.getByRole('main');
    await expect.poll(() => form.getByLabel('Name').inputValue()).toBe('Anil Rai');
    expect(await form.getByLabel('Name').getAttribute('readonly')).not.toBeNull();
    await form.getByLabel('Subject').fill('Hours');
    await form.getByRole('textbox', { name: /^Message/ }).fill('Are you open on Saturday?');
    await form.getByRole('button', { name: 'Send message' }).click();
    await page.getByText('Your message has been sent! We will get back to you soon.').waitFor();
    expect((await inbox('contact-form-submission'))[0]).toMatchObject({ authorEmail: person.email });
  });

  it('is not lost when the line breaks', async () => {
    const page = await openTimed(visit, '/contact');
    const form = page.getByRole('main');
    await form.getByLabel('Name').fill('Maya');
    await form.getByLabel('Email').fill('maya@example.com');
    await form.getByLabel('Subject').fill('Hello');
    await form.getByRole('textbox', { name: /^Message/ }).fill('A long letter.');
    await takeTime(page);
    await page.route('**/graphql', (route) => route.abort());
    await form.getByRole('button', { name: 'Send message' }).click();
    await page.getByText(UNREACHABLE).first().waitFor();
    expect(await form.getByRole('textbox', { name: /^Message/ }).inputValue()).toBe('A long letter.');
    await page.unroute('**/graphql');
    await form.getByRole('button', { name: 'Send message' }).click();
    await page.getByText('Your message has been sent! We will get back to you soon.').waitFor();
  });
});

const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 1/Kids[3 0 R]>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 72 72]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

describe('an application for a job', () => {
  it('opens for a job, wants a CV, and reaches the shop with it', async () => {
    const page = await openTimed(visit, '/careers');
    const job = page.getByRole('main').getByRole('article').first();
    const title = (await job.getByRole('heading', { level: 3 }).textContent())!;
    await job.getByRole('button', { name: 'View Details' }).click();
    await job.getByRole('button', { name: 'Hide Details' }).waitFor();
    await job.getByRole('button', { name: 'Apply Now' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Name').fill('Sunil Karki');
    await form.getByLabel('Email').fill('sunil@example.com');
    await form.getByLabel('Cover letter').fill('I have mended radios since I was ten.');
    await takeTime(page);
    await form.getByRole('button', { name: 'Submit application' }).click();
    await form.getByText('Please upload your CV.').first().waitFor();
    await form.locator('input[type=file]').setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: PDF });
    await form.getByText('cv.pdf').first().waitFor();
    await form.getByRole('button', { name: 'Submit application' }).click();
    await page.getByText('Your application has been submitted successfully!').waitFor();
    await form.waitFor({ state: 'hidden' });
    const [application] = await inbox('job-application');
    expect(application).toMatchObject({ subject: `Application for ${title}`, authorName: 'Sunil Karki' });
    const { status } = await fetch(new URL(/\/media\/\S+\.pdf/.exec(JSON.stringify(application))![0], visit.url));
    expect(status).toBe(404);
  });
});

describe('the newsletter', () => {
  it('takes an address, and says when it is none', async () => {
    const page = await openTimed(visit, '/faq');
    const form = page.getByRole('contentinfo').locator('form');
    await form.getByLabel('Your email address').fill('nobody');
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByText('Please enter a valid email address.').first().waitFor();
    await form.getByLabel('Your email address').fill('reader@example.com');
    await takeTime(page);
    await page.keyboard.press('Enter');
    await page.getByText('Thank you for subscribing!').waitFor();
    await expect.poll(() => form.getByLabel('Your email address').inputValue()).toBe('');
  });
});

describe('the search', () => {
  it('finds posts by the keyboard alone, and says when there are none', async () => {
    const page = await visit.open('/', { size: 'desktop' });
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    const button = page.getByRole('banner').getByRole('button', { name: 'Search' });
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await dialog.getByRole('textbox').waitFor();
    await page.keyboard.type('zzzzqqq');
    await dialog.getByText(/Nothing .*zzzzqqq/).waitFor();
    await dialog.getByRole('textbox').fill('stabil');
    await dialog.getByRole('link').first().waitFor();
    expect(await dialog.locator('a[href*="/blog/"]').count()).toBeLessThanOrEqual(10);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/#\/blog\/[0-9a-f-]{36}$/);
    await dialog.waitFor({ state: 'hidden' });
  });
});
