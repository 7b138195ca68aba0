import type { CDPSession, Locator, Page } from 'playwright-core';

/** Every public form that the server draws: its route, and the names of the fields that are typed into. */
export const PUBLIC_FORMS: readonly { route: string; fields: readonly string[] }[] = [
  { route: '/repair', fields: ['userName', 'contactNumber', 'brand', 'model', 'issueDescription', 'pickupAddress'] },
  { route: '/contact', fields: ['name', 'email', 'subject', 'message'] },
  { route: '/leave-review', fields: ['authorName', 'authorEmail', 'comment'] },
  { route: '/blog/{post}', fields: ['authorName', 'authorEmailOrPhone', 'content'] },
  { route: '/products/{product}', fields: ['authorName', 'authorEmail', 'comment'] },
  { route: '/login', fields: ['identifier', 'password'] },
  { route: '/login?tab=register', fields: ['username', 'email', 'password', 'name'] },
  { route: '/forgot-password', fields: ['email'] },
  { route: '/reset-password/out-of-a-mail', fields: ['newPassword', 'confirmPassword'] },
  { route: '/faq', fields: ['question'] },
  { route: '/track', fields: ['id'] },
  { route: '/records', fields: ['search'] },
];

/** A field of a form in the page's main part, also where a stranger has changed its label. */
export const fieldOf = (page: Page, name: string): Locator => page.locator(`main [name="${name}"]:visible`);

/** Touches a field where it is at this very moment; once more where the page moved it from under the finger. */
export async function tapField(page: Page, name: string): Promise<void> {
  for (let tries = 0; tries < 5; tries++) {
    const [x, y] = await fieldOf(page, name).evaluate((field) => {
      field.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = field.getBoundingClientRect();
      return [left + width / 2, top + height / 2] as const;
    });
    await page.touchscreen.tap(x, y);
    if (await page.evaluate((tapped) => document.activeElement?.getAttribute('name') === tapped, name)) return;
  }
  throw new Error(`${name} does not take the focus.`);
}

/**
 * Types as a person does: each key comes in its time, whether the page has answered the last one or not.
 * @param pause between two keys, in milliseconds
 */
export async function typeKeys(session: CDPSession, text: string, pause: number): Promise<void> {
  const sent: Promise<unknown>[] = [];
  for (const letter of text) {
    const key = { key: letter, text: letter, unmodifiedText: letter };
    sent.push(session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key }));
    sent.push(session.send('Input.dispatchKeyEvent', { type: 'keyUp', key: letter }));
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  await Promise.all(sent);
}

/** Something that puts elements of its own into pages: an extension of the browser, or the browser's translator. */
export type Stranger = 'password manager' | 'grammar checker' | 'translator';

/** When it comes: as soon as the page is read, a moment later (while the client takes over), or when a field is entered. */
export type Moment = 'at once' | 'meanwhile' | 'at the first touch';

/** Lets a stranger into every page that is opened from now on. */
export async function letIn(page: Page, stranger: Stranger, moment: Moment): Promise<void> {
  /* oxlint-disable unicorn/consistent-function-scoping -- it runs in the page, and has to bring along all that it needs */
  await page.addInitScript(
    ({ kind, when }) => {
      const beside = (fields: string, place: 'before' | 'after', tag: string) => {
        for (const field of document.querySelectorAll(fields)) {
          const sibling = place === 'after' ? field.nextElementSibling : field.previousElementSibling;
          if (sibling?.localName !== tag) field[place](document.createElement(tag));
        }
      };
      const translate = () => {
        const texts: Text[] = [];
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const parent = node.parentElement!;
          if (node.nodeValue!.trim() && !/^(script|style|noscript|textarea|option|font)$/.test(parent.localName)) {
            texts.push(node as Text);
          }
        }
        for (const text of texts) {
          const [outer, inner] = [document.createElement('font'), document.createElement('font')];
          outer.append(inner);
          text.replaceWith(outer);
          inner.append(`«${text.nodeValue!}»`);
        }
      };
      const come = () => {
        if (kind === 'password manager')
          beside('input:not([type=radio]):not([type=checkbox])', 'after', 'com-1password');
        else if (kind === 'grammar checker') beside('textarea', 'before', 'grammarly-extension');
        else translate();
      };
      const onceRead = () => {
        if (when === 'at once') come();
        if (when === 'meanwhile') for (const wait of [150, 300, 450, 600, 900, 1200]) setTimeout(come, wait);
        if (when === 'at the first touch') addEventListener('focusin', () => setTimeout(come, 20), { once: true });
      };
      if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', onceRead);
      else onceRead();
    },
    { kind: stranger, when: moment },
  );
  /* oxlint-enable unicorn/consistent-function-scoping */
}
