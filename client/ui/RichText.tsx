import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import { plainText } from '../lib/excerpt';
import { textLanguage } from '../lib/textLanguage';
import styles from './RichText.module.css';

/** Of styles only alignment and colour survive (decisions §12, 'Text'). */
const allowedStyle = /^\s*((text-align|color|background-color)\s*:\s*[-\w#%.,() ]+;?\s*)*$/;

/**
 * HTML that the owner wrote. The server has sanitised it when it was stored; here it is sanitised again, for a page
 * must be safe whatever the answer holds (decisions §6). It brings DOMPurify along: pages take `LazyRichText`.
 */
export function RichText({ html }: { html: string }) {
  const clean = useMemo(() => sanitise(html), [html]);
  const language = useMemo(() => textLanguage(plainText(clean)), [clean]);
  return <div className={styles.text} lang={language} data-rich-text="" dangerouslySetInnerHTML={{ __html: clean }} />;
}

/** Leaves text, links and pictures; takes scripts, handlers, forms and frames. */
export function sanitise(html: string): string {
  const body = DOMPurify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['form', 'input', 'button', 'select', 'textarea', 'style', 'iframe', 'dialog'],
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|#|\/(?![/\\]))/i,
    RETURN_DOM: true,
  }) as HTMLElement;
  for (const element of body.querySelectorAll('[style]')) {
    if (!allowedStyle.test(element.getAttribute('style') ?? '')) element.removeAttribute('style');
  }
  for (const link of body.querySelectorAll('a[target]')) link.setAttribute('rel', 'noopener noreferrer');
  for (const picture of body.querySelectorAll('img:not([alt])')) picture.setAttribute('alt', '');
  return body.innerHTML;
}
