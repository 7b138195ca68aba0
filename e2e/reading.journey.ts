import type { Page, Route } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawing, wav } from '../server/testing/mediaFiles.js';
import { useVisit } from './support/browser.js';
import { columnsOf, expectDrawn, namesIn } from './support/cards.js';
import { lost, sentWith, UNREACHABLE, watchStrangers, whileFailing } from './support/operations.js';
import { Owner } from './support/owner.js';
import { logIn, newPerson, registered } from './support/person.js';
import { expectLoaded } from './support/pictures.js';
import { openTimed, takeTime, untilTried } from './support/time.js';
import { expectToast } from './support/toasts.js';

// a shop that has just opened: nothing to read but what the owner puts there
const visit = useVisit(() => ({ SEED: 'starter', RATE_LIMITS: 'off' }));
const owner = new Owner(visit);

/** One frame, as small as a film can be. */
const FILM =
  'data:video/webm;base64,GkXfo0AgQoaBAUL3gQFC8oEEQvOBCEKCQAR3ZWJtQoeBAkKFgQIYU4BnQI0VSalmQCgq17FAAw9CQE2AQAZ3aGFtbXlXQUAGd2hhbW15RIlACECPQAAAAAAAFlSua0AxrkAu14EBY8WBAZyBACK1nEADdW5khkAFVl9WUDglhohAA1ZQOIOBAeBABrCBCLqBCB9DtnVAIueBAKNAHIEAAIAwAQCdASoIAAgAAUAmJaQAA3AA/vz0AAA=';
const SOUND = `data:audio/wav;base64,${wav().toString('base64')}`;

const LISTS: [route: string, operation: string, empty: string][] = [
  ['/reviews', 'AllReviews', 'No Reviews Found'],
  ['/blog', 'BlogPosts', 'No blog posts available yet. Check back soon!'],
  ['/tips', 'CareTips', 'No TV care tips have been posted yet. Please check back soon!'],
  ['/products', 'ProductList', 'No Products Available'],
];

describe('a shop that has just opened (public-site §2 and §8)', () => {
  it('says of each list in its own words that it is empty', async () => {
    const page = await visit.open('/faq');
    for (const [route, , empty] of LISTS) {
      await page.goto(visit.address(route));
      await page.getByRole('main').getByText(empty, { exact: true }).waitFor();
    }
  });

  it('does not call a list empty that did not come, and tries again when asked', async () => {
    const page = await openTimed(visit, '/faq');
    const main = page.getByRole('main');
    for (const [route, operation, empty] of LISTS) {
      const asked = sentWith(page, operation);
      await whileFailing(page, operation, lost, async () => {
        await page.goto(visit.address(route));
        await untilTried(page, () => asked.length, 3);
        await main.getByText(UNREACHABLE).waitFor();
        expect(await main.getByText(empty).count()).toBe(0);
      });
      await main.getByRole('button', { name: 'Try again' }).click();
      await main.getByText(empty, { exact: true }).waitFor();
    }
  });
});

