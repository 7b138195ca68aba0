import { describe, expect, it } from 'vitest';
import { emptyRepairForm, type RepairFormValues, toBookRepairInput } from './repairForm';

const now = new Date('2026-07-04T08:45:00Z');
const form: RepairFormValues = { ...emptyRepairForm(now), userName: 'Sita Sharma' };

describe('an empty repair form', () => {
  it('proposes LED, collection at the shop and a pickup in 24 hours on the clock of Kathmandu', () => {
    expect(form).toMatchObject({ tvType: 'LED', deliveryOption: 'PICKUP', preferredPickupTime: '2026-07-05T14:30' });
  });
});

describe('what is sent', () => {
  it('has pictures only where there are some: a request without any keeps its fingerprint', () => {
    expect(Object.keys(toBookRepairInput(form))).not.toContain('issueImageUrls');
    expect(toBookRepairInput({ ...form, issueImageUrls: ['/media/1.webp'] }).issueImageUrls).toEqual(['/media/1.webp']);
  });

  it('is the text as typed, the time in UTC, and no model where none was given', () => {
    expect(toBookRepairInput({ ...form, userName: ' Sita ', model: ' ' })).toMatchObject({
      userName: ' Sita ',
      model: null,
      preferredPickupTime: '2026-07-05T08:45:00.000Z',
    });
  });
});
