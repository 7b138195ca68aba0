import { ownOrigin } from '../lib/origin';

/** What a link to a video leads to, and so how it is shown (public-site §2, 'Rendering rules'). */
export type Video = { kind: 'youtube'; id: string } | { kind: 'file'; src: string } | { kind: 'link'; url: string };

const YOUTUBE_HOSTS = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'youtu.be',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
]);
const YOUTUBE_ID = /^[\w-]{11}$/;
/** Where our own store keeps videos (decisions §7). */
const OWN_VIDEO = /^\/media\/[^/]+\/video\/upload\//;

/**
 * Reads the address of a video. A data URL of one and a file play inline, YouTube is embedded, anything else on the web
 * stays a link; null for what is no address of either kind.
 */
export function readVideo(address: string | null): Video | null {
  const text = address?.trim();
  if (!text) return null;
  if (/^data:video\/[\w.+-]+[;,]/i.test(text)) return { kind: 'file', src: text };
  const url = parse(text);
  if (!url) return null;
  const id = youtubeId(url);
  if (id) return { kind: 'youtube', id };
  const isOwn = url.origin === ownOrigin() && OWN_VIDEO.test(url.pathname);
  return isOwn || /\.(mp4|webm)$/i.test(url.pathname) ? { kind: 'file', src: text } : { kind: 'link', url: text };
}

function parse(text: string): URL | null {
  // A path of our own site, or an address of the web; never `//elsewhere`.
  if (!/^(https?:\/\/|\/(?![/\\]))/i.test(text)) return null;
  try {
    return new URL(text, ownOrigin());
  } catch {
    return null;
  }
}

/** The 11 characters that name a video, out of every way in which its page can be linked. */
function youtubeId({ hostname, pathname, searchParams }: URL): string | null {
  if (!YOUTUBE_HOSTS.has(hostname)) return null;
  const [first = '', second = ''] = pathname.split('/').filter(Boolean);
  const named = ['embed', 'shorts', 'live', 'v'].includes(first) ? second : null;
  const id = hostname === 'youtu.be' ? first : first === 'watch' ? searchParams.get('v') : named;
  return id && YOUTUBE_ID.test(id) ? id : null;
}
