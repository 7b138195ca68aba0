import { configure } from '@testing-library/react';

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
