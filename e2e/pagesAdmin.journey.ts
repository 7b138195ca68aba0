import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useVisit } from './support/browser.js';
import { agree, atAdmin, openTab, ownerEnters, press } from './support/admin.js';
import { film } from './support/film.js';
import { Owner } from './support/owner.js';
import { NO_PICTURE, portrait } from './support/portrait.js';
import { nextPoll, openTimed } from './support/time.js';
import { expectToast } from './support/toasts.js';

const visit = useVisit(() => ({ RATE_LIMITS: 'off' }));
const owner = new Owner(visit);

const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name }).first();

/** A picture that does not become smaller, however well it is packed. */
async function noise(width: number): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  return { ...(await portrait(width)), name: 'noise.png' };
}

describe('About Us Page Content (back-office §2 to §5, §9)', () => {
  /** What makes a section of each type one of its type; and what visitors see of it. */
  const TYPES: readonly [type: string, fill: (form: Locator) => Promise<void>, seen: (main: Locator) => Locator][] = [
    [
      'Text with image',
      (form) => form.getByRole('textbox', { name: /^Paragraph 1/ }).fill('How it began.'),
      (main) => main.getByText('How it began.').last(),
    ],
    [
      'Icon grid',
      async (form) => {
        expect(
          await form.getByRole('radiogroup', { name: 'Columns' }).getByRole('radio', { name: '3' }).isChecked(),
        ).toBe(true);
        await press(form, 'Add Item');
        await form.getByLabel('Item title').fill('Patience');
      },
      (main) => main.getByText('Patience').last(),
    ],
    [
      'Team showcase',
      async (form) => {
        await press(form, 'Add Team Member');
        await form.getByRole('textbox', { name: /^Name/ }).fill('Maya Gurung');
        await form.getByLabel('Role', { exact: true }).fill('Panels');
      },
      (main) => main.getByText('Maya Gurung').last(),
    ],
    [
      'Call to action',
      async (form) => {
        await form.getByLabel('Primary button text').fill('Look what we sell');
        await form.getByLabel('Primary button link').fill('/products');
      },
      (main) => main.getByRole('link', { name: 'Look what we sell' }).last(),
    ],
    [
      'Full-width text',
      (form) => form.getByRole('textbox', { name: /^Paragraph 1/ }).fill('Word for word.'),
      (main) => main.getByText('Word for word.').last(),
    ],
    [
      'Location',
      (form) => form.getByLabel('Address', { exact: true }).fill('Patan Dhoka 7'),
      (main) => main.getByText('Patan Dhoka 7').last(),
    ],
  ];

  it('takes a section of each type, locally; visitors see them once the page is saved', async () => {
    const visitor = await visit.open('/about', { size: 'desktop' });
    await visitor.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await atAdmin(visit, 'aboutUs', async (page) => {
      for (const [type, fill] of TYPES) {
        await press(page, 'Add Section');
        const form = page.getByRole('dialog', { name: 'Add Section' });
        await form.getByRole('radio', { name: type }).check();
        await form.getByLabel('Title', { exact: true }).fill(`Ours: ${type}`);
        await expect.poll(() => form.getByLabel('Order').last().inputValue()).toBe('0');
        await fill(form);
        await form.getByLabel('Order').last().fill('9');
        await press(form, 'Apply');
        await expectToast(page, 'info', 'Changes applied. Remember to save the page.');
      }
      await press(page, 'Edit Ours: Location');
      const form = page.getByRole('dialog', { name: 'Edit Section' });
      await form.getByLabel('Order').last().fill('8');
      await press(form, 'Apply');
      await expectToast(page, 'info', 'Section updated locally. Save the page to persist changes.');
      const titles = await page.getByRole('list', { name: 'Sections' }).getByRole('listitem').allInnerTexts();
      expect(titles.filter((title) => title.startsWith('Ours: '))[0]).toContain('Location, order 8');

      await visitor.reload();
      await visitor.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      expect(await visitor.getByText(/^Ours: /).count()).toBe(0);

      await press(page, 'Save Page');
      await expectToast(page, 'success', 'Page saved successfully');
    });
    await visitor.reload();
    const main = visitor.getByRole('main');
    for (const [type, , seen] of TYPES) {
      await heading(visitor, `Ours: ${type}`).waitFor({ state: 'attached' });
      await seen(main).waitFor({ state: 'attached' });
    }
  });

  it('asks once before a section and a page that are both unsaved are left', async () => {
    const context = await ownerEnters(visit);
    const page = await openTab(visit, context, 'users');
    // The router can ask for one of them only, and warns where it is asked to stop for two.
    const warnings: string[] = [];
    page.on('console', (line) => void (/blocker/.test(line.text()) && warnings.push(line.text())));
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.message());
      void dialog.dismiss();
    });
    const tabs = page.getByRole('navigation', { name: 'Admin sections' });
    await tabs.getByRole('button', { name: 'Page Management' }).click();
    await tabs.getByRole('menuitem', { name: 'About Us' }).click();
    await page.getByRole('textbox', { name: /^Title/ }).fill('Half a title');
    await press(page, 'Add Section');
    await page.getByRole('dialog').getByLabel('Title', { exact: true }).fill('Half a section');
    // past the section, which Back alone would close
    await page.evaluate(() => history.go(-2));
    await expect.poll(() => asked).toEqual(['You have unsaved changes. Leave without saving?']);
    await expect
      .poll(() => page.getByRole('dialog').getByLabel('Title', { exact: true }).inputValue())
      .toBe('Half a section');
    expect(page.url()).toContain('/admin/aboutUs');
    expect(warnings).toEqual([]);
    await context.close();
  });
});

