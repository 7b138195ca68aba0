import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { repairStatuses } from '../../public/RepairStatusBadge';
import type { MessageOccasion } from './messageTemplates.gen';

/** What a message is about, as the owner chooses it. */
export const occasionLabel = (occasion: MessageOccasion): MessageDescriptor => {
  if (occasion === 'RECEIVED') return msg`The request has come in`;
  if (occasion === 'QUOTE') return msg`The quote is ready`;
  return repairStatuses[occasion].label;
};

interface Placeholder {
  means: MessageDescriptor;
  /** What is there in the picture of a message. */
  sample: { en: string; ne: string };
}

/** Placeholders, and what it becomes. */
export const PLACEHOLDERS: Readonly<Record<string, Placeholder>> = {
  name: { means: msg`the customer's name`, sample: { en: 'Sita Sharma', ne: 'सीता शर्मा' } },
  set: { means: msg`brand and model`, sample: { en: 'Samsung UA43T5400', ne: 'Samsung UA43T5400' } },
  id: { means: msg`the repair's number`, sample: { en: '7K3M9QXT2BWD', ne: '7K3M9QXT2BWD' } },
  price: { means: msg`the price of the quote`, sample: { en: 'Rs. 4,500', ne: 'रु. ४,५००' } },
  found: {
    means: msg`the note of the quote: what was found`,
    sample: { en: 'Two strips of the backlight are burnt.', ne: 'ब्याकलाइटका दुई पट्टी जलेका छन्।' },
  },
  work: { means: msg`the lines of the quote`, sample: { en: 'Backlight strips, Labour', ne: 'ब्याकलाइट पट्टी, ज्याला' } },
  due: { means: msg`what is still to be paid`, sample: { en: 'Rs. 4,500', ne: 'रु. ४,५००' } },
  hours: {
    means: msg`opening hours of the contact page`,
    sample: { en: 'Sun to Fri, 10 to 18', ne: 'आइतबारदेखि शुक्रबार, १० देखि १८' },
  },
  address: { means: msg`address of the contact page`, sample: { en: 'New Road, Kathmandu', ne: 'न्युरोड, काठमाडौं' } },
  phone: { means: msg`first number of the contact page`, sample: { en: '01-4412345', ne: '०१-४४१२३४५' } },
};

/** A text as a customer might read it. */
export const withSamples = (text: string, language: 'en' | 'ne'): string =>
  text.replace(/\{\s*(\w+)\s*\}/g, (whole, name: string) => PLACEHOLDERS[name]?.sample[language] ?? whole);