/** Fills the blog, the oldest post first. @returns the id of each */
async function publish() {
  const picture = await owner.uploads(await drawing(), 'image/png');
  const write = async (title: string, post: object) => {
    const draft = { title, author: 'Sabina Tuladhar', category: 'News', snippet: 'In short.', ...post };
    return (await owner.does<{ id: string }>('POST', '/admin/blog-posts', draft)).id;
  };
  const published = (title: string, post: object) => write(title, { status: 'Published', ...post });
  const tip = { category: 'TV Care Tip' };

  return {
    youtube: await published('A film on YouTube', { videoUrl: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' }),
    shortId: await published('Ten characters', { videoUrl: 'https://www.youtube.com/watch?v=aqz-KE-bpK' }),
    dryTip: await published('Keep it dry', { ...tip, snippet: 'No flowers.\nNo fish.' }),
    film: await published('Let it breathe', {
      ...tip,
      author: 'Mohan Tamrakar',
      snippet: 'Ten centimetres behind.\nFive above.',
      videoUrl: FILM,
      audioUrl: SOUND,
    }),
    draft: await write('Not ready yet', tip),
    whole: await published('Everything a post can have', {
      author: 'Rajendra Maharjan',
      category: 'Workshop',
      imageUrls: [picture],
      videoUrl: 'https://vimeo.com/76979871',
      audioUrl: SOUND,
      fullContentBlocks: [
        { type: 'text', content: 'The first line\nthe second line' },
        { type: 'image', imageUrlsIndex: 0, altText: 'A blue screen', caption: 'Nothing is on.' },
        { type: 'image', imageUrlsIndex: 7, altText: 'Lost', caption: 'Lost' },
        { type: 'text', content: '<p>The <strong>end</strong></p>' },
      ],
    }),
  };
}

describe('what there is to read', () => {
  let posts: Awaited<ReturnType<typeof publish>>;
  beforeAll(async () => {
    posts = await publish();
  });

  describe('the blog (public-site §2)', () => {
    it('shows what is published, newest first, in three columns, with a drawing where there is no picture', async () => {
      const page = await visit.open('/faq', { size: 'desktop' });
      const strangers = watchStrangers(page, visit.url);
      await page.goto(visit.address('/blog'));
      const main = page.getByRole('main');
      await main.getByRole('article').first().waitFor();
      expect(await namesIn(main)).toEqual([
        'Everything a post can have',
        'Let it breathe',
        'Keep it dry',
        'Ten characters',
        'A film on YouTube',
      ]);
      expect(await columnsOf(main.getByRole('article'))).toBe(3);
      const [pictured, bare] = [main.getByRole('article').nth(0), main.getByRole('article').nth(1)];
      await expectLoaded(pictured.locator('img'));
      expect(await pictured.locator('svg').count()).toBe(0);
      await expectDrawn(bare);
      expect(strangers).toEqual([]);

      await pictured.getByRole('link', { name: 'Everything a post can have' }).click();
      await page.waitForURL(`**/#/blog/${posts.whole}`);
      await main.getByRole('heading', { level: 1, name: 'Everything a post can have' }).waitFor();
      await main.getByRole('link', { name: 'Back to Blog' }).click();
      await page.waitForURL('**/#/blog');
      await page.goto(visit.address(`/blog/${posts.draft}`));
      await page.waitForURL('**/#/404');
      await page.getByText('Oops! Page Not Found.').waitFor();
    });

    it('has posts with all that belongs to one, whose scripts are gone and whose lines are kept', async () => {
      const page = await visit.open('/faq');
      const main = page.getByRole('main');
      const post = main.getByRole('article');
      // the server takes scripts out of what is written; the page must not rely on that
      const hostile = '<p>before<script>alert()</script>after</p>';
      const withScript = async (route: Route) => {
        const answer = await route.fetch();
        const { data } = (await answer.json()) as { data: { blogPost: { fullContentBlocks: object[] } } };
        data.blogPost.fullContentBlocks.push({ __typename: 'TextBlock', content: hostile });
        await route.fulfill({ json: { data } });
      };
      await whileFailing(page, 'BlogPost', withScript, async () => {
        await page.goto(visit.address(`/blog/${posts.whole}`));
        await post.getByText('before').waitFor();
      });
      await post.getByRole('heading', { level: 1, name: 'Everything a post can have' }).waitFor();
      await post.getByRole('link', { name: 'Workshop', exact: true }).waitFor();
      await post.getByText('Rajendra Maharjan').waitFor();
      const { createdAt } = await owner.reads<{ createdAt: string }>(`/blog/posts/${posts.whole}`);
      await post.locator(`time[datetime="${createdAt}"]`).waitFor();
      await expectLoaded(post.locator('img').first());
      const video = post.getByRole('link', { name: /Watch the video/ });
      expect(await video.getAttribute('href')).toBe('https://vimeo.com/76979871');
      const audio = post.locator('audio[controls]');
      expect(await audio.getAttribute('src')).toBe(SOUND);
      await audio.evaluate((element: HTMLAudioElement) => {
        element.preload = 'auto';
        element.load();
      });
      await expect.poll(() => audio.evaluate((element: HTMLAudioElement) => element.readyState)).toBeGreaterThan(0);

      const words = await post.innerText();
      expect(words).toContain('The first line\nthe second line');
      expect(words).toMatch(/second line[\s\S]*Nothing is on\.[\s\S]*The end[\s\S]*beforeafter/);
      expect(words).not.toContain('Lost');
      await expectLoaded(post.getByRole('img', { name: 'A blue screen' }));
      expect(await main.locator('script').count()).toBe(0);
      await main.getByText('No comments yet. Be the first to comment!', { exact: true }).waitFor();
    });

    it('plays a film that is in the post and one of YouTube, once it is wanted; any other video is a link', async () => {
      const page = await visit.open(`/blog/${posts.film}`, { size: 'desktop' });
      const strangers = watchStrangers(page, visit.url);
      const main = page.getByRole('main');
      const film = main.locator('video[controls]');
      await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0);

      await page.route('https://www.youtube-nocookie.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<p>The film</p>' }),
      );
      await page.goto(visit.address(`/blog/${posts.youtube}`));
      const play = main.getByRole('button', { name: /Play the video/ });
      await play.waitFor();
      expect(strangers).toEqual([]);
      await play.click();
      await main.frameLocator('iframe').getByText('The film').waitFor();
      expect(await main.locator('iframe').getAttribute('src')).toMatch(/\/embed\/aqz-KE-bpKQ\?/);

      await page.goto(visit.address(`/blog/${posts.shortId}`));
      await main.getByRole('link', { name: /Watch the video/ }).waitFor();
      expect(await main.locator('iframe, video').count()).toBe(0);
    });

    it('a category of the sidebar opens the posts of it', async () => {
      const page = await visit.open('/faq', { size: 'desktop' });
      await page
        .getByRole('complementary')
        .getByRole('link', { name: /TV Care Tip/ })
        .click();
      await page.waitForURL(/#\/blog\?category=TV(\+|%20)Care(\+|%20)Tip$/);
      await expect.poll(() => namesIn(page.getByRole('main'))).toEqual(['Let it breathe', 'Keep it dry']);
    });
  });

  describe('a comment (public-site §5 and §8)', () => {
    const INVALID = 'Please provide a valid email or phone number.';
    /** The form under a post, and the comments that are there. */
    const commentsOn = (page: Page) => ({
      form: page.getByRole('form', { name: 'Leave a comment' }),
      comments: page.getByRole('region', { name: /^Comments/ }).getByRole('listitem'),
    });

    it('of a guest needs a name, words, and an address or a phone; it comes on top, and is not lost on a bad line', async () => {
      const page = await openTimed(visit, `/blog/${posts.youtube}`);
      const { form, comments } = commentsOn(page);
      const [name, contact, words] = ['Name', 'Email or Phone', 'Comment'].map((label) => form.getByLabel(label));
      const post = form.getByRole('button', { name: 'Post Comment' });
      const sent = sentWith(page, 'AddBlogComment');
      await words!.fill('  \n ');
      await takeTime(page);
      await post.click();
      for (const sentence of [
        'Name is required to comment.',
        'Email or Phone is required for guests to comment.',
        'Comment content cannot be empty.',
      ]) {
        await form.getByText(sentence, { exact: true }).waitFor();
      }
      for (const [bad, good] of [
        ['123456', '1234567'],
        ['1'.repeat(21), '+12345678901234567890'],
        ['+12 (34)-x', '(01) 4-410000'],
        ['98+41000000', '०१-४४१००००'],
        ['kabita@example', 'kabita@example.com'],
      ] as const) {
        await contact!.fill(bad);
        await form.getByText(INVALID).waitFor();
        await contact!.fill(good);
        await form.getByText(INVALID).waitFor({ state: 'detached' });
      }
      expect(sent).toEqual([]);

      await name!.fill('Kabita');
      await words!.fill('The first word');
      await whileFailing(page, 'AddBlogComment', lost, async () => {
        await post.click();
        await expectToast(page, 'error', UNREACHABLE);
      });
      expect(await words!.inputValue()).toBe('The first word');
      await post.click();
      await expectToast(page, 'success', 'Comment posted successfully!');
      await expect.poll(() => words!.inputValue()).toBe('');
      expect(await page.getByText('No comments yet. Be the first to comment!').count()).toBe(0);
      await contact!.fill('+(977) 98-4100-000001');
      await words!.fill('The last word');
      await post.click();
      await expect
        .poll(() => comments.allTextContents())
        .toEqual([expect.stringContaining('The last word'), expect.stringContaining('The first word')]);
    });

    it('of somebody who is signed in stands under the name of the account, and sends nothing but the words', async () => {
      const person = await registered(visit, newPerson('Binita Shrestha'));
      const page = await visit.open('/login');
      await logIn(page, visit, person, `/blog/${posts.shortId}`);
      const { form, comments } = commentsOn(page);
      const name = form.getByLabel('Name');
      await expect.poll(() => name.inputValue()).toBe('Binita Shrestha');
      expect(await name.getAttribute('readonly')).not.toBeNull();
      const sent = sentWith(page, 'AddBlogComment');
      await form.getByRole('button', { name: 'Post Comment' }).click();
      await form.getByText('Comment content cannot be empty.', { exact: true }).waitFor();
      await form.getByLabel('Comment').fill('Thank you.');
      await form.getByRole('button', { name: 'Post Comment' }).click();
      await expectToast(page, 'success', 'Comment posted successfully!');
      await comments.getByText('Binita Shrestha').waitFor();
      expect(sent.map(({ input }) => input)).toEqual([{ content: 'Thank you.' }]);
    });
  });

  describe('tips and questions (public-site §2 and §9)', () => {
    it('tips are the published posts of their category, newest first, with all that the owner gave them', async () => {
      const page = await visit.open('/tips');
      const main = page.getByRole('main');
      const buttons = main.locator('button[aria-controls][aria-expanded]');
      await buttons.first().waitFor();
      expect(await buttons.allTextContents()).toEqual(['Let it breathe', 'Keep it dry']);
      await buttons.first().click();
      const tip = main.getByRole('region', { name: 'Let it breathe' });
      await tip.getByText('Mohan Tamrakar').waitFor();
      expect(await tip.locator('time').getAttribute('datetime')).toMatch(/^\d{4}-\d\d-\d\dT/);
      expect(await tip.locator('video').count()).toBe(1);
      expect(await tip.locator('audio').getAttribute('src')).toBe(SOUND);
      expect(await tip.innerText()).toContain('Ten centimetres behind.\nFive above.');
      await buttons.nth(1).click();
      const dry = main.getByRole('region', { name: 'Keep it dry' });
      await dry.getByText('No fish.').waitFor();
      expect(await dry.locator('video, audio').count()).toBe(0);
    });

    it('questions stand in the order that the owner gave them, and a long answer scrolls in its own 500 pixels', async () => {
      const items = await owner.reads<{ id: string; question: string; order: number }[]>('/content/faq-items');
      const [first, second] = items;
      await owner.does('PUT', `/admin/faq-items/${first!.id}`, { ...first, order: 1_000 });
      const answer = '<p>And so on.</p>'.repeat(60);
      await owner.does('POST', '/content/faq-items', { question: 'Why so long?', answer, order: -1 });
      const page = await visit.open('/faq');
      const buttons = page.getByRole('main').locator('button[aria-controls][aria-expanded]');
      await buttons.first().waitFor();
      const questions = items.slice(2).map(({ question }) => question);
      expect(await buttons.allTextContents()).toEqual([
        'Why so long?',
        second!.question,
        ...questions,
        first!.question,
      ]);
      await buttons.first().click();
      const panel = page.getByRole('region', { name: 'Why so long?' });
      await panel.getByText('And so on.').last().waitFor();
      const height = async () => Math.round((await panel.boundingBox())!.height);
      await expect.poll(height).toBe(500);
      expect(await panel.evaluate(({ scrollHeight }) => scrollHeight)).toBeGreaterThan(1_000);
    });

    it.each(['/faq', '/tips'])(
      '%s opens one, closes it by its own button, and closes it for another',
      async (route) => {
        const page = await visit.open(route);
        const buttons = page.getByRole('main').locator('button[aria-controls][aria-expanded]');
        await buttons.first().click();
        const open = page.getByRole('main').locator('button[aria-expanded=true]');
        expect(await open.count()).toBe(1);
        await buttons.nth(1).click();
        expect(await open.count()).toBe(1);
        expect(await buttons.nth(1).getAttribute('aria-expanded')).toBe('true');
        await buttons.nth(1).click();
        expect(await open.count()).toBe(0);
      },
    );
  });
});
