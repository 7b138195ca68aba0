import { Field, ID, ObjectType } from 'type-graphql';
import { Language } from '../accounts/index.js';
import { enumOf } from '../core/entities/describedEnum.js';
import { LANGUAGE_SHOWN } from '../translations/index.js';

export const SiteHitKind = enumOf('SiteHitKind', 'What the search of the site finds beside posts.', {
  QUESTION: 'A question of the FAQ; its id is that of the question.',
  PRODUCT: 'What is for sale; its id is that of the product.',
  PAGE: 'A page that the owner has written; its id is its slug.',
});
export type SiteHitKind = keyof typeof SiteHitKind;

@ObjectType({ description: 'Something on the site that a search has found.' })
export class SiteHit {
  @Field(() => SiteHitKind, { description: 'What it is.' })
  kind!: SiteHitKind;

  @Field(() => ID, { description: 'Its id; of a page its slug.' })
  id!: string;

  @Field({ description: 'What it is called.' })
  title!: string;

  @Field({ description: 'The beginning of what it says, plain.' })
  snippet!: string;

  @Field(() => Language, LANGUAGE_SHOWN)
  language!: Language;
}
