import {
  Arg,
  Args,
  ArgsType,
  Ctx as Context,
  Field,
  FieldResolver,
  ID,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import type { Ctx } from '../core/context.js';
import { Door } from '../core/door.js';
import { SHORT_ID_ARG } from '../core/entities/ids.js';
import { FORM_GUARD_ARG, FormGuardInput } from '../core/fields/formGuard.js';
import { type Connection, PageArguments } from '../core/pagination.js';
import { AskedFields } from '../core/read/askedFields.js';
import type { Fields } from '../core/read/fields.js';
import type { Row } from '../core/read/model.js';
import { updateRepair } from './admin/service.js';
import { Repair, RepairStatusEvent } from './entity.js';
import { RepairStatus } from './enums.js';
import { BookRepairInput, ChangeRepairStatusInput, RepairScope, RepairSortInput } from './inputs.js';
import { listPublicRepairs, listWholeRepairs } from './list.service.js';
import { abilitiesOf } from './policy.js';
import { changesOfRepair } from './record/live.js';
import { withHistory, withQuotes } from './record/findRecord.js';
import * as repairs from './service.js';
import {
  type PublicRepair,
  PublicRepairConnection,
  RepairAbilities,
  RepairConnection,
  TrackedRepair,
} from './views.js';

@ArgsType()
abstract class ListArgs extends PageArguments {
  [key: string]: unknown;

  @Field(() => RepairStatus, { nullable: true, description: 'Only records that are so far.' })
  status?: RepairStatus;

  @Field(() => RepairSortInput, { nullable: true, description: 'Newest first if not given.' })
  sort?: RepairSortInput;
}

@ArgsType()
class PublicRepairsArgs extends ListArgs {
  @Field(() => String, {
    nullable: true,
    description: 'Words that must occur in id, name, brand or model; or a whole id.',
  })
  search?: string;
}

@ArgsType()
class RepairsArgs extends ListArgs {
  @Field(() => RepairScope, {
    defaultValue: RepairScope.MINE,
    description: 'Whose records; all of them are FORBIDDEN to everybody but admins.',
  })
  scope: RepairScope = RepairScope.MINE;

  @Field(() => String, {
    nullable: true,
    description: 'Words that must occur in id, name, contact number, brand or model; or a whole id or phone number.',
  })
  search?: string;
}

@Resolver(() => Repair)
export class RepairResolver {
  @Query(() => PublicRepairConnection, { description: 'The public repair records.' })
  @Door({ who: 'anyone', scope: 'repairs', kept: true })
  publicRepairs(
    @Context() ctx: Ctx,
    @Args(() => PublicRepairsArgs) args: PublicRepairsArgs,
    @AskedFields() fields: Fields,
  ): Promise<Connection<Row<PublicRepair>>> {
    return listPublicRepairs(ctx, args, fields);
  }

  @Query(() => RepairConnection, { description: "Whole records: one's own, or all of them for admins." })
  @Door({ who: 'person', scope: 'repairs' })
  repairs(@Context() ctx: Ctx, @Args(() => RepairsArgs) { scope, ...args }: RepairsArgs): Promise<Connection<Repair>> {
    return listWholeRepairs(ctx, scope, args);
  }

  @Query(() => Repair, {
    nullable: true,
    description:
      "A whole record by its full id, for its owner and for admins. Null if there is none, or it is somebody else's.",
  })
  @Door({ who: 'anyone', scope: 'repairs' })
  repair(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'All 12 characters: any case, with hyphens or not, O for 0, I and L for 1.' })
    id: string,
  ): Promise<Repair | null> {
    return repairs.readWholeRepair(ctx, id);
  }

  @Query(() => TrackedRepair, {
    nullable: true,
    description: 'A repair by its full id: any case, hyphens, O for 0, I and L for 1. Null if there is none.',
  })
  @Door({ who: 'anyone', scope: 'repairs' })
  trackRepair(
    @Context() ctx: Ctx,
    @Arg('id', () => String, { description: 'All 12 characters, as people write them.' }) id: string,
    @Arg('contactNumber', () => String, {
      nullable: true,
      description: 'The number given at booking: shows costs and notes of a public record. Five wrong ones an hour.',
    })
    contactNumber?: string,
  ): Promise<TrackedRepair | null> {
    return repairs.trackRepair(ctx, id, { contactNumber });
  }

  @Subscription(() => TrackedRepair, {
    nullable: true,
    subscribe: ({ context, args }) => changesOfRepair(context as Ctx, (args as { id: string }).id),
    description: 'The same as `trackRepair`, at once and again whenever the record changes.',
  })
  @Door({ who: 'anyone', scope: 'repairs' })
  trackedRepair(
    @Context() ctx: Ctx,
    @Arg('id', () => String, { description: 'The full id, written any way.' }) id: string,
    @Arg('contactNumber', () => String, { nullable: true, description: 'As `trackRepair` takes it.' })
    contactNumber?: string,
  ): Promise<TrackedRepair | null> {
    return repairs.trackRepair(ctx, id, { contactNumber });
  }

  @Mutation(() => TrackedRepair, {
    description: 'Requests a repair. Send an `Idempotency-Key` header (a UUID), so that a retry makes no second one.',
  })
  @Door({ who: 'anyone', scope: 'repairs' })
  async bookRepair(
    @Context() ctx: Ctx,
    @Arg('input', () => BookRepairInput, { description: 'The set, the fault, and where to fetch it.' })
    input: object,
    @Arg('formGuard', () => FormGuardInput, FORM_GUARD_ARG) formGuard?: object,
  ): Promise<TrackedRepair> {
    return repairs.present(ctx, await repairs.bookRepair(ctx, input, formGuard));
  }

  @Mutation(() => Repair, {
    description: 'Shows or hides a repair in the public records. For its owner and for admins.',
  })
  @Door({ who: 'person', scope: 'repairs' })
  setRepairVisibility(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, SHORT_ID_ARG) id: string,
    @Arg('isPublic', () => Boolean, {
      description: 'true shows it to visitors, with the name shortened and without phone, address and costs.',
    })
    isPublic: boolean,
  ): Promise<Repair> {
    return repairs.setRepairVisibility(ctx, id, isPublic);
  }

  @Mutation(() => Repair, {
    description: 'What the customer says about the finished repair. For its owner and for admins.',
  })
  @Door({ who: 'person', scope: 'repairs' })
  writeRepairFeedback(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, SHORT_ID_ARG) id: string,
    @Arg('feedback', () => String, {
      description: 'Plain text, at most 2,000 characters; it replaces what was said before, and blank takes it back.',
    })
    feedback: string,
  ): Promise<Repair> {
    return repairs.writeRepairFeedback(ctx, id, feedback);
  }

  @Mutation(() => Repair, { description: 'Moves a repair to another status. For admins.' })
  @Door({ who: 'admin', scope: 'repairs' })
  changeRepairStatus(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, SHORT_ID_ARG) id: string,
    @Arg('input', () => ChangeRepairStatusInput, {
      description: 'The new status, with a word to the customer and the costs as they are then.',
    })
    input: object,
  ): Promise<Repair> {
    return updateRepair(ctx, id, input);
  }

  // what a whole record says beyond its columns

  @FieldResolver(() => [RepairStatusEvent], { description: 'All changes of status, oldest first.' })
  async history(@Context() ctx: Ctx, @Root() repair: Repair): Promise<RepairStatusEvent[]> {
    return (await withHistory(ctx, repair)).history.getItems();
  }

  @FieldResolver(() => TrackedRepair, { description: 'The same record as the tracking view.' })
  async tracking(@Context() ctx: Ctx, @Root() repair: Repair): Promise<TrackedRepair> {
    return repairs.present(ctx, await withQuotes(ctx, await withHistory(ctx, repair)));
  }

  @FieldResolver(() => RepairAbilities, { description: 'What the caller may do with it.' })
  abilities(@Context() ctx: Ctx, @Root() repair: Repair): RepairAbilities {
    return abilitiesOf(ctx.actor, repair);
  }
}
