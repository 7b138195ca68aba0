import { TranslatedKind, translatable } from '../translations/index.js';
import { JobOpening } from './entity.js';
import { jobOpeningSchema } from './inputs.js';

/** What of an opening is written in both languages. */
export const jobOpeningTexts = translatable({
  kind: TranslatedKind.JOB_OPENING,
  entity: JobOpening,
  texts: { title: true, location: true, summary: true, responsibilities: true, qualifications: true },
  check: (opening) => jobOpeningSchema.parse(opening),
});
