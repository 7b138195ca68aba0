import { Arg, Args, ArgsType, Ctx as Context, Field, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Ctx } from '../platform/context.js';
import { FormGuardInput } from '../platform/formGuard.js';
import type { Connection } from '../platform/pagination.js';
import { Repair } from './entity.js';
import { RepairStatus } from './enums.js';
import { BookRepairInput, ChangeRepairStatusInput, RepairSortInput } from './inputs.js';
import * as repairs from './service.js';
import { type PublicRepair, PublicRepairConnection, TrackedRepair } from './views.js';

@ArgsType()
class PublicRepairsArgs {
  [key: string]: unknown;

  @Field(() => Int, { nullable: true, description: 'Size of the page, at most 100; 10 if not given.' })
  first?: number;

  @Field(() => String, { nullable: true, description: 'The page after this cursor.' })
  after?: string;

  @Field(() => Int, { nullable: true, description: 'Size of the page when going backward.' })
  last?: number;

  @Field(() => String, { nullable: true, description: 'The page before this cursor.' })
  before?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Words that must occur in id, name, brand or model; or a whole id.',
  })
  search?: string;

  @Field(() => RepairStatus, { nullable: true })
  status?: RepairStatus;

  @Field(() => RepairSortInput, { nullable: true, description: 'Newest first if not given.' })
  sort?: RepairSortInput;
}

@Resolver()
export class RepairResolver {
  @Query(() => PublicRepairConnection, { description: 'The public repair records.' })
  publicRepairs(
    @Context() ctx: Ctx,
    @Args(() => PublicRepairsArgs) args: PublicRepairsArgs,
  ): Promise<Connection<PublicRepair>> {
    return repairs.listPublicRepairs(ctx, args);
  }

  @Query(() => TrackedRepair, {
    nullable: true,
    description: 'A repair by its full id: any case, hyphens, O for 0, I and L for 1. Null if there is none.',
  })
  trackRepair(@Context() ctx: Ctx, @Arg('id', () => String) id: string): Promise<TrackedRepair | null> {
    return repairs.trackRepair(ctx, id);
  }

  @Mutation(() => TrackedRepair, {
    description: 'Requests a repair. Send an `Idempotency-Key` header (a UUID), so that a retry makes no second one.',
  })
  async bookRepair(
    @Context() ctx: Ctx,
    @Arg('input', () => BookRepairInput) input: BookRepairInput,
    @Arg('formGuard', () => FormGuardInput, { nullable: true }) formGuard?: FormGuardInput,
  ): Promise<TrackedRepair> {
    return repairs.present(ctx, await repairs.bookRepair(ctx, input, formGuard));
  }

  @Mutation(() => Repair, { description: 'Moves a repair to another status. For admins.' })
  changeRepairStatus(
    @Context() ctx: Ctx,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => ChangeRepairStatusInput) input: ChangeRepairStatusInput,
  ): Promise<Repair> {
    return repairs.updateRepair(ctx, id, input);
  }
}