describe('Services Page Content (back-office §2 to §5, §8)', () => {
  interface Services {
    headerBackgroundImageUrl: string | null;
    headerBackgroundVideoUrl: string | null;
    supportedBrandsSection: { brands: { name: string; logoUrl: string }[] };
  }
  const stored = () => owner.reads<Services>('/content/services');
  const save = async (page: Page) => {
    await press(page, 'Save Services Page');
    await expectToast(page, 'success', 'Services page saved successfully');
  };

  it('takes an item, and a brand with a logo of at most 1 MB; both reach visitors with the save', async () => {
    await atAdmin(visit, 'services', async (page) => {
      await press(page, 'Add Service Item');
      const item = page.getByRole('dialog', { name: 'Add Service Item' });
      await press(item, 'Apply');
      await expectToast(page, 'error', 'Service title is required.');
      await item.getByLabel('Title').fill('Projectors');
      await item.getByLabel('Description').fill('Lamps, colour wheels and dust.');
      await item.getByRole('radio', { name: 'Installation' }).check();
      await press(item, 'Apply');
      await expectToast(page, 'info', 'Service item added locally.');

      await press(page, 'Add Brand');
      const brand = page.getByRole('dialog', { name: 'Add Brand' });
      await brand.getByLabel('Brand name').fill('Baltra');
      await press(brand, 'Apply');
      await expectToast(page, 'warning', 'Brand logo is required.');
      const logo = brand.getByLabel('Choose picture');
      await logo.setInputFiles(NO_PICTURE);
      await expectToast(page, 'error', 'Invalid image file for logo.');
      await logo.setInputFiles(await noise(700));
      await expectToast(page, 'error', 'Logo too large (max 1MB).');
      await logo.setInputFiles({ ...(await noise(64)), name: 'baltra.png' });
      await brand.getByText('Choose another').waitFor();
      await brand.getByText('The new picture is not uploaded yet.').waitFor({ state: 'detached' });
      await press(brand, 'Apply');
      await expectToast(page, 'info', 'Brand added locally.');
      expect((await stored()).supportedBrandsSection.brands.map(({ name }) => name)).not.toContain('Baltra');
      await save(page);
    });
    const { brands } = (await stored()).supportedBrandsSection;
    expect(brands.find(({ name }) => name === 'Baltra')?.logoUrl).toMatch(/\/media\/parda\/image\/upload\//);
    const visitor = await visit.open('/services', { size: 'desktop' });
    await heading(visitor, 'Projectors').waitFor({ state: 'attached' });
    await visitor
      .getByRole('img', { name: /Baltra/ })
      .first()
      .waitFor({ state: 'attached' });
  });

  it('has an image or a video behind its header: each takes the other’s place, and none clears both', async () => {
    await atAdmin(visit, 'services', async (page) => {
      const background = page.getByRole('radiogroup', { name: 'Background' });
      const picture = { ...(await noise(64)), name: 'bench.png' };
      await background.getByRole('radio', { name: 'Image' }).check();
      await page.getByLabel('Choose another').first().setInputFiles(picture);
      await expectToast(page, 'info', 'Services Header updated locally. Save page to persist.');
      await save(page);
      const withImage = await stored();
      expect(withImage).toMatchObject({ headerBackgroundVideoUrl: null });
      expect(withImage.headerBackgroundImageUrl).toMatch(/\/image\/upload\//);

      await background.getByRole('radio', { name: 'Video' }).check();
      const file = page.getByLabel('Choose video');
      await file.setInputFiles(picture);
      await expectToast(page, 'error', 'Invalid video file.');
      await file.setInputFiles({ name: 'shop.webm', mimeType: 'video/webm', buffer: await film() });
      await expectToast(page, 'info', 'Services Header updated locally. Save page to persist.');
      await save(page);
      const withVideo = await stored();
      expect(withVideo).toMatchObject({ headerBackgroundImageUrl: null });
      expect(withVideo.headerBackgroundVideoUrl).toMatch(/\/video\/upload\//);
      const visitor = await visit.open('/services', { size: 'desktop' });
      await visitor
        .locator(`main video[src*="${new URL(withVideo.headerBackgroundVideoUrl!, visit.url).pathname}"]`)
        .waitFor({
          state: 'attached',
        });

      await background.getByRole('radio', { name: 'None' }).check();
      await save(page);
      expect(await stored()).toMatchObject({ headerBackgroundImageUrl: null, headerBackgroundVideoUrl: null });
    });
  });
});

describe('Contact and the top bar (back-office §3, §5)', () => {
  const phones = async () =>
    (await owner.reads<{ contactInfo: { phones: string[] } }>('/content/contact')).contactInfo.phones;

  it('phones are written with commas between them, trimmed; on the contact page empty ones are dropped', async () => {
    const visitor = await openTimed(visit, '/contact', { size: 'desktop' });
    await atAdmin(visit, 'contact', async (page) => {
      await page.getByLabel('Phones').fill(' 01-4111111 , , 980-0000111 ,');
      await expectToast(page, 'info', 'Changes applied. Remember to save the page.');
      await press(page, 'Save Contact Page');
      await expectToast(page, 'success', 'Page saved successfully');
    });
    expect(await phones()).toEqual(['01-4111111', '980-0000111']);
    await nextPoll(visitor);
    const main = visitor.getByRole('main');
    await main.getByRole('link', { name: /01-4111111/ }).waitFor();
    await main.getByRole('link', { name: /980-0000111/ }).waitFor();
  });

  it('what is saved of the top bar stands there; e-mail and phones are required', async () => {
    const visitor = await openTimed(visit, '/', { size: 'desktop' });
    await atAdmin(visit, 'topBarSettings', async (page) => {
      const email = page.getByRole('main').getByRole('textbox', { name: /^Email/ });
      await email.fill('nowhere');
      await press(page, 'Save Top Bar Settings');
      await expectToast(page, 'error', 'Please enter a valid email address.');
      await email.fill('bench@parda.example');
      await page.getByLabel('Phones').fill('01-4222222, ,980-0000222');
      const icon = page.getByRole('radiogroup', { name: 'WhatsApp icon' });
      await icon.getByRole('radio', { name: 'Custom SVG' }).check();
      await page
        .getByLabel('WhatsApp icon: SVG')
        .fill('<svg viewBox="0 0 24 24" onload="window.hacked = 1"><circle cx="12" cy="12" r="9"/></svg>');
      await press(page, 'Save Top Bar Settings');
      await expectToast(page, 'success', 'Top bar settings updated.');
    });
    expect(await phones()).toEqual(['01-4222222', '', '980-0000222']);
    await nextPoll(visitor);
    const bar = visitor.getByRole('list', { name: 'Contact the shop' }).first();
    await bar.getByRole('link', { name: 'Call 01-4222222' }).waitFor();
    expect(
      await bar.locator('a[href="mailto:bench@parda.example"], a[href="mailto:bench%40parda.example"]').count(),
    ).toBe(1);
    await bar
      .getByRole('link', { name: /WhatsApp/ })
      .locator('img[src^="data:image/svg+xml"]')
      .waitFor();
    expect(await visitor.evaluate(() => 'hacked' in globalThis)).toBe(false);
  });
});

describe('Privacy Policy (back-office §4, §5)', () => {
  it('is written as rich text; what was pasted with it and would run is gone, and the day of the change is today', async () => {
    const before = await owner.reads<{ lastUpdated: string }>('/content/privacy-policy');
    await atAdmin(visit, 'privacyPolicy', async (page) => {
      agree(page);
      // a table is in it, which the rich text editor could not give back
      await press(page, 'Convert to rich text');
      await page.getByText(/^The rich text editor cannot keep everything in this text \(table/).waitFor();
      const text = page.getByRole('textbox', { name: /^Content/ });
      await text.fill('');
      await press(page, 'Rich text');
      await page.getByRole('button', { name: 'Bold' }).waitFor();
      await text.click();
      await page.keyboard.type('What we keep, and ');
      await page.keyboard.press('Control+B');
      await page.keyboard.type('for how long');
      await page.keyboard.press('Control+B');
      await text.evaluate((element) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData(
          'text/html',
          '<p>Pasted <em>from elsewhere</em>.<script>window.hacked = 1</script><img src="x" onerror="window.hacked = 1"></p>',
        );
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      });
      // what the editor would not let through is tried by hand
      await press(page, 'HTML');
      const source = page.getByRole('textbox', { name: /^Content/ });
      const written = await source.inputValue();
      expect(written).toMatch(/<strong>for how long<\/strong>/);
      expect(written).toMatch(/Pasted <em>from elsewhere<\/em>/);
      expect(written).not.toMatch(/script|onerror|hacked/);
      await source.fill(
        `${written}<h2 onclick="window.hacked = 1">Whom to ask</h2><script>window.hacked = 1</script><iframe src="https://example.com"></iframe>`,
      );
      await press(page, 'Save Page');
      await expectToast(page, 'success', "Page 'privacy-policy' updated.");
      const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'Asia/Kathmandu' });
      await page.getByText(`Last updated: ${today.format()}`).waitFor();
      expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false);
    });
    const after = await owner.reads<{ content: string; lastUpdated: string }>('/content/privacy-policy');
    expect(Date.parse(after.lastUpdated)).toBeGreaterThan(Date.parse(before.lastUpdated));
    expect(after.lastUpdated).toBe(new Date(after.lastUpdated).toISOString());
    expect(after.content).not.toMatch(/script|onclick|iframe|hacked/);

    const visitor = await visit.open('/privacy-policy', { size: 'desktop' });
    const main = visitor.getByRole('main');
    await main.locator('strong', { hasText: 'for how long' }).waitFor();
    await main.getByRole('heading', { level: 2, name: 'Whom to ask' }).click();
    expect(await visitor.evaluate(() => 'hacked' in globalThis)).toBe(false);
  });

  it('cannot be empty', async () => {
    await atAdmin(visit, 'termsOfUse', async (page) => {
      await page.getByRole('textbox', { name: /^Content/ }).fill('');
      await press(page, 'Save Page');
      await expectToast(page, 'error', 'Content is required.');
    });
  });
});
