import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer, refusal } from '../../../testing/fakeServer';
import { renderApp } from '../../../testing/renderApp';
import { signInOnDevice, sita } from '../../../testing/session';
import { held } from '../../testing/held';
import { fullRow, pageOf, recordLists } from '../../testing/records';
import { abilities, tracked } from '../../testing/tracked';

type Variables = Record<string, any>;
type Server = Parameters<typeof fakeServer>[0];

async function open(path: string, server: Server = {}, hold?: string) {
  signInOnDevice();
  const { answers, asked } = recordLists();
  const link = fakeServer({ Viewer: { viewer: { __typename: 'User', ...sita } }, ...answers, ...server });
  const { release, ...waiting } = held(hold ?? '', link);
  const app = await renderApp(path, { link: waiting.link });
  // The first test of a file waits for code to be loaded.
  await screen.findByRole('table', undefined, { timeout: 5000 });
  return { ...app, asked, release };
}

const shown = (isPublic: boolean) => ({
  setRepairVisibility: {
    ...fullRow(1, { isPublic }),
    tracking: tracked({ id: fullRow(1).id, isPublic, abilities: abilities() }),
  },
});
const first = () => screen.getAllByRole('switch')[0]!;

it('changes at once, is sent once, and says so', async () => {
  const sent: Variables[] = [];
  const SetRepairVisibility = (variables: Variables) => {
    sent.push(variables);
    return shown(true);
  };
  const { user, release } = await open('/records', { SetRepairVisibility }, 'SetRepairVisibility');
  expect(first().textContent).toBe('Private');
  expect(first().getAttribute('aria-checked')).toBe('false');
  expect(first().getAttribute('aria-label')).toBe('Private. Show Sony of Sita Sharma 1 in the public records');
  await user.dblClick(first());
  expect(first().textContent).toBe('Public');
  expect(first().getAttribute('aria-checked')).toBe('true');
  expect(screen.queryByText('Visibility updated.')).toBeNull();
  await act(async () => release());
  expect((await screen.findAllByText('Visibility updated.')).length).toBeGreaterThan(0);
  expect(sent).toEqual([{ id: fullRow(1).id, isPublic: true }]);
  expect(first().textContent).toBe('Public');
  expect(screen.getAllByRole('switch')[1]!.textContent).toBe('Private');
});

it.each([
  ['the server’s words', refusal('FORBIDDEN', 'This is not your repair.'), 'This is not your repair.'],
  ['our own without any', new TypeError('lost'), 'Failed to update visibility.'],
  ['our own for a failure', refusal('INTERNAL', 'Something went wrong.'), 'Failed to update visibility.'],
])('goes back when it is refused, in %s', async (_, answer, sentence) => {
  const { user } = await open('/records', { SetRepairVisibility: answer });
  await user.click(first());
  expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
  expect(first().textContent).toBe('Private');
});

it('stands only where it may be pressed', async () => {
  await open('/records', {
    FullRepairRecords: (variables) => ({
      repairs: pageOf('Repair', [fullRow(1, { able: { setVisibility: false } }), fullRow(2)], variables),
    }),
  });
  await screen.findByText('Sita Sharma 1');
  expect(screen.getAllByRole('switch')).toHaveLength(1);
});

it('lets the public list ask again', async () => {
  const { user, asked } = await open('/records?view=public', { SetRepairVisibility: () => shown(true) });
  await screen.findByText('Person 1.');
  await user.click(screen.getByRole('link', { name: 'Mine' }));
  await screen.findByText('Sita Sharma 1');
  await user.click(first());
  await screen.findAllByText('Visibility updated.');
  await user.click(screen.getByRole('link', { name: 'Public' }));
  await screen.findByText('Person 1.');
  expect(asked.map(({ scope }) => scope)).toEqual(['PUBLIC', 'MINE', 'PUBLIC']);
});
