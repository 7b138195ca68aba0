import { drawn, encoded, fileOf } from './canvas';

const PATIENCE_MS = 10_000;
/** In seconds: many a video begins in black. */
const MOMENT = 1;

/**
 * A still of a video, drawn in the browser, since the server has no tool for it (decisions §7): at one second, or at the
 * middle of a shorter one. Null where the browser cannot play the video, or not within ten seconds.
 */
export async function posterOf(video: File): Promise<File | null> {
  const url = URL.createObjectURL(video);
  const player = Object.assign(document.createElement('video'), { muted: true, playsInline: true, preload: 'auto' });
  const patience = new AbortController();
  const clock = setTimeout(() => patience.abort(), PATIENCE_MS);
  try {
    player.src = url;
    await arrival(player, 'loadedmetadata', patience.signal);
    player.currentTime = Math.min(MOMENT, (player.duration || 0) / 2);
    await arrival(player, 'seeked', patience.signal);
    if (player.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) await arrival(player, 'canplay', patience.signal);
    // A sound alone has no picture.
    if (!player.videoWidth || !player.videoHeight) return null;
    const still = drawn(player, player.videoWidth, player.videoHeight);
    return fileOf(await encoded(still, 'image/jpeg', 0.85), video.name);
  } catch {
    return null;
  } finally {
    clearTimeout(clock);
    player.removeAttribute('src');
    player.load();
    URL.revokeObjectURL(url);
  }
}

function arrival(player: HTMLVideoElement, event: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error(`The video did not come to '${event}'.`));
    player.addEventListener(event, () => resolve(), { once: true, signal });
    player.addEventListener('error', fail, { once: true, signal });
    signal.addEventListener('abort', fail, { once: true });
  });
}
