import { Field, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { z } from 'zod';
import type { EveryField } from '../platform/text.js';
import { FontSize, Language, Theme } from './enums.js';

registerEnumType(Theme, {
  name: 'Theme',
  description: 'Light or dark.',
  valuesConfig: { SYSTEM: { description: 'As the device says.' } },
});
registerEnumType(FontSize, { name: 'FontSize', description: 'How large texts are.' });
registerEnumType(Language, { name: 'Language', description: 'A language of the interface.' });

@ObjectType({ description: "Colours of one's own; null stands for the theme's own. Each is written #RRGGBB." })
export class CustomThemeColors {
  @Field(() => String, { nullable: true })
  primary!: string | null;

  @Field(() => String, { nullable: true })
  background!: string | null;

  @Field(() => String, { nullable: true })
  text!: string | null;
}

@ObjectType({ description: 'How somebody likes the site to look and speak.' })
export class Preferences {
  @Field(() => Theme)
  theme!: Theme;

  @Field(() => Boolean)
  reduceMotion!: boolean;

  @Field(() => FontSize)
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
  .regex(/^#[0-9a-f]{6}$/i, 'A colour is written like #2563EB.')
  .nullish()
  .transform((value) => value ?? null);

const NOT_AN_OBJECT = { error: 'The preferences must be an object.' };

/** What is absent stays as it is, null stands for the default. */
export const preferencesSchema = z.object(
  {
    theme: z.enum(Theme, { error: 'Please choose a theme from the list.' }).nullish(),
    reduceMotion: z.boolean({ error: 'Reduced motion is either on or off.' }).nullish(),
    fontSize: z.enum(FontSize, { error: 'Please choose a font size from the list.' }).nullish(),
    customThemeColors: z
      .object({ primary: colour, background: colour, text: colour }, { error: 'The colours must be an object.' })
      .nullish()
      .transform((colours) => (colours && Object.values(colours).every((one) => one === null) ? null : colours)),
    language: z.enum(Language, { error: 'Please choose a language from the list.' }).nullish(),
  },
  NOT_AN_OBJECT,
);

@InputType()
export class CustomThemeColorsInput {
  @Field(() => String, { nullable: true })
  primary?: string | null;

  @Field(() => String, { nullable: true })
  background?: string | null;

  @Field(() => String, { nullable: true })
  text?: string | null;
}

@InputType()
export class PreferencesInput implements z.input<typeof preferencesSchema>, EveryField<typeof preferencesSchema> {
  @Field(() => Theme, { nullable: true })
  theme!: Theme | null | undefined;

  @Field(() => Boolean, { nullable: true })
  reduceMotion!: boolean | null | undefined;

  @Field(() => FontSize, { nullable: true })
  fontSize!: FontSize | null | undefined;

  @Field(() => CustomThemeColorsInput, { nullable: true })
  customThemeColors!: CustomThemeColorsInput | null | undefined;

  @Field(() => Language, { nullable: true })
  language!: Language | null | undefined;
}
