import { z } from 'zod';
import { isUuid } from '../../core/entities/ids.js';
import { seenVersion } from '../../core/entities/version.js';
import { requiredMarkup } from '../../core/fields/markup.js';
import { requiredLine } from '../../core/fields/text.js';
import { STRANDED } from '../../mail/index.js';
import { inputType } from '../../core/fields/inputType.js';

const EMPTY = 'Subject and body cannot be empty.';

const written = z.string({ error: EMPTY }).refine((value) => value.trim() !== '', EMPTY);

/** back-office §5 'Email campaign'. */
export const campaignSchema = z.object(
  {
    subject: written.pipe(requiredLine('Subject', 200)),
    body: written.pipe(requiredMarkup('Body', 100_000)),
  },
  { error: EMPTY },
);

/** A draft that is there. */
export const changedCampaignSchema = campaignSchema.extend({ version: seenVersion });

const NOT_A_MAIL = 'This is no id of a mail.';

/** Mails of a campaign that are to go once more: all in that state, or some of them. */
export const resendSchema = z.object({
  state: z.enum(STRANDED, {
    error: 'Only mails that failed, or whose delivery is unknown, can be sent again.',
  }),
  ids: z
    .array(z.string({ error: NOT_A_MAIL }).refine(isUuid, NOT_A_MAIL))
    .min(1, 'Please choose at least one mail.')
    .max(1000, 'At most 1,000 mails can be chosen.')
    .nullish(),
});

export const CampaignInput = inputType('CampaignInput', changedCampaignSchema, 'A mail to all active subscribers.', {
  subject: 'One line of plain text, at most 200 characters.',
  body: 'HTML or Markdown, at most 100,000 characters; whatever could be dangerous is taken out.',
});
