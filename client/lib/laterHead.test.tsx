import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { laterHead } from './laterHead';

const blocks = () => document.head.querySelectorAll('script[type="application/ld+json"]');

afterEach(() => {
  delete window.pardaEarly;
});

it('leaves what came with the page to its readers, and takes it away with the page, though its own code never came', () => {
  window.pardaEarly = {
    typed: new Map(),
    pressed: null,
    isReached: () => false,
    coming: new Set(),
    keydown: vi.fn<() => void>(),
    click: vi.fn<() => void>(),
  };
  const block = document.head.appendChild(document.createElement('script'));
  block.type = 'application/ld+json';
  const load = vi.fn<() => Promise<ComponentType>>(async () => () => null);
  const Head = laterHead(load);
  const { unmount } = render(<Head />);
  expect([...blocks()]).toEqual([block]);
  unmount();
  expect([blocks().length, load.mock.calls.length]).toEqual([0, 0]);
});
