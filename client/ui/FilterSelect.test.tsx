import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { painted } from '../lib/afterPaint';
import { fakeServer } from '../testing/fakeServer';
import { renderPart } from '../testing/renderPart';
import { FilterSelect } from './FilterSelect';

vi.mock('../lib/afterPaint', async (original) => ({
  ...(await original<object>()),
  painted: vi.fn<() => Promise<void>>(),
}));

afterEach(() => vi.mocked(painted).mockReset());

const received: string[] = [];

function Filter() {
  const [value, setValue] = useState('');
  return (
    <FilterSelect
      label="Type"
      value={value}
      onChange={(next) => {
        received.push(next);
        setValue(next);
      }}
    >
      <option value="">All</option>
      <option value="general">General</option>
    </FilterSelect>
  );
}

it('shows what was chosen at once, and tells of it behind the paint', async () => {
  let paint = () => {};
  vi.mocked(painted).mockReturnValue(new Promise((resolve) => (paint = resolve)));
  await renderPart(<Filter />, { link: fakeServer({}) });
  const field = screen.getByLabelText<HTMLSelectElement>('Type');
  fireEvent.change(field, { target: { value: 'general' } });
  expect(field.value).toBe('general');
  expect(received).toEqual([]);
  await act(async () => paint());
  expect(received).toEqual(['general']);
  expect(field.value).toBe('general');
});
