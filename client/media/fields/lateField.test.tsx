import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '../../testing/fakeServer';
import { renderPart } from '../../testing/renderPart';
import { lateField } from './lateField';

const height = { phone: '8rem', wide: '6rem' };
const link = fakeServer({});

it('keeps its place until the code is there', async () => {
  const { promise, resolve } = Promise.withResolvers<(props: { name: string }) => string>();
  const Field = lateField(() => promise, height);
  await renderPart(<Field name="Sita" />, { link });
  expect(screen.getByText('Loading…')).toBeTruthy();
  resolve(({ name }) => `Picture of ${name}`);
  expect(await screen.findByText('Picture of Sita')).toBeTruthy();
});

it('offers another try where the code did not come, and takes nothing else away', async () => {
  let isOffline = true;
  const Field = lateField<object>(async () => {
    if (isOffline) throw new TypeError('Failed to fetch');
    return () => 'Here it is';
  }, height);
  const { user } = await renderPart(
    <>
      <Field />
      <p>The rest</p>
    </>,
    { link },
  );
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('The rest')).toBeTruthy();
  isOffline = false;
  await user.click(again);
  expect(await screen.findByText('Here it is')).toBeTruthy();
});
