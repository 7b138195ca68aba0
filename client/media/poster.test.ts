// @vitest-environment node
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { hasChromium, useInChromium } from '../testing/inChromium';

describe.skipIf(!hasChromium)('the poster of a video, drawn in a real browser (decisions §7)', () => {
  const chromium = useInChromium(fileURLToPath(new URL('poster.ts', import.meta.url)), 'Poster');

  test('is a frame of it', async () => {
    const still = await chromium.page.evaluate(async () => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 160, height: 90 });
      const context = canvas.getContext('2d')!;
      const paint = () => {
        context.fillStyle = '#e11d48';
        context.fillRect(0, 0, 160, 90);
      };
      // before it is filmed, or a busy machine may film what was there before
      paint();
      const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm' });
      const parts: Blob[] = [];
      recorder.ondataavailable = ({ data }) => parts.push(data);
      recorder.start();
      for (let frame = 0; frame < 20; frame++) {
        paint();
        await new Promise(requestAnimationFrame);
      }
      await new Promise((resolve) => {
        recorder.onstop = resolve;
        recorder.stop();
      });
      const poster: File = await (window as any).Poster.posterOf(new File(parts, 'tour.webm', { type: 'video/webm' }));
      const bitmap = await createImageBitmap(poster);
      context.drawImage(bitmap, 0, 0);
      const [red, green, blue] = context.getImageData(80, 45, 1, 1).data;
      return { name: poster.name, type: poster.type, size: [bitmap.width, bitmap.height], color: [red, green, blue] };
    });
    expect(still).toMatchObject({ name: 'tour.jpg', type: 'image/jpeg', size: [160, 90] });
    const [red, green, blue] = still.color as [number, number, number];
    expect([red > 180, green < 90, blue < 120]).toEqual([true, true, true]);
  });

  test('is none where the browser cannot play it', async () => {
    const poster: unknown = await chromium.page.evaluate(() =>
      (window as any).Poster.posterOf(new File(['no video'], 'x.mp4', { type: 'video/mp4' })),
    );
    expect(poster).toBeNull();
  });
});
