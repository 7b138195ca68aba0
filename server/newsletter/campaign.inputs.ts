import { Field, InputType, Int } from 'type-graphql';
import { z } from 'zod';
import { requiredMarkup } from '../platform/markup.js';
import { type EveryField, requiredLine } from '../platform/text.js';
import { seenVersion, VERSION_FIELD } from '../platform/version.js';

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

@InputType({ description: 'A mail to all active subscribers.' })
export class CampaignInput implements z.input<typeof changedCampaignSchema>, EveryField<typeof changedCampaignSchema> {
  @Field()
  subject!: string;

  @Field({ description: 'HTML or Markdown; whatever could be dangerous is taken out.' })
  body!: string;

  @Field(() => Int, VERSION_FIELD)
  version!: number | null;
}
