import { ArgsType, Field, ObjectType } from 'type-graphql';
import { TableArgs, TableFields } from '../platform/table/args.js';
import { FaqItem } from './entity.js';
import { FaqItemTableSort } from './table.js';

@ArgsType()
export class FaqItemTableArgs extends TableArgs {
  @Field(() => FaqItemTableSort, { nullable: true })
  sort?: FaqItemTableSort;
}

@ObjectType()
export class FaqItemTable extends TableFields {
  @Field(() => [FaqItem])
  items!: FaqItem[];
}
