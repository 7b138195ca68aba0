import { ArgsType, Field, ObjectType } from 'type-graphql';
import { TableArgs, TableFields } from '../platform/table/args.js';
import { JobOpening } from './entity.js';
import { JobOpeningTableSort } from './table.js';

@ArgsType()
export class JobOpeningTableArgs extends TableArgs {
  @Field(() => JobOpeningTableSort, { nullable: true })
  sort?: JobOpeningTableSort;

  @Field(() => Boolean, { nullable: true, description: 'Only those that are active, or that are not.' })
  isActive?: boolean;
}

@ObjectType()
export class JobOpeningTable extends TableFields {
  @Field(() => [JobOpening])
  items!: JobOpening[];
}
