import type { PageLanguage } from '../http/pages/clientRenderer.js';
import { escapeHtml } from '../http/pages/headTags.js';
import { pathIn } from '../http/pages/language.js';

/** A post as feed readers are told of it. */
export interface FeedPost {
  id: string;
  title: string;
  author: string;
  category: string;
  snippet: string;
  /** What its texts are shown in. */
  language: PageLanguage;
  createdAt: Date;
  changedAt: Date | null;
}

interface Feed {
  /** As `https://parda.example`. */
  origin: string;
  /** Of the feed itself. */
  path: string;
  title: string;
  /** Of its readers. */
  language: PageLanguage;
  /** When there is no post yet, the feed is as old as this. */
  now: Date;
}

/** XML has no place for these, however they are written. */
// oxlint-disable-next-line no-control-regex
const NO_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const text = (given: string): string => escapeHtml(given.replace(NO_XML, ''));

/** The posts as an Atom feed (RFC 4287). */
export function atomFeed({ origin, path, title, language, now }: Feed, posts: readonly FeedPost[]): string {
  const changed = ({ createdAt, changedAt }: FeedPost) => changedAt ?? createdAt;
  const newest = Math.max(...posts.map((post) => changed(post).getTime()));
  const pageOf = (where: string) => text(origin + pathIn(language, where));
  const entries = posts.map((post) =>
    [
      post.language === language ? '  <entry>' : `  <entry xml:lang="${post.language}">`,
      `    <id>urn:uuid:${post.id}</id>`,
      `    <title>${text(post.title)}</title>`,
      `    <link rel="alternate" type="text/html" href="${pageOf(`/blog/${post.id}`)}"/>`,
      `    <published>${post.createdAt.toISOString()}</published>`,
      `    <updated>${changed(post).toISOString()}</updated>`,
      `    <author><name>${text(post.author)}</name></author>`,
      `    <category term="${text(post.category)}"/>`,
      `    <summary>${text(post.snippet)}</summary>`,
      '  </entry>\n',
    ].join('\n'),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `  <id>${text(origin + path)}</id>`,
    `  <title>${text(title)}</title>`,
    `  <link rel="self" type="application/atom+xml" href="${text(origin + path)}"/>`,
    `  <link rel="alternate" type="text/html" href="${pageOf('/blog')}"/>`,
    `  <icon>${text(`${origin}/icons/parda-192.png`)}</icon>`,
    `  <updated>${(posts.length > 0 ? new Date(newest) : now).toISOString()}</updated>`,
    `${entries.join('')}</feed>\n`,
  ].join('\n');
}
