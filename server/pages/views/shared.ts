import { Field, ID, Int, ObjectType } from 'type-graphql';
import { renderMarkup } from '../../platform/markup.js';

/** A page text of the owner's as HTML that is safe to show; null stays null. */
export const rendered = (text: string | null): string | null => (text === null ? null : renderMarkup(text));

@ObjectType({ description: 'The heading of a page.' })
export class PageHeading {
  @Field()
  title!: string;

  @Field(() => String, { nullable: true })
  subtitle!: string | null;
}

@ObjectType({ description: 'A service or a benefit, with its icon.' })
export class IconItem {
  @Field(() => ID)
  id!: string;

  @Field({ description: 'The name of an icon; unknown ones show letters.' })
  iconIdentifier!: string;

  @Field()
  title!: string;

  @Field()
  description!: string;

  @Field(() => Int)
  order!: number;
}
