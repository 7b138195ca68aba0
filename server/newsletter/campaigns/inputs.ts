import { Field, InputType, Int } from 'type-graphql';
import { z } from 'zod';
import { isUuid } from '../../core/entities/ids.js';
import { seenVersion, VERSION_FIELD } from '../../core/entities/version.js';
import { requiredMarkup } from '../../core/fields/markup.js';
import { type EveryField, requiredLine } from '../../core/fields/text.js';
import { STRANDED } from '../../mail/index.js';

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
    error: 'Only mails that failed, or of which nobody knows, can be sent again.',
  }),
  ids: z
    .array(z.string({ error: NOT_A_MAIL }).refine(isUuid, NOT_A_MAIL))
    .min(1, 'Please choose at least one mail.')
    .max(1000, 'At most 1,000 mails can be chosen.')
    .nullish(),
});

@InputType({ description: 'A mail to all active subscribers.' })
export class CampaignInput implements z.input<typeof changedCampaignSchema>, EveryField<typeof changedCampaignSchema> {
  @Field({ description: 'One line of plain text, at most 200 characters.' })
  subject!: string;

  @Field({ description: 'HTML or Markdown, at most 100,000 characters; whatever could be dangerous is taken out.' })
  body!: string;

  @Field(() => Int, VERSION_FIELD)
  version!: number | null;
}
