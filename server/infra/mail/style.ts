import { convert } from 'html-to-text';
import sanitizeHtml from 'sanitize-html';
import { MEDIA_PATH } from '../../core/fields/mediaAddress.js';
import { mailPicture } from './pictures.js';

/** How mails look. Many mail programs know no style sheets, so each tag carries its own style. */

export const FONT = "font-family:'Noto Sans Devanagari',Arial,sans-serif";
export const SMALL = 'font-size:14px;color:#516074';
export const LINK = 'color:#1d4ed8;text-decoration:underline';

const TAG_STYLES: Record<string, string> = {
  h2: 'margin:24px 0 8px;font-size:22px;line-height:1.3',
  h3: 'margin:24px 0 8px;font-size:19px;line-height:1.3',
  h4: 'margin:16px 0 8px;font-size:17px;line-height:1.3',
  p: 'margin:0 0 16px',
  ul: 'margin:0 0 16px;padding:0 0 0 24px',
  ol: 'margin:0 0 16px;padding:0 0 0 24px',
  blockquote: 'margin:0 0 16px;padding:4px 0 4px 16px;border-left:4px solid #d5deeb',
  pre: 'margin:0 0 16px;white-space:pre-wrap',
  hr: 'margin:24px 0;border:0;border-top:1px solid #d5deeb',
  img: 'max-width:100%;height:auto;border:0;border-radius:12px',
  figure: 'margin:0 0 16px',
  figcaption: SMALL,
  table: 'border-collapse:collapse;width:100%;margin:0 0 16px',
  th: 'padding:8px;border:1px solid #d5deeb;text-align:left',
  td: 'padding:8px;border:1px solid #d5deeb',
  a: LINK,
};

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);

/** The owner's text, which is safe already, with its styles inline, its pictures as mail programs show them, and its links leading to the site from anywhere. */
export const styled = (html: string, site: string): string =>
  sanitizeHtml(html, {
    // sanitised before, by our own rules
    allowedTags: false,
    allowVulnerableTags: true,
    allowedAttributes: false,
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    transformTags: {
      '*': (tagName, attribs) => {
        const { style, href, src, ...others } = tagName === 'img' ? mailPicture(attribs) : attribs;
        const styles = [TAG_STYLES[tagName], style].filter(Boolean).join(';');
        return {
          tagName,
          attribs: {
            ...others,
            ...(styles && { style: styles }),
            ...(href && { href: absolute(href, site) }),
            ...(src && { src: absolute(src, site) }),
          },
        };
      },
    },
  });

/** The same as plain text; links keep their addresses. */
export const plainMail = (html: string, site: string): string =>
  convert(styled(html, site), {
    wordwrap: false,
    selectors: [
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['(', ')'] } },
      { selector: 'img', options: { linkBrackets: false }, format: 'skip' },
      { selector: 'table', format: 'dataTable', options: { uppercaseHeaderCells: false } },
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
    ],
  });

/** A path of the site leads into its client, but for files; every other address stays as it is. */
function absolute(address: string, site: string): string {
  if (address.startsWith(`${MEDIA_PATH}/`)) return site + address;
  if (address.startsWith('/') && !address.startsWith('//')) return `${site}/#${address}`;
  return address.startsWith('#/') ? `${site}/${address}` : address;
}
