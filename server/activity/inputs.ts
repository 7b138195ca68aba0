import { z } from 'zod';
import { isStorable, isVisible } from '../core/fields/text.js';

const text = (label: string) =>
  z
    .string({ error: `${label} must be text.` })
    .refine(isStorable, `${label} contains a character that cannot be stored.`);

const exchange = z.object(
  { question: text('Question').refine(isVisible, 'Question is required.'), answer: text('Answer') },
  { error: 'Details must have a question and an answer.' },
);

/** What the legacy client writes in the log after it has asked the AI helper by itself (public-site §7). */
export const legacyEntrySchema = z
  .object(
    {
      actionType: z.string({ error: 'Action is required.' }),
      description: text('Description').nullish(),
      details: exchange.nullish(),
    },
    { error: 'Action is required.' },
  )
  .transform(({ actionType, description, details }, context) => {
    const shown = [description, details?.question].find((candidate) => candidate && isVisible(candidate));
    if (shown) return { actionType, description: shown, details: details ?? null };
    context.addIssue({ code: 'custom', message: 'Description is required.', path: ['description'] });
    return z.NEVER;
  });
