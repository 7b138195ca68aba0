import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { reviewPage } from '../../../reviews/testing/reviews';
import { fakeServer } from '../../../testing/fakeServer';
import { renderApp } from '../../../testing/renderApp';
import { held } from '../../testing/held';
import { abilities, fullRepair, ID, ownersAbilities, tracked } from '../../testing/tracked';

/** The first test of a file waits for code to be loaded. */
const PATIENCE = { timeout: 5000 };

type Variables = Record<string, any>;
type Server = Parameters<typeof fakeServer>[0];

async function open(repair: unknown, server: Server = {}) {
  const link = fakeServer({
    TrackRepair: { trackRepair: repair },
    FullRepair: { repair: fullRepair() },
    TargetReviews: { reviews: reviewPage([]) },
    ...server,
  });
  const app = await renderApp(`/track/${ID}`, { link });
  await screen.findByRole('heading', { name: 'Sony XR-55' }, PATIENCE);
  return app;
}

const own = (change: Parameters<typeof tracked>[0] = {}) => tracked({ abilities: ownersAbilities(), ...change });

const area = () => screen.getByLabelText<HTMLTextAreaElement>('How was the repair?');
const done = own({ status: 'DELIVERED' });
const saved = (customerFeedback: string) => ({
  writeRepairFeedback: { __typename: 'Repair', id: ID, customerFeedback },
});
const save = ({ user }: Awaited<ReturnType<typeof open>>) =>
  user.click(screen.getByRole('button', { name: 'Save feedback' }));

it.each(['REPAIRED', 'DELIVERED'] as const)('is asked for when the set is %s, and thanked for', async (status) => {
  const sent: Variables[] = [];
  const app = await open(own({ status }), {
    FullRepair: { repair: fullRepair({ customerFeedback: 'Fine.' }) },
    WriteRepairFeedback(variables) {
      sent.push(variables);
      return saved(variables.feedback as string);
    },
  });
  await screen.findByLabelText('How was the repair?', undefined, PATIENCE);
  expect(area().value).toBe('Fine.');
  await app.user.type(area(), ' Really!');
  await save(app);
  expect((await screen.findAllByText('Thank you for your feedback!')).length).toBeGreaterThan(0);
  expect(sent).toEqual([{ id: ID, feedback: 'Fine. Really!' }]);
  expect(area().value).toBe('Fine. Really!');
});

it.each([
  ['while the set is on the bench', own({ status: 'REPAIRING' })],
  ['of whom may not give it', tracked({ status: 'DELIVERED', abilities: abilities({ readInFull: true }) })],
])('is not asked for %s', async (_, repair) => {
  await open(repair);
  if (repair.abilities) await screen.findByText('House 12, Baneshwor');
  expect(screen.queryByLabelText('How was the repair?')).toBeNull();
});

it('can be given by one who may not read the whole record', async () => {
  await open(tracked({ status: 'DELIVERED', abilities: abilities({ writeFeedback: true }) }));
  await screen.findByLabelText('How was the repair?', undefined, PATIENCE);
  expect(area().value).toBe('');
});

it('wants words, and not too many of them', async () => {
  const sent: Variables[] = [];
  const app = await open(done, { WriteRepairFeedback: (variables) => (sent.push(variables), saved('')) });
  await screen.findByLabelText('How was the repair?', undefined, PATIENCE);
  await app.user.type(area(), '  ');
  await save(app);
  expect(screen.getByText('Feedback is required.')).toBeTruthy();
  fireEvent.change(area(), { target: { value: 'x'.repeat(1801) } });
  expect(screen.getByText('1,801 of 2,000 characters')).toBeTruthy();
  fireEvent.change(area(), { target: { value: 'x'.repeat(2001) } });
  await save(app);
  expect(await screen.findByText('Feedback can have at most 2000 characters.')).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.change(area(), { target: { value: 'x'.repeat(2000) } });
  await save(app);
  await waitFor(() => expect(sent).toHaveLength(1));
});

it('can be taken back', async () => {
  const sent: Variables[] = [];
  const app = await open(done, {
    FullRepair: { repair: fullRepair({ customerFeedback: 'Fine.' }) },
    WriteRepairFeedback: (variables) => (sent.push(variables), saved('')),
  });
  await screen.findByLabelText('How was the repair?', undefined, PATIENCE);
  await app.user.clear(area());
  await save(app);
  expect((await screen.findAllByText('Your feedback was removed.')).length).toBeGreaterThan(0);
  expect(sent).toEqual([{ id: ID, feedback: '' }]);
});

it('stays in the field when it was refused', async () => {
  const app = await open(done, { WriteRepairFeedback: new TypeError('lost') });
  await screen.findByLabelText('How was the repair?', undefined, PATIENCE);
  await app.user.type(area(), 'Quick and kind.');
  await save(app);
  await waitFor(() => expect(area().getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getAllByText(/could not be reached/).length).toBeGreaterThan(1);
  expect(area().value).toBe('Quick and kind.');
});

it('is not written over by a poll while it is typed', async () => {
  let customerFeedback = '';
  const app = await open(done, { FullRepair: () => ({ repair: fullRepair({ customerFeedback }) }) });
  await screen.findByLabelText('How was the repair?', undefined, PATIENCE);
  await app.user.type(area(), 'Quick');
  customerFeedback = 'From another tab.';
  await act(() => app.client.refetchQueries({ include: 'active' }));
  expect(area().value).toBe('Quick');
});

it('is there again when it was begun and not sent', async () => {
  const first = await open(done, { FullRepair: { repair: fullRepair() } });
  await screen.findByLabelText('How was the repair?', undefined, PATIENCE);
  await first.user.type(area(), 'Quick');
  first.unmount();
  await open(done, { FullRepair: { repair: fullRepair() } });
  await screen.findByLabelText('How was the repair?', undefined, PATIENCE);
  await waitFor(() => expect(area().value).toBe('Quick'));
});

it('is sent once by a double click', async () => {
  const server = held(
    'WriteRepairFeedback',
    fakeServer({
      TrackRepair: { trackRepair: done },
      FullRepair: { repair: fullRepair({ customerFeedback: 'Fine.' }) },
      WriteRepairFeedback: saved('Fine.'),
    }),
  );
  const { user } = await renderApp(`/track/${ID}`, { link: server.link });
  const form = (await screen.findByLabelText('How was the repair?', undefined, PATIENCE)).closest('form')!;
  fireEvent.submit(form);
  fireEvent.submit(form);
  await user.click(await screen.findByRole('button', { name: 'Saving...' }));
  await act(async () => server.release());
  await screen.findAllByText('Thank you for your feedback!');
  expect(server.attempts()).toBe(1);
});
