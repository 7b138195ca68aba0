import { randomUUID } from 'node:crypto';
import { StoredEvent } from '../../core/events.js';
import { outcomesOf } from '../../testing/outcomes.js';
import type { Call, TestApp } from '../../testing/testApp.js';
import { Repair } from '../entity.js';

const FIELDS = 'id version userName status';

/** Both doors to making and changing a record; a table of cases asks either. */
export const adminDoors = (app: TestApp) => ({
  GraphQL: {
    create: (input: object, call?: Call) =>
      outcomesOf<Repair>(app).graphql(
        `mutation ($input: RepairInput!) { createRepair(input: $input) { ${FIELDS} } }`,
        { input },
        call,
      ),
    update: (id: string, input: object, call?: Call) =>
      outcomesOf<Repair>(app).graphql(
        `mutation ($id: ID!, $input: RepairInput!) { updateRepair(id: $id, input: $input) { ${FIELDS} } }`,
        { id, input },
        call,
      ),
    remove: (id: string, call?: Call) =>
      outcomesOf<Repair>(app).graphql('mutation ($id: ID!) { deleteRepair(id: $id) }', { id }, call),
    pickup: 'PICKUP',
  },
  REST: {
    create: (input: object, call?: Call) => outcomesOf<Repair>(app).rest('POST', '/api/admin/repairs', input, call),
    update: (id: string, input: object, call?: Call) =>
      outcomesOf<Repair>(app).rest('PUT', `/api/admin/repairs/${id}`, input, call),
    remove: (id: string, call?: Call) =>
      outcomesOf<Repair>(app).rest('DELETE', `/api/admin/repairs/${id}`, undefined, call),
    pickup: 'pickup',
  },
});

/** What is taken down at the counter, and fits into a record. */
export const counter = (overrides: object = {}) => ({
  userName: 'Sita Sharma',
  contactNumber: '९८४१-२३४५६७',
  brand: 'Samsung',
  issueDescription: 'No picture',
  pickupAddress: 'Baneshwor',
  preferredPickupTime: '2026-06-16T09:00:00.000Z',
  ...overrides,
});

/** What does not fit into one, and what is said of it. */
export const WRONG: [field: string, value: unknown, message: string][] = [
  ['contactNumber', 'call me', 'Please provide a valid phone number.'],
  ['estimatedCost', -1, 'Estimated cost cannot be negative.'],
  ['actualCost', 0.005, 'Actual cost can have at most two decimals.'],
  ['deliveryCharge', 100_000_000, 'Delivery charge is too high.'],
  ['promisedDate', 'tomorrow', 'Promised date must be a date and time.'],
  ['promisedDate', '9999-12-31T23:00:00-10:00', 'Promised date is too far away.'],
  ['promisedDate', '0001-01-01T00:00', 'Promised date is too far away.'],
  ['promisedDate', '0202-07-01T10:00', 'Promised date is too far away.'],
  ['adminNotes', 'x'.repeat(5_001), 'Admin notes can have at most 5000 characters.'],
  ['customerFeedback', 'x'.repeat(2_001), 'Feedback can have at most 2000 characters.'],
  ['userId', randomUUID(), 'This customer has no account any more.'],
  ['userId', 'sita', 'This customer has no account any more.'],
  ['issueImageUrls', Array(4).fill('https://example.com/a.webp'), 'You can upload a maximum of 3 images.'],
];

/** A record as it is kept, also one that was deleted. */
export const saved = (app: TestApp, id: string | undefined) =>
  app.em.findOneOrFail(Repair, { id: id! }, { populate: ['history'], filters: { notDeleted: false } });

/** What has happened so far. */
export const events = async (app: TestApp) =>
  (await app.em.findAll(StoredEvent)).map(({ type, payload }) => [type, payload]);

export const HOUR_MS = 60 * 60 * 1000;
/** That long before now, as it is sent. */
export const ago = (app: TestApp, ms: number) => new Date(app.now.getTime() - ms).toISOString();
