import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { fakeServer } from '../../testing/fakeServer';
import { renderPart } from '../../testing/renderPart';
import { FilterDate } from './filters';

const asked = vi.fn<(day: string | null) => void>();
const field = () => screen.getByLabelText<HTMLInputElement>('From');
const give = (value: string) => fireEvent.change(field(), { target: { value } });

function Filter() {
  const [day, setDay] = useState<string | null>(null);
  asked.mockImplementation(setDay);
  return <FilterDate label="From" value={day} onChange={asked} />;
}

async function open(): Promise<void> {
  asked.mockClear();
  await renderPart(<Filter />, { link: fakeServer({}) });
}

test('a list is filtered by a day once its year is whole', async () => {
  await open();
  for (const year of ['0002', '0020', '0202']) {
    give(`${year}-06-01`);
    expect(field().value).toBe(`${year}-06-01`);
  }
  expect(asked).not.toHaveBeenCalled();
  give('2026-06-01');
  expect(asked.mock.calls).toEqual([['2026-06-01']]);
  give('');
  expect(asked).toHaveBeenLastCalledWith(null);
});

test('a year that was only begun is forgotten when the field is left', async () => {
  await open();
  give('2026-06-01');
  give('0002-06-01');
  fireEvent.blur(field());
  expect(field().value).toBe('2026-06-01');
  expect(asked).toHaveBeenCalledTimes(1);
});
