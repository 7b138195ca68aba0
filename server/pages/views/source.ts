import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { PageSlug } from '../enums.js';
import type { WrittenPage } from '../service.js';

@ObjectType({ description: 'A page as its owner wrote it.' })
export class PageSource implements WrittenPage {
  @Field(() => PageSlug)
  slug!: PageSlug;

  @Field(() => GraphQLJSONObject, { description: 'As REST has it, without `lastUpdated`.' })
  content!: WrittenPage['content'];

  @Field(() => Int, { description: 'To be sent back with the next save.' })
  version!: number;

  @Field(() => Date)
  lastUpdated!: Date;
}
