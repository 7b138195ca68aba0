import { ArgsType, Field, ObjectType } from 'type-graphql';
import { ITEMS_FIELD, TableArgs, TableFields } from '../core/table/args.js';
import { JobOpening } from './entity.js';
import { JobOpeningTableSort } from './table.js';

@ArgsType()
export class JobOpeningTableArgs extends TableArgs {
  @Field(() => JobOpeningTableSort, { nullable: true, description: 'POSTED_DATE if not given.' })
  sort?: JobOpeningTableSort;

  @Field(() => Boolean, { nullable: true, description: 'Only those that are active, or that are not.' })
  isActive?: boolean;
}

@ObjectType({ description: 'A page of the table of openings.' })
export class JobOpeningTable extends TableFields {
  @Field(() => [JobOpening], ITEMS_FIELD)
  items!: JobOpening[];
}
