/** What a mail says, in the order it says it. */
export interface MailContent {
  language: 'en' | 'ne';
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  button?: { label: string; url: string };
  /** Small print under the button. */
  closing: readonly string[];
}

const SIGNATURE = { en: 'Parda, TV repair experts in Kathmandu', ne: 'पर्दा, काठमाडौंका टिभी मर्मत विशेषज्ञ' };

/** The same content as plain text and as HTML: styles inline, readable from 320 px, no picture to be missed. */
export function composeMail(to: string, content: MailContent) {
  return { to, subject: content.subject, text: toText(content), html: toHtml(content) };
}

function toText({ language, greeting, paragraphs, button, closing }: MailContent): string {
  const blocks = [greeting, ...paragraphs, ...(button ? [`${button.label}:\n${button.url}`] : []), ...closing];
  return `${[...blocks, `-- \n${SIGNATURE[language]}`].join('\n\n')}\n`;
}

const BARS = ['#3b6fe0', '#6a5be0', '#e9b90c', '#a654d6', '#2fa463', '#17a2a2', '#dc4444'];

function toHtml({ language, subject, greeting, paragraphs, button, closing }: MailContent): string {
  const text = (words: string, style: string) => `<p style="margin:0 0 16px;${style}">${escapeHtml(words)}</p>`;
  const bars = BARS.map(
    (colour) => `<td height="4" bgcolor="${colour}" style="font-size:0;line-height:4px">&nbsp;</td>`,
  );
  const link = button && escapeHtml(button.url);
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 8px;background:#f3f6fb">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;margin:0 auto;background:#ffffff;border-radius:16px">
<tr><td style="padding:24px 24px 0"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>${bars.join('')}</tr></table></td></tr>
<tr><td style="padding:24px;font-family:'Noto Sans Devanagari',Arial,sans-serif;font-size:16px;line-height:1.6;color:#1f2937">
${text(greeting, 'font-size:20px;font-weight:bold')}
${paragraphs.map((words) => text(words, '')).join('\n')}
${
  button
    ? `<p style="margin:24px 0"><a href="${link}" style="display:inline-block;padding:12px 24px;border-radius:12px;background:#2563eb;color:#ffffff;text-decoration:none;font-weight:bold">${escapeHtml(button.label)}</a></p>
<p style="margin:0 0 16px;font-size:14px;color:#516074;word-break:break-all">${link}</p>`
    : ''
}
${closing.map((words) => text(words, 'font-size:14px;color:#516074')).join('\n')}
<p style="margin:24px 0 0;font-size:14px;color:#516074">${SIGNATURE[language]}</p>
</td></tr></table>
</body></html>
`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
