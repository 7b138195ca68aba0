import { fitText } from '../../lib/fitText';

/**
 * An answer in the owner's own mail program, with what was written quoted below.
 * @param letter its sender, subject and text, all from outside
 */
export function replyUrl({ email, subject, message }: { email: string; subject: string; message: string }): string {
  const quoted = message
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
    .join('\r\n');
  const fields = { subject: `Re: ${subject}`, body: `\r\n\r\n${shortened(quoted)}` };
  const query = Object.entries(fields).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  return `mailto:${encodeURIComponent(email)}?${query.join('&')}`;
}

/** Mail programs take addresses of about 2,000 characters; a Devanagari letter is nine of them. */
const MAX_QUOTED = 1_500;

function shortened(text: string): string {
  if (encodeURIComponent(text).length <= MAX_QUOTED) return text;
  let length = text.length;
  while (encodeURIComponent(fitText(text, length)).length > MAX_QUOTED) length = Math.floor(length * 0.8);
  return `${fitText(text, length)}…`;
}
