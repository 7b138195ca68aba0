import { describe, expect, it } from 'vitest';
import { useVisit } from './support/browser.js';
import { logIn, newPerson, registered } from './support/person.js';
import { adminHeaders, call } from './support/server.js';
import { nextPoll, openTimed, takeTime } from './support/time.js';

const visit = useVisit();

interface Named {
  id: string;
  name: string;
  status: string;
  isPublic: boolean;
}

const listOf = async (path: string) => (await call<Named[]>(visit.url, 'GET', `/api${path}`)).body;

describe('a product', () => {
  it('is found on the shelves, and the shop can be called about it', async () => {
    const page = await visit.open('/products');
    await page.getByRole('main').locator('a[href^="#/products/"]').first().click();
    await page.waitForURL(/#\/products\/[0-9a-f-]{36}$/);
    await page.getByRole('button', { name: 'Contact to Purchase' }).click();
    const main = page.getByRole('main');
    expect(await main.getByRole('link', { name: /^Call/ }).getAttribute('href')).toMatch(/^tel:\+?\d+$/);
    expect(await main.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toMatch(
      /^https:\/\/wa\.me\/977\d+/,
    );
    expect(await main.getByRole('link', { name: 'Messenger' }).getAttribute('href')).toMatch(/^https:\/\/m\.me\//);
  });

  it('is reviewed once by a customer, who sees the average change', async () => {
    const person = await registered(visit, newPerson('Binita Shrestha'));
    const page = await visit.open('/', { size: 'desktop' });
    const [product] = await listOf('/products');
    await logIn(page, visit, person, `/products/${product!.id}`);
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 1, name: product!.name }).waitFor();
    await main.getByRole('button', { name: 'Submit review' }).click();
    await page.getByText('Please select a star rating.').first().waitFor();
    await main.getByRole('radio', { name: /^4/ }).check({ force: true });
    await main.getByLabel('Comment (optional)').fill('Picture is <i>sharp</i>.');
    await main.getByRole('button', { name: 'Submit review' }).click();
    await page.getByText('Review submitted successfully. Thank you!').waitFor();
    await main.getByText('You have already reviewed this product. Thank you for your feedback!').waitFor();
    await main.getByText('Picture is <i>sharp</i>.').waitFor();
    await page.reload();
    await main.getByText('You have already reviewed this product. Thank you for your feedback!').waitFor();
    expect(await main.getByRole('button', { name: 'Submit review' }).count()).toBe(0);
  });

  it('that is not there says so, with a way back', async () => {
    const page = await visit.open('/products/00000000-0000-4000-8000-000000000000');
    await page.getByText('Product not found').waitFor();
    await page.getByRole('main').getByRole('link').first().click();
    await page.waitForURL(/#\/products$/);
  });
});

describe('a review', () => {
  it('of the shop is left by a guest and stands among the reviews, filtered', async () => {
    const page = await openTimed(visit, '/leave-review');
    const main = page.getByRole('main');
    await main.getByRole('radio', { name: /^5/ }).check({ force: true });
    await takeTime(page);
    await main.getByRole('button', { name: 'Submit review' }).click();
    await page.getByText('Name and email are required for guest reviews.').first().waitFor();
    await main.getByLabel('Name').fill('Dawa');
    await main.getByLabel('Email').fill('dawa@example.com');
    await main.getByLabel('Comment (optional)').fill('Quick and honest.');
    await main.getByRole('button', { name: 'Submit review' }).click();
    await page.getByText('Review submitted successfully. Thank you!').waitFor();
    await page.goto(visit.address('/reviews?type=general&rating=5'));
    await main.getByText('Quick and honest.').waitFor();
    expect(await page.content()).not.toContain('dawa@example.com');
    await page.goto(visit.address('/reviews?type=repair&rating=5'));
    await main.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => main.getByText('Quick and honest.').count()).toBe(0);
  });

  it('of a repair is asked for only when the repair is done', async () => {
    const repairs = await listOf('/repairs');
    const [open, done] = ['DIAGNOSING', 'DELIVERED'].map((status) =>
      repairs.find((repair) => repair.status === status)!,
    );
    const page = await openTimed(visit, `/track/${open!.id}`);
    const main = page.getByRole('main');
    await main.getByText('Diagnosing', { exact: true }).first().waitFor();
    expect(await main.getByRole('button', { name: 'Submit review' }).count()).toBe(0);
    await page.goto(visit.address(`/track/${done!.id}`));
    await main.getByRole('radio', { name: /^3/ }).check({ force: true });
    await takeTime(page);
    await main.getByRole('button', { name: 'Submit review' }).click();
    await page.getByText('Please enter your name and email.').first().waitFor();
    await main.getByLabel('Name').fill('Pasang');
    await main.getByLabel('Email').fill('pasang@example.com');
    await main.getByRole('button', { name: 'Submit review' }).click();
    await page.getByText('Thank you for your rating!').waitFor();
    await main.getByText('You have already reviewed this repair. Thank you for your feedback!').waitFor();
  });
});

describe('a post', () => {
  it('is commented on by a guest; the answer of the shop comes with the next poll, and what is being typed stays', async () => {
    const page = await openTimed(visit, '/blog');
    const main = page.getByRole('main');
    await main.locator('a[href^="#/blog/"]').first().click();
    await page.waitForURL(/#\/blog\/[0-9a-f-]{36}$/);
    const postId = page.url().split('/').at(-1)!;
    const form = main.getByRole('form', { name: 'Leave a comment' });
    await form.getByLabel('Name').fill('Kabita');
    await form.getByLabel('Comment').fill('Does this hold for <OLED>, too?');
    await takeTime(page);
    await form.getByRole('button', { name: 'Post Comment' }).click();
    await page.getByText('Email or Phone is required for guests to comment.').first().waitFor();
    await form.getByLabel('Email or Phone').fill('12');
    await form.getByRole('button', { name: 'Post Comment' }).click();
    await page.getByText('Please provide a valid email or phone number.').first().waitFor();
    await form.getByLabel('Email or Phone').fill('९८४१-०००१११');
    await form.getByRole('button', { name: 'Post Comment' }).click();
    await page.getByText('Comment posted successfully!').waitFor();
    await main.getByText('Does this hold for <OLED>, too?').waitFor();

    await form.getByLabel('Comment').fill('One more thing');
    const headers = await adminHeaders(visit.url);
    const { body: comments } = await call<{ id: string; content: string }[]>(
      visit.url,
      'GET',
      `/api/blog/posts/${postId}/comments`,
    );
    const { id } = comments.find(({ content }) => content.includes('<OLED>'))!;
    await call(visit.url, 'POST', `/api/admin/comments/${id}/reply`, { reply: 'Yes, it does.' }, headers);
    await nextPoll(page);
    await main.getByText('Yes, it does.').waitFor();
    expect(await form.getByLabel('Comment').inputValue()).toBe('One more thing');
  });

  it('that is not there leads to the page of what is not found', async () => {
    const page = await visit.open('/blog/nothing');
    await page.waitForURL(/#\/404$/);
    await page.getByText('Oops! Page Not Found.').waitFor();
  });
});
