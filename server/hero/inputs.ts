import { Field, InputType, Int } from 'type-graphql';
import { z } from 'zod';
import { seenVersion, VERSION_FIELD } from '../core/entities/version.js';
import { order } from '../core/fields/order.js';
import { type EveryField, requiredText } from '../core/fields/text.js';
import {
  optionalColour,
  optionalImageUrl,
  optionalVideoUrl,
  requiredLink,
  VIDEO_ADDRESS,
} from '../core/fields/webAddress.js';

/** back-office §5 'Hero slide'; of a video it is the poster that was made from it (decisions §12 'Slides'). */
const IMAGE_MISSING = 'An image is required.';

/** back-office §9. */
const BACKGROUND = '#333333';
const TEXT = '#FFFFFF';

/** back-office §5 'Hero slide'. */
export const heroSlideSchema = z.object(
  {
    title: requiredText('Title', 200),
    subtitle: requiredText('Subtitle', 500),
    imageUrl: optionalImageUrl.transform((url, context) => {
      if (url !== null) return url;
      context.addIssue({ code: 'custom', message: IMAGE_MISSING });
      return z.NEVER;
    }),
    videoUrl: optionalVideoUrl,
    ctaText: requiredText('Button text', 100),
    ctaLink: requiredLink('Button link'),
    order,
    isActive: z.boolean({ error: 'Active must be true or false.' }).nullish(),
    backgroundColor: optionalColour('Background colour').transform((colour) => colour ?? BACKGROUND),
    textColor: optionalColour('Text colour').transform((colour) => colour ?? TEXT),
  },
  { error: 'The slide must be an object.' },
);

/** A slide that is there. */
export const changedHeroSlideSchema = heroSlideSchema.extend({ version: seenVersion });

@InputType({ description: 'A slide at the top of the home page.' })
export class HeroSlideInput
  implements z.input<typeof changedHeroSlideSchema>, EveryField<typeof changedHeroSlideSchema>
{
  @Field({ description: 'Plain text, at most 200 characters.' })
  title!: string;

  @Field({ description: 'Plain text, at most 500 characters.' })
  subtitle!: string;

  @Field(() => String, { nullable: true, description: 'Required; of a video, its poster.' })
  imageUrl!: string | null;

  @Field(() => String, { nullable: true, description: VIDEO_ADDRESS })
  videoUrl!: string | null;

  @Field({ description: 'What stands on the button, at most 100 characters.' })
  ctaText!: string;

  @Field({ description: 'A path of this site, or an address elsewhere.' })
  ctaLink!: string;

  @Field(() => Int, { description: 'Where it stands, a whole number: smaller ones come first.' })
  order!: number;

  @Field(() => Boolean, {
    nullable: true,
    description: 'A new slide is active, and a changed one stays as it is, if not given.',
  })
  isActive!: boolean | null;

  @Field(() => String, { nullable: true, description: '#RRGGBB; #333333 if not given.' })
  backgroundColor!: string | null;

  @Field(() => String, { nullable: true, description: '#RRGGBB; #FFFFFF if not given.' })
  textColor!: string | null;

  @Field(() => Int, VERSION_FIELD)
  version!: number | null;
}
