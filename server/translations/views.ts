import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { Language } from '../accounts/index.js';
import { TranslatedKind, TranslationState } from './enums.js';

@ObjectType({ description: 'The texts of a thing in its other language. For admins.' })
export class KeptTranslation {
  @Field(() => GraphQLJSONObject, {
    description: 'What was written last, in the shape of `TranslatedThing.texts`, as far as it is written.',
  })
  fields!: Record<string, unknown>;

  @Field(() => TranslationState, { description: 'Whether visitors see these texts.' })
  state!: TranslationState;

  @Field({ description: 'Whether visitors see a translation: these texts, or while they are a draft, earlier ones.' })
  isShown!: boolean;

  @Field(() => GraphQLJSONObject, {
    nullable: true,
    description: "The thing's own texts that it was made from; null where they are not known.",
  })
  source!: Record<string, unknown> | null;

  @Field({ description: "Whether the thing's own texts were changed since; visitors see it all the same." })
  isOlder!: boolean;

  @Field(() => Int, { description: 'Grows with each save, from 1; to be sent back with the next.' })
  version!: number;

  @Field(() => Date, { description: 'When it was saved last.' })
  changedAt!: Date;
}

@ObjectType({ description: 'A thing that is written in two languages, as its owner sees it. For admins.' })
export class TranslatedThing {
  @Field(() => TranslatedKind, { description: 'What it is.' })
  kind!: TranslatedKind;

  @Field({ description: 'Its id; of a page its slug.' })
  id!: string;

  @Field(() => Language, { description: 'The language that it was written in.' })
  language!: Language;

  @Field(() => Language, { description: 'The other one.' })
  translatedInto!: Language;

  @Field(() => GraphQLJSONObject, {
    description:
      'Its own texts, without blank ones; items of lists have their `id` beside their texts. To be sent as `source`.',
  })
  texts!: Record<string, unknown>;

  @Field(() => KeptTranslation, { nullable: true, description: 'Null where nothing was translated yet.' })
  translation!: KeptTranslation | null;

  @Field(() => [String], {
    description: 'Where there is a text in its own language alone: as `title`, or `sections.<id>.title` in a list.',
  })
  missing!: string[];
}
