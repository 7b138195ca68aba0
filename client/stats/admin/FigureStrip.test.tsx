import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer, refusal } from '../../testing/fakeServer';
import { renderPart } from '../../testing/renderPart';
import { FigureStrip } from './FigureStrip';

const counts = {
  REQUESTED: 4,
  PICKED_UP: 1,
  DIAGNOSED: 2,
  QUOTE_REJECTED: 5,
  REPAIRED: 3,
  DELIVERED: 12,
  CANCELLED: 1,
};
const report = {
  repairsByStatus: Object.entries(counts).map(([status, count]) => ({ status, count })),
  overdue: 1,
};

const figures = () => within(screen.getByRole('navigation', { name: 'Figures' })).getAllByRole('link');

test('five figures of the work at hand, each of which opens its list', async () => {
  await renderPart(<FigureStrip />, { link: fakeServer({ FigureStrip: { workshopReport: report } }) });
  await screen.findByText('10');
  expect(figures().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [
      'Open repairs 10',
      '/admin/repairs?status=REQUESTED%2CPICKED_UP%2CDIAGNOSING%2CDIAGNOSED%2CQUOTE_APPROVED%2CREPAIRING%2CREPAIRED',
    ],
    ['Overdue 1', '/admin/repairs?overdue=true'],
    ['Requested 4', '/admin/repairs?status=REQUESTED'],
    ['Diagnosed - Quote Pending 2', '/admin/repairs?status=DIAGNOSED'],
    ['Repaired - Pending Delivery/Pickup 3', '/admin/repairs?status=REPAIRED'],
  ]);
});

test('where they could not be fetched, the ways to the lists are there', async () => {
  await renderPart(<FigureStrip />, { link: fakeServer({ FigureStrip: refusal('INTERNAL', 'No.') }) });
  expect(figures().map((link) => link.textContent)[1]).toBe('Overdue –');
});
