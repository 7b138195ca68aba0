import { Arg, Ctx as Context, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Ctx } from '../../core/context.js';
import { Door } from '../../core/door.js';
import { SHORT_ID_ARG } from '../../core/entities/ids.js';
import { Repair, RepairStatusEvent } from '../entity.js';
import { nameOfActor, notesOf, ownerOf, shelfPlaceOf, notificationPendingSinceOf } from '../record/forAdmins.js';
import { isOverdue } from '../record/overdue.js';
import { MAX_CARDS, readBoard } from './board.service.js';
import { changeRepairs } from './bulk.service.js';
import { comeBacksOf, jobBefore } from './comeBack.service.js';
import { findCustomers } from './customer.service.js';
import { RepairChangeInput, RepairInput } from './inputs.js';
import * as adminDoors from './service.js';
import { workshopToday } from './today.service.js';
import { ChangedRepairs, Customer, RepairBoardColumn, RepairOwner, WorkshopToday } from './views.js';

/** What admins do with repairs. */
@Resolver(() => Repair)
export class RepairAdminResolver {
  @Query(() => [RepairBoardColumn], {
    description: 'A column of repairs for each status, in the order of the work. For admins.',
  })
  @Door({ who: 'admin', scope: 'repairs' })
  repairBoard(
    @Context() ctx: Ctx,
    @Arg('search', () => String, {
      nullable: true,
      description: 'Every word must occur in id, name, contact number, brand or model; or a whole id or phone number.',
    })
    search?: string | null,
    @Arg('perColumn', () => Int, { nullable: true, description: `At most ${MAX_CARDS}, which is the default.` })
    perColumn?: number | null,
  ): Promise<RepairBoardColumn[]> {
    return readBoard(ctx, { search, perColumn });
  }

  @Query(() => WorkshopToday, {
    description: 'What is to be fetched this week, and what waits for whom since when. For admins.',
  })
  @Door({ who: 'admin', scope: 'repairs' })
  workshopToday(@Context() ctx: Ctx): Promise<WorkshopToday> {
    return workshopToday(ctx);
  }

  @Query(() => [Customer], {
    description:
      'At most ten customers whose phone number begins so (from three digits on), or whose name has these words. For admins.',
  })
  @Door({ who: 'admin', scope: 'repairs' })
  customerLookup(
    @Context() ctx: Ctx,
    @Arg('search', () => String, {
      description: 'At least three digits of a number or two letters of a name; less finds nobody.',
    })
    search: string,
  ): Promise<Customer[]> {
    return findCustomers(ctx, search);
  }

  @Mutation(() => Repair, {
    description:
      'Takes a set in for a customer. Send an `Idempotency-Key` header, so that a retry makes no second one. For admins.',
  })
  @Door({ who: 'admin', scope: 'repairs' })
  createRepair(
    @Context() ctx: Ctx,
    @Arg('input', () => RepairInput, { description: 'The record; see there what is required.' }) input: object,
  ): Promise<Repair> {
    return adminDoors.createRepair(ctx, input);
  }

  @Mutation(() => Repair, { description: 'Changes a record, all of it or a part. For admins.' })
  @Door({ who: 'admin', scope: 'repairs' })
  updateRepair(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, SHORT_ID_ARG) id: string,
    @Arg('input', () => RepairInput, { description: 'Some of the record; what changes nothing leaves no trace.' })
    input: object,
  ): Promise<Repair> {
    return adminDoors.updateRepair(ctx, id, input);
  }

  @Mutation(() => ChangedRepairs, {
    description: 'Changes up to a hundred repairs, all or none, and tells what they were before. For admins.',
  })
  @Door({ who: 'admin', scope: 'repairs' })
  changeRepairs(
    @Context() ctx: Ctx,
    @Arg('changes', () => [RepairChangeInput], { description: '1 to 100 changes, each of another repair.' })
    changes: object[],
  ): Promise<ChangedRepairs> {
    return changeRepairs(ctx, changes);
  }

  @Mutation(() => ID, { description: 'Deletes a record; it can be restored. For admins.' })
  @Door({ who: 'admin', scope: 'repairs' })
  deleteRepair(@Context() ctx: Ctx, @Arg('id', () => ID, SHORT_ID_ARG) id: string): Promise<string> {
    return adminDoors.deleteRepair(ctx, id);
  }

  @Mutation(() => Repair, { description: 'Brings a deleted record back. For admins.' })
  @Door({ who: 'admin', scope: 'repairs' })
  restoreRepair(@Context() ctx: Ctx, @Arg('id', () => ID, SHORT_ID_ARG) id: string): Promise<Repair> {
    return adminDoors.restoreRepair(ctx, id);
  }

  @FieldResolver(() => Boolean, { description: 'Promised, late and not done.' })
  isOverdue(@Context() ctx: Ctx, @Root() repair: Repair): boolean {
    return isOverdue(repair, ctx.clock());
  }

  @FieldResolver(() => String, { nullable: true, description: "The workshop's own notes. For admins; null to others." })
  adminNotes(@Context() ctx: Ctx, @Root() repair: Repair): string | null {
    return notesOf(ctx, repair);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Where it is in the workshop. For admins; null to others.',
  })
  shelfPlace(@Context() ctx: Ctx, @Root() repair: Repair): string | null {
    return shelfPlaceOf(ctx, repair);
  }

  @FieldResolver(() => Repair, {
    nullable: true,
    description:
      'The job before, where the set came back for the same thing; null to whoever may not read that in full.',
  })
  comesBackFrom(@Context() ctx: Ctx, @Root() repair: Repair): Promise<Repair | null> {
    return jobBefore(ctx, repair);
  }

  @FieldResolver(() => [Repair], {
    description: 'The jobs that came back from this one, oldest first. For admins; empty to others.',
  })
  comeBacks(@Context() ctx: Ctx, @Root() repair: Repair): Promise<Repair[]> {
    return comeBacksOf(ctx, repair);
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description:
      'Since when there is something that the customer does not know of yet. For admins; null to others, and where they know all.',
  })
  notificationPendingSince(@Context() ctx: Ctx, @Root() repair: Repair): Date | null {
    return notificationPendingSinceOf(ctx, repair);
  }

  @FieldResolver(() => RepairOwner, {
    nullable: true,
    description: 'For admins; null to others and without an account.',
  })
  owner(@Context() ctx: Ctx, @Root() repair: Repair): Promise<RepairOwner | null> {
    return ownerOf(ctx, repair);
  }
}

@Resolver(() => RepairStatusEvent)
export class RepairStatusEventResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'The name of whoever did it, where that is known. For admins; null to others.',
  })
  changedBy(@Context() ctx: Ctx, @Root() event: RepairStatusEvent): Promise<string | null> {
    return nameOfActor(ctx, event);
  }
}
