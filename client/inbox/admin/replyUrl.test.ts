import { expect, test } from 'vitest';
import { replyUrl } from './replyUrl';

const letter = { email: 'sita@example.com', subject: 'Price & time?', message: 'One\nTwo' };

test('answers the sender under the same subject, what was written quoted', () => {
  const { protocol, pathname, searchParams } = new URL(replyUrl(letter));
  expect([protocol, decodeURIComponent(pathname)]).toEqual(['mailto:', 'sita@example.com']);
  expect([...searchParams.keys()]).toEqual(['subject', 'body']);
  expect(searchParams.get('subject')).toBe('Re: Price & time?');
  expect(searchParams.get('body')).toBe('\r\n\r\n> One\r\n> Two');
});

test('a sender cannot add recipients or headers', () => {
  const url = replyUrl({ ...letter, email: 'a@example.com?bcc=b@example.com', subject: 'x&cc=c@example.com' });
  expect([...new URL(url).searchParams.keys()]).toEqual(['subject', 'body']);
  expect(url).not.toContain('?bcc');
});

test('a long text is cut, also between the halves of a sign', () => {
  const url = replyUrl({ ...letter, message: '📺नमस्ते '.repeat(500) });
  expect(url.length).toBeLessThan(2_000);
  expect(new URL(url).searchParams.get('body')?.endsWith('…')).toBe(true);
  expect(new URL(url).searchParams.get('body')).not.toContain('\ufffd');
  for (const before of ['', 'a', 'ab', 'abc']) {
    const body = new URL(replyUrl({ ...letter, message: before + '📺'.repeat(500) })).searchParams.get('body');
    expect(body).toMatch(/📺…$/);
  }
});
