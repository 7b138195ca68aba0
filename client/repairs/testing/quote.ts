import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { RepairAbilitiesFragment } from '../repairs.gen';
import { abilities, event, tracked } from './tracked';

/** The first test of a file waits for code to be loaded. */
export const PATIENCE = { timeout: 5000 };

export const WRONG = 'This contact number does not match the repair.';
export const TOO_MANY = 'Too many attempts. Please try again in an hour.';

export const quoted = (decideQuote: RepairAbilitiesFragment['decideQuote']) =>
  tracked({ abilities: abilities({ decideQuote }) });
export const decided = (status: 'QUOTE_APPROVED' | 'QUOTE_REJECTED') =>
  tracked({ status, history: [event('1', 'REQUESTED'), event('2', 'DIAGNOSED'), event('3', status)] });
export const approved = { decideQuote: decided('QUOTE_APPROVED') };

export const press = async ({ user }: { user: UserEvent }, name: string) =>
  user.click(await screen.findByRole('button', { name }));
export const cardIsThere = () => screen.findByRole('heading', { name: 'Quote' }, PATIENCE);
export const card = () => within(screen.getByRole('heading', { name: 'Quote' }).closest('section')!);
export const presentStep = () => document.querySelector('[aria-current=step]')?.textContent;
export const numberField = () => screen.getByLabelText<HTMLInputElement>(/Contact number/);
