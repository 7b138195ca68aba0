import { convert, type HtmlToTextOptions } from 'html-to-text';

const asWritten = { options: { uppercase: false } };

const PLAIN: HtmlToTextOptions = {
  wordwrap: false,
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
    { selector: 'table', format: 'dataTable', ...asWritten },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, ...asWritten })),
  ],
};

/** What an HTML text says, without its tags: lists and tables keep their lines. */
export const plainText = (html: string): string => convert(html, PLAIN);
