import { z } from 'zod';
import { seenVersion } from '../core/entities/version.js';
import { order } from '../core/fields/order.js';
import { requiredText } from '../core/fields/text.js';
import { optionalColour, optionalImageUrl, optionalVideoUrl, requiredLink } from '../core/fields/webAddress.js';
import { sourceLanguage } from '../translations/index.js';
import { inputType } from '../core/fields/inputType.js';

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
    language: sourceLanguage,
    order,
    isActive: z.boolean({ error: 'Active must be true or false.' }).nullish(),
    backgroundColor: optionalColour('Background colour').transform((colour) => colour ?? BACKGROUND),
    textColor: optionalColour('Text colour').transform((colour) => colour ?? TEXT),
  },
  { error: 'The slide must be an object.' },
);

/** A slide that is there. */
export const changedHeroSlideSchema = heroSlideSchema.extend({ version: seenVersion });

export const HeroSlideInput = inputType(
  'HeroSlideInput',
  changedHeroSlideSchema,
  'A slide at the top of the home page.',
  {
    title: 'Plain text, at most 200 characters.',
    subtitle: 'Plain text, at most 500 characters.',
    imageUrl: 'Required; of a video, its poster.',
    ctaText: 'What stands on the button, at most 100 characters.',
    ctaLink: 'A path of this site, or an address elsewhere.',
    order: 'Where it stands, a whole number: smaller ones come first.',
    isActive: 'A new slide is active, and a changed one stays as it is, if not given.',
    backgroundColor: '#RRGGBB; #333333 if not given.',
    textColor: '#RRGGBB; #FFFFFF if not given.',
  },
);
