import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { Language } from '../../accounts/index.js';
import { PageSlug } from '../enums.js';
import type { WrittenPage } from '../service.js';
import { LAST_UPDATED } from './shared.js';

@ObjectType({ description: 'A page as its owner wrote it.' })
export class PageSource implements WrittenPage {
  @Field(() => PageSlug, { description: 'Which page it is.' })
  slug!: PageSlug;

  @Field(() => GraphQLJSONObject, { description: 'As REST has it, without `lastUpdated`.' })
  content!: WrittenPage['content'];

  @Field(() => Int, { description: 'To be sent back with the next save.' })
  version!: number;

  @Field(() => Date, LAST_UPDATED)
  lastUpdated!: Date;

  @Field(() => Language, { description: 'The language that it was written in.' })
  language!: Language;
}
