import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// A process runs many files, and packages stay loaded. Our own modules, which know who is signed in and what is on the screen, are new
// to each file, and so is the browser.
vi.resetModules();
vi.unstubAllGlobals();
vi.useRealTimers();
Reflect.deleteProperty(globalThis, 'indexedDB');
if (typeof document !== 'undefined') {
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
}

// The library does it by itself where it is imported, which is once for many files. React's `act` is for what a test does: an answer or
// a timer comes by itself, as in a browser, and whoever expects something of it waits.
afterEach(cleanup);
// What one test has typed is not there when the next one opens the form.
afterEach(async () => (await import('../forms/drafts')).forgetDrafts());

// A busy machine takes seconds to load a page's modules for the first time; whatever never comes still fails the test.
configure({ asyncUtilTimeout: 15_000 });

// Some files are tested without a page.
if (typeof HTMLDialogElement !== 'undefined') {
  // As browsers do, and happy-dom does not: a dialog that opens gives the focus to what asks for it.
  const { showModal } = HTMLDialogElement.prototype;
  HTMLDialogElement.prototype.showModal = function showModalWithFocus(this: HTMLDialogElement) {
    showModal.call(this);
    this.querySelector<HTMLElement>('[autofocus]')?.focus();
  };
}
