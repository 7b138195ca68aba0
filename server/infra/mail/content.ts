import type { MailMessage } from './mailer.js';
import { escapeHtml, FONT, LINK, plainMail, SMALL, styled } from './style.js';

/** What a mail says, in the order in which it says it. */
export interface MailContent {
  language: 'en' | 'ne';
  subject: string;
  greeting?: string;
  paragraphs: readonly string[];
  /** What somebody wrote, as they wrote it. */
  quote?: { by: string; text: string };
  /** The owner's own text: HTML that is safe to show (markup.ts). */
  html?: string;
  button?: { label: string; url: string };
  /** Small print under the button. */
  closing: readonly string[];
  /** Of a mail to many: the page that ends them, and the address that mail programs post to (RFC 8058). */
  unsubscribe?: { label: string; page: string; oneClick: string };
}

/** A letter, and to whom it goes. */
export interface AddressedMail {
  to: string;
  content: MailContent;
}

/** Who writes: what is under every mail. */
export interface MailFrame {
  address: string | null;
  /** When the shop is open; is in messages alone. */
  hours: string | null;
  phone: string | null;
  /** Where an answer goes, too. */
  email: string | null;
  /** The site's own address. */
  site: string;
}

const SIGNATURE = { en: 'Parda, TV repair experts in Kathmandu', ne: 'पर्दा, काठमाडौंका टिभी मर्मत विशेषज्ञ' };

/** The same letter as plain text and as HTML: styles inline, readable from 320 px, no picture to be missed. */
export function composeMail(to: string, content: MailContent, mailFrame: MailFrame): MailMessage {
  const { subject, unsubscribe } = content;
  return {
    to,
    subject,
    replyTo: mailFrame.email ?? undefined,
    unsubscribe: unsubscribe?.oneClick,
    text: toText(content, mailFrame),
    html: toHtml(content, mailFrame),
  };
}

function toText(content: MailContent, { address, phone, email, site }: MailFrame): string {
  const { language, greeting, paragraphs, quote, html, button, closing, unsubscribe } = content;
  const blocks = [
    ...(greeting ? [greeting] : []),
    ...paragraphs,
    ...(quote ? [`${quote.by}\n${quote.text.trim().replace(/^/gm, '> ')}`] : []),
    ...(html === undefined ? [] : [plainMail(html, site)]),
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    ...closing,
    ...(unsubscribe ? [`${unsubscribe.label}:\n${unsubscribe.page}`] : []),
  ];
  const contact = [address, phone, email, site].filter(Boolean).join('\n');
  return `${[...blocks, `-- \n${SIGNATURE[language]}\n${contact}`].join('\n\n')}\n`;
}

/** The shop's name in both scripts, as text: it shows with pictures off, too. */
const WORDMARK = `<p lang="ne" style="margin:0 0 8px;${FONT};font-size:18px;font-weight:bold;color:#1f2937">Parda <span style="color:#516074">पर्दा</span></p>`;

const BARS = ['#3b6fe0', '#6a5be0', '#e9b90c', '#a654d6', '#2fa463', '#17a2a2', '#dc4444'];

function toHtml(content: MailContent, mailFrame: MailFrame): string {
  const { language, subject, greeting, paragraphs, quote, html, button, closing, unsubscribe } = content;
  const bars = BARS.map(
    (colour) => `<td height="4" bgcolor="${colour}" style="font-size:0;line-height:4px">&nbsp;</td>`,
  );
  const body = [
    greeting === undefined ? '' : text(greeting, 'font-size:20px;font-weight:bold'),
    ...paragraphs.map((words) => text(words)),
    quote
      ? `${text(quote.by, SMALL)}\n<blockquote style="margin:0 0 16px;padding:4px 0 4px 16px;border-left:4px solid #d5deeb;color:#334155">${lines(quote.text.trim())}</blockquote>`
      : '',
    html === undefined ? '' : styled(html, mailFrame.site),
    button ? buttonOf(button) : '',
    ...closing.map((words) => text(words, SMALL)),
  ];
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 8px;background:#f3f6fb">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:584px;margin:0 auto;background:#ffffff;border-radius:16px;table-layout:fixed">
<tr><td style="padding:24px 24px 0">${WORDMARK}<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>${bars.join('')}</tr></table></td></tr>
<tr><td style="padding:24px;${FONT};font-size:16px;line-height:1.6;color:#1f2937;overflow-wrap:break-word;word-wrap:break-word">
${body.filter(Boolean).join('\n')}
${footer(language, mailFrame)}
${unsubscribe ? `<p style="margin:16px 0 0;${SMALL}">${link(unsubscribe.page, unsubscribe.label)}</p>` : ''}
</td></tr></table>
</body></html>
`;
}

const text = (words: string, style = ''): string => `<p style="margin:0 0 16px;${style}">${lines(words)}</p>`;

const lines = (words: string): string => escapeHtml(words).replace(/\r?\n/g, '<br>');

const link = (url: string, label: string): string =>
  `<a href="${escapeHtml(url)}" style="${LINK}">${escapeHtml(label)}</a>`;

/** The address is below, too: for whoever's program shows no buttons. */
const buttonOf = ({ label, url }: NonNullable<MailContent['button']>): string =>
  `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 24px;border-radius:12px;background:#2563eb;color:#ffffff;text-decoration:none;font-weight:bold">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;${SMALL};word-break:break-all">${link(url, url)}</p>`;

function footer(language: MailContent['language'], { address, phone, email, site }: MailFrame): string {
  const contact = [
    address && escapeHtml(address),
    phone && link(`tel:${phone.replace(/[^\d+]/g, '')}`, phone),
    email && link(`mailto:${email}`, email),
    link(site, site.replace(/^https?:\/\//, '')),
  ];
  return `<p style="margin:24px 0 0;padding:16px 0 0;border-top:1px solid #d5deeb;${SMALL}">${SIGNATURE[language]}<br>${contact.filter(Boolean).join('<br>')}</p>`;
}
