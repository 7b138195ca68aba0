import { z } from 'zod';
import { seenVersion } from '../core/entities/version.js';
import { requiredRichText } from '../core/fields/sanitize.js';
import { optionalText, requiredText } from '../core/fields/text.js';
import { JobType } from './enums.js';
import { sourceLanguage } from '../translations/index.js';
import { inputType } from '../core/fields/inputType.js';

/** back-office §9. */
const DEFAULT_LOCATION = 'Kathmandu, Nepal';
const MAX_LINES = 50;

/** A list of plain texts, or one text with a line for each; empty lines are dropped (back-office §5). */
const lines = (label: string) =>
  z
    .preprocess(
      (value) => (typeof value === 'string' ? value.split(/\r?\n/) : value),
      z
        .array(optionalText(label, 500), { error: `${label} must be a list.` })
        .max(MAX_LINES, `${label} can have at most ${MAX_LINES} lines.`)
        .nullish()
        .transform((texts) => (texts ?? []).filter((text) => text !== null)),
    )
    .meta({ alsoText: 'A line for each.' });

/** back-office §5 'Job opening'; decisions §12 'Required and default'. */
export const jobOpeningSchema = z.object(
  {
    title: requiredText('Title', 200),
    // absent it takes its default, blank it is a mistake
    location: requiredText('Location', 200)
      .nullish()
      .transform((location) => location ?? DEFAULT_LOCATION),
    type: z
      .enum(JobType, { error: 'Job type is not known.' })
      .nullish()
      .transform((type) => type ?? JobType.FullTime),
    summary: requiredRichText('Summary', 5_000),
    responsibilities: lines('Responsibilities'),
    qualifications: lines('Qualifications'),
    validThrough: z.iso.date({ error: 'The last day to apply must be a day such as 2026-12-31.' }).nullish(),
    language: sourceLanguage,
    isActive: z.boolean({ error: 'Active must be true or false.' }).nullish(),
  },
  { error: 'The job opening must be an object.' },
);

/** An opening that is there. */
export const changedJobOpeningSchema = jobOpeningSchema.extend({ version: seenVersion });

export const JobOpeningInput = inputType(
  'JobOpeningInput',
  changedJobOpeningSchema,
  'A position that the shop wants to fill.',
  {
    title: 'The position; plain text, at most 200 characters.',
    location: "'Kathmandu, Nepal' if not given, but not blank; at most 200 characters.",
    type: 'FullTime if not given.',
    summary: 'HTML, at most 5,000 characters; whatever could be dangerous is taken out.',
    responsibilities: `Plain texts, at most ${MAX_LINES} of 500 characters; empty ones are dropped.`,
    qualifications: `Plain texts, at most ${MAX_LINES} of 500 characters; empty ones are dropped.`,
    validThrough:
      "The last day to apply, as '2026-12-31'; null for none; a changed opening keeps its own if not given.",
    isActive: 'A new opening is active, and a changed one stays as it is, if not given.',
  },
);
