import { ArgsType, Field, ObjectType } from 'type-graphql';
import { ITEMS_FIELD, TableArgs, TableFields } from '../core/table/args.js';
import { FaqItem } from './entity.js';
import { FaqItemTableSort } from './table.js';

@ArgsType()
export class FaqItemTableArgs extends TableArgs {
  @Field(() => FaqItemTableSort, { nullable: true, description: 'ORDER if not given.' })
  sort?: FaqItemTableSort;
}

@ObjectType({ description: 'A page of the table of questions.' })
export class FaqItemTable extends TableFields {
  @Field(() => [FaqItem], ITEMS_FIELD)
  items!: FaqItem[];
}
