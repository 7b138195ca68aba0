import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { tracked } from './tracked';

export const bookRepair = tracked({
  status: 'REQUESTED',
  tvType: 'LED',
  brand: 'Samsung',
  model: null,
  issueDescription: 'No picture.',
  deliveryOption: 'PICKUP',
  estimatedCost: null,
  history: [
    { __typename: 'RepairStatusEvent', id: 'e1', status: 'REQUESTED', occurredAt: '2026-07-04T08:45:00Z', note: null },
  ],
});

interface Sent {
  variables: Record<string, any>;
  key: unknown;
  fetchOptions: unknown;
}

/** Answers to bookings for `fakeServer`, given in turn, the last one repeated; and what was asked. */
export function bookings(...answers: (Record<string, unknown> | Error)[]) {
  const sent: Sent[] = [];
  const BookRepair = (
    variables: Record<string, unknown>,
    { idempotencyKey, fetchOptions }: Record<string, unknown>,
  ) => {
    sent.push({ variables, key: idempotencyKey, fetchOptions });
    return answers[Math.min(sent.length, answers.length) - 1] ?? { bookRepair };
  };
  return { answers: { BookRepair }, sent };
}

export const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
/** Presses once the form can be sent, which an earlier press may still keep busy. */
export const submit = async ({ user }: { user: UserEvent }) =>
  user.click(await screen.findByRole('button', { name: 'Submit request' }));

/** Everything that is required. */
export async function fillIn({ user }: { user: UserEvent }) {
  await user.type(field(/Full name/), 'Sita Sharma');
  await user.type(field(/Contact number/), '९८४१-२३४५६७');
  await fillInRest({ user });
}

/** Everything that an account does not know. */
export async function fillInRest({ user }: { user: UserEvent }) {
  await user.type(field(/Brand/), 'Samsung');
  await user.type(field(/Issue description/), 'No picture.');
  await user.type(field(/Pickup address/), 'Baneshwor');
}
