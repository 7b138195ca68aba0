import { Field, ID, Int, ObjectType } from 'type-graphql';
import { TableFields } from '../platform/table/args.js';
import { Repair } from './entity.js';
import { RepairStatus } from './enums.js';

/** What only admins see of repairs and their customers. */

@ObjectType({ description: 'A page of the table of repairs.' })
export class RepairTable extends TableFields {
  @Field(() => [Repair])
  items!: Repair[];
}

@ObjectType({ description: 'The repairs of one status, on the board.' })
export class RepairBoardColumn {
  @Field(() => RepairStatus)
  status!: RepairStatus;

  @Field(() => Int, { description: 'How many there are in all.' })
  totalCount!: number;

  @Field(() => [Repair], { description: 'The newest of them.' })
  items!: Repair[];
}

@ObjectType({ description: 'The account that a repair belongs to.' })
export class RepairOwner {
  @Field(() => ID)
  id!: string;

  @Field()
  username!: string;

  @Field(() => String, { nullable: true })
  name!: string | null;

  @Field()
  email!: string;

  @Field(() => String, { nullable: true })
  contactNumber!: string | null;
}

@ObjectType({ description: 'Somebody who has an account or has had a repair.' })
export class Customer {
  @Field({ description: 'Tells them apart: the account, or the number of somebody without one.' })
  key!: string;

  @Field(() => ID, { nullable: true, description: 'Null for somebody without an account.' })
  userId!: string | null;

  @Field()
  name!: string;

  @Field(() => String, { nullable: true, description: 'As it was written last.' })
  contactNumber!: string | null;

  @Field(() => String, { nullable: true, description: 'Where their last set was fetched.' })
  address!: string | null;

  @Field(() => ID, { nullable: true })
  lastRepairId!: string | null;

  @Field(() => Int)
  repairCount!: number;
}

@ObjectType({ description: 'What a repair was before it was changed.' })
export class RepairBefore {
  @Field(() => ID)
  id!: string;

  @Field(() => RepairStatus)
  status!: RepairStatus;

  @Field()
  isPublic!: boolean;

  @Field(() => Date, { nullable: true })
  promisedDate!: Date | null;

  @Field()
  deleted!: boolean;
}

@ObjectType({ description: 'Repairs that were changed together.' })
export class ChangedRepairs {
  @Field(() => [Repair], { description: 'As they are now, in the order of the changes.' })
  repairs!: Repair[];

  @Field(() => [RepairBefore], { description: 'What each was before; sent back as changes, that undoes them.' })
  before!: RepairBefore[];
}
