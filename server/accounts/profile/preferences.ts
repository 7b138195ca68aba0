import { Field, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { describedEnum } from '../../core/entities/describedEnum.js';
import { FontSize, Language, Theme } from '../enums.js';
import { inputType } from '../../core/fields/inputType.js';

/** What a guest is told who would save them (public-site §3). */
export const LOG_IN_TO_SAVE = 'You must be logged in to save preferences.';

describedEnum(Theme, 'Theme', 'Light or dark.', {
  SYSTEM: 'As the device says.',
  LIGHT: 'Dark text on light.',
  DARK: 'Light text on dark.',
});
describedEnum(FontSize, 'FontSize', 'How large texts are.', {
  SM: 'Smaller than usual.',
  MD: 'The usual size, which is the default.',
  LG: 'Larger than usual.',
  XL: 'The largest.',
});
describedEnum(Language, 'Language', 'A language of the interface.', {
  EN: 'English.',
  NE: 'Nepali, with Devanagari digits and dates in Bikram Sambat.',
});

@ObjectType({ description: "Colours of one's own, each written #RRGGBB." })
export class CustomThemeColors {
  @Field(() => String, { nullable: true, description: "Of buttons and links; null for the theme's own." })
  primary!: string | null;

  @Field(() => String, { nullable: true, description: "Of the page; null for the theme's own." })
  background!: string | null;

  @Field(() => String, { nullable: true, description: "Of what is to be read; null for the theme's own." })
  text!: string | null;
}

@ObjectType({ description: 'How somebody likes the site to look and speak.' })
export class Preferences {
  @Field(() => Theme, { description: 'Light, dark, or as the device says (the default).' })
  theme!: Theme;

  @Field(() => Boolean, { description: 'Whether nothing should slide or fade; false unless chosen.' })
  reduceMotion!: boolean;

  @Field(() => FontSize, { description: 'How large texts are.' })
  fontSize!: FontSize;

  @Field(() => CustomThemeColors, { nullable: true, description: "Colours of one's own; null for those of the theme." })
  customThemeColors!: CustomThemeColors | null;

  @Field(() => Language, { nullable: true, description: 'Null until one was chosen.' })
  language!: Language | null;
}

/** public-site §3, AppSettings. */
export const DEFAULT_PREFERENCES: Readonly<Preferences> = Object.freeze({
  theme: Theme.SYSTEM,
  reduceMotion: false,
  fontSize: FontSize.MD,
  customThemeColors: null,
  language: null,
});

const colour = z
  .string({ error: 'A colour is written like #2563EB.' })
  .regex(/^#[0-9a-fA-F]{6}$/, 'A colour is written like #2563EB.')
  .nullish()
  .transform((value) => value ?? null);

const coloursSchema = z.object(
  { primary: colour, background: colour, text: colour },
  { error: 'The colours must be an object.' },
);

const NOT_AN_OBJECT = { error: 'The preferences must be an object.' };

/** What is absent stays as it is, null stands for the default. */
export const preferencesSchema = z.object(
  {
    theme: z.enum(Theme, { error: 'Please choose a theme from the list.' }).nullish(),
    reduceMotion: z.boolean({ error: 'Reduced motion is either on or off.' }).nullish(),
    fontSize: z.enum(FontSize, { error: 'Please choose a font size from the list.' }).nullish(),
    customThemeColors: coloursSchema
      .nullish()
      .transform((colours) => (colours && Object.values(colours).every((one) => one === null) ? null : colours)),
    language: z.enum(Language, { error: 'Please choose a language from the list.' }).nullish(),
  },
  NOT_AN_OBJECT,
);

inputType(
  'CustomThemeColorsInput',
  coloursSchema,
  "Colours of one's own, each written #RRGGBB. They are kept as a whole: what is absent or null is the theme's own.",
  { primary: 'Of buttons and links.', background: 'Of the page.', text: 'Of what is to be read.' },
);

export const PreferencesInput = inputType(
  'PreferencesInput',
  preferencesSchema,
  'Changes of the preferences: what is absent stays as it is, null stands for the default.',
  {
    theme: 'SYSTEM by default.',
    reduceMotion: 'Whether nothing should slide or fade; false by default.',
    fontSize: 'MD by default.',
    customThemeColors: 'By default those of the theme.',
    language: 'The language of the site and of mails; by default none is chosen.',
  },
);
