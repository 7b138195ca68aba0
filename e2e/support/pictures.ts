import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/** Waits until a picture has come, and is one. */
export async function expectLoaded(image: Locator): Promise<void> {
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
}
