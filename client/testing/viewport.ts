import { afterEach } from 'vitest';

const { happyDOM } = window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } };

afterEach(() => happyDOM.setViewport({ width: 1024 }));

/** Makes the screen this wide, in pixels, until the test is over: 360 is a phone. */
export const setWidth = (width: number): void => happyDOM.setViewport({ width });
