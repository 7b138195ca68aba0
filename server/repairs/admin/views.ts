import { Field, ID, Int, ObjectType } from 'type-graphql';
import { SHORT_ID_FIELD, UUID_FIELD } from '../../core/entities/ids.js';
import { Repair } from '../entity.js';
import { RepairStatus } from '../enums.js';
import type { OneOfManyChanges } from './inputs.js';

/** What only admins see of repairs and their customers. */

@ObjectType({ description: 'The repairs of one status, on the board.' })
export class RepairBoardColumn {
  @Field(() => RepairStatus, { description: 'Where all of them stand.' })
  status!: RepairStatus;

  @Field(() => Int, { description: 'How many there are in all.' })
  totalCount!: number;

  @Field(() => [Repair], { description: 'The newest of them.' })
  items!: Repair[];
}

@ObjectType({ description: 'The account that a repair belongs to.' })
export class RepairOwner {
  @Field(() => ID, UUID_FIELD)
  id!: string;

  @Field({ description: 'What the person can sign in with.' })
  username!: string;

  @Field(() => String, { nullable: true, description: 'Full name; null where none was given.' })
  name!: string | null;

  @Field({ description: 'Where news of the repair is mailed.' })
  email!: string;

  @Field(() => String, {
    nullable: true,
    description: 'That of the account, as typed, or null; the record may have another.',
  })
  contactNumber!: string | null;
}

@ObjectType({ description: 'Somebody who has an account or has had a repair.' })
export class Customer {
  @Field({ description: 'Tells them apart: the account, or the number of somebody without one.' })
  key!: string;

  @Field(() => ID, { nullable: true, description: 'Null for somebody without an account.' })
  userId!: string | null;

  @Field({ description: 'Of the account, else of the last repair, else the username.' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'That of the account, else of the last repair; null where neither has one.',
  })
  contactNumber!: string | null;

  @Field(() => String, { nullable: true, description: 'Where their last set was fetched; null where there was none.' })
  address!: string | null;

  @Field(() => ID, { nullable: true, description: 'The id of their newest repair; null where there was none.' })
  lastRepairId!: string | null;

  @Field(() => Int, { description: 'Those of the account and those under the number, deleted ones left out.' })
  repairCount!: number;
}

@ObjectType({ description: 'What a repair was before it was changed.' })
export class RepairBefore implements Record<Exclude<keyof OneOfManyChanges, 'expectedStatus'>, unknown> {
  @Field(() => ID, SHORT_ID_FIELD)
  id!: string;

  @Field(() => RepairStatus, { description: 'Where it stood.' })
  status!: RepairStatus;

  @Field({ description: 'Whether it stood in the public records.' })
  isPublic!: boolean;

  @Field(() => Date, { nullable: true, description: 'When the shop had promised it; null where it had not.' })
  promisedDate!: Date | null;

  @Field({ description: 'Whether it was deleted.' })
  deleted!: boolean;
}

@ObjectType({ description: 'Repairs that were changed together.' })
export class ChangedRepairs {
  @Field(() => [Repair], { description: 'As they are now, in the order of the changes.' })
  repairs!: Repair[];

  @Field(() => [RepairBefore], { description: 'What each was before; sent back as changes, that undoes them.' })
  before!: RepairBefore[];
}

@ObjectType({ description: 'A set that is to be fetched.' })
export class Pickup {
  @Field({ description: 'The part of town, as far as the address tells it.' })
  area!: string;

  @Field(() => Repair, { description: 'Its `preferredPickupTime` says when.' })
  repair!: Repair;
}

@ObjectType({ description: 'How many sets are to be fetched on a day.' })
export class PickupDay {
  @Field({ description: "A day in Kathmandu, as '2026-11-22'." })
  day!: string;

  @Field(() => Int, { description: 'Those that still are at REQUESTED.' })
  count!: number;
}

@ObjectType({ description: 'A repair that waits.' })
export class WaitingRepair {
  @Field(() => Date, { description: 'Since when it waits, or when it was to be done.' })
  since!: Date;

  @Field(() => Repair, { description: 'What waits.' })
  repair!: Repair;
}

@ObjectType({ description: 'Repairs that wait for the same thing.' })
export class WaitingRepairs {
  @Field(() => Int, { description: 'How many there are in all.' })
  count!: number;

  @Field(() => [WaitingRepair], { description: 'The five that have waited longest.' })
  longest!: WaitingRepair[];
}

@ObjectType({ description: "The day's work in the workshop." })
export class WorkshopToday {
  @Field({ description: "Today in Kathmandu, as '2026-11-22'." })
  day!: string;

  @Field(() => [PickupDay], { description: 'Today and the six days after it.' })
  week!: PickupDay[];

  @Field(() => [Pickup], { description: 'What is to be fetched in these days, by time; at most 200.' })
  pickups!: Pickup[];

  @Field(() => WaitingRepairs, { description: 'To be fetched on an earlier day, and still with the customer.' })
  missed!: WaitingRepairs;

  @Field(() => WaitingRepairs, { description: 'Promised for today, and not done.' })
  promised!: WaitingRepairs;

  @Field(() => WaitingRepairs, { description: 'Promised, late and not done.' })
  late!: WaitingRepairs;

  @Field(() => WaitingRepairs, {
    description: 'Their quote waits for an answer of the customer, since it was offered.',
  })
  approval!: WaitingRepairs;

  @Field(() => WaitingRepairs, { description: 'Repaired, and still in the shop, since the work last went on.' })
  ready!: WaitingRepairs;

  @Field(() => WaitingRepairs, { description: 'Their customer is still to be told something.' })
  notificationPending!: WaitingRepairs;
}
