import { Arg, Ctx as Context, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Ctx } from '../core/context.js';
import { Door } from '../core/door.js';
import { UUID_ARG } from '../core/entities/ids.js';
import type { Row } from '../core/read/model.js';
import { Product } from '../products/index.js';
import { Repair, TrackedRepair } from '../repairs/index.js';
import { TvSet } from './entity.js';
import { productsOf, repairsOf, suggestSets } from './history/history.service.js';
import { NewTvSetInput, SplitTvSetInput, TvSetInput } from './inputs.js';
import { mergeSets, splitSet } from './history/merge.service.js';
import { setOfProduct, setOfRepair, trackedSetOf } from './ofThings.service.js';
import * as sets from './service.js';
import { SplitTvSets, TrackedSet } from './views.js';

@Resolver(() => TvSet)
export class TvSetResolver {
  @Query(() => TvSet, {
    description:
      'A set by its id, NOT_FOUND if there is none; one that was merged is the set that it was merged into. For admins.',
  })
  @Door({ who: 'admin', scope: 'repairs' })
  tvSet(@Context() ctx: Ctx, @Arg('id', () => ID, UUID_ARG) id: string): Promise<TvSet> {
    return sets.readSet(ctx, id);
  }

  @Query(() => TvSet, {
    nullable: true,
    description: 'The set with a serial number; null if there is none. For admins.',
  })
  @Door({ who: 'admin', scope: 'repairs' })
  tvSetBySerial(
    @Context() ctx: Ctx,
    @Arg('serial', () => String, { description: 'As it was typed or scanned: only letters and digits count.' })
    serial: string,
  ): Promise<TvSet | null> {
    return sets.findSetBySerial(ctx, serial);
  }

  @Query(() => [TvSet], {
    description:
      'At most ten sets of the same brand that the customer of a repair has brought before, the same model first. For admins.',
  })
  @Door({ who: 'admin', scope: 'repairs' })
  suggestedTvSets(
    @Context() ctx: Ctx,
    @Arg('repairId', () => ID, { description: 'The id of the repair; of an unknown one there is nothing to suggest.' })
    repairId: string,
  ): Promise<TvSet[]> {
    return suggestSets(ctx, repairId);
  }

  @Mutation(() => TvSet, { description: 'Writes a set down. For admins.' })
  @Door({ who: 'admin', scope: 'repairs' })
  createTvSet(
    @Context() ctx: Ctx,
    @Arg('input', () => TvSetInput, { description: 'The new set; CONFLICT where another has its serial number.' })
    input: object,
  ): Promise<TvSet> {
    return sets.createSet(ctx, input);
  }

  @Mutation(() => TvSet, { description: 'Replaces what is written of a set. For admins.' })
  @Door({ who: 'admin', scope: 'repairs' })
  updateTvSet(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, UUID_ARG) id: string,
    @Arg('input', () => TvSetInput, { description: 'The whole set.' }) input: object,
  ): Promise<TvSet> {
    return sets.updateSet(ctx, id, input);
  }

  @Mutation(() => TvSet, {
    description:
      'Makes one set of two: the first has the history of both from now on, and what it lacked of the other one. For admins.',
  })
  @Door({ who: 'admin', scope: 'repairs' })
  mergeTvSets(
    @Context() ctx: Ctx,
    @Arg('keptId', () => ID, { description: 'The UUID of the set that stays.' }) keptId: string,
    @Arg('otherId', () => ID, { description: 'The UUID of the set that turned out to be the same.' }) otherId: string,
    @Arg('keptSet', () => NewTvSetInput, {
      nullable: true,
      description:
        'What the first set is from now on; if not given, its own description holds, completed by the other.',
    })
    keptSet: object | null,
  ): Promise<TvSet> {
    return mergeSets(ctx, keptId, { otherId, keptSet });
  }

  @Mutation(() => SplitTvSets, { description: 'Makes two sets of one. For admins.' })
  @Door({ who: 'admin', scope: 'repairs' })
  splitTvSet(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, UUID_ARG) id: string,
    @Arg('input', () => SplitTvSetInput, {
      description: 'The second set, and where each repair goes; CONFLICT where the set has others by now.',
    })
    input: object,
  ): Promise<SplitTvSets> {
    return splitSet(ctx, id, input);
  }

  @FieldResolver(() => [Repair], { description: 'Its repairs, newest first.' })
  repairs(@Context() ctx: Ctx, @Root() { id }: TvSet): Promise<Repair[]> {
    return repairsOf(ctx, id);
  }

  @FieldResolver(() => [Product], { description: 'What was sold of it and is for sale, newest first.' })
  products(@Context() ctx: Ctx, @Root() { id }: TvSet): Promise<Product[]> {
    return productsOf(ctx, id);
  }
}

@Resolver(() => Repair)
export class SetOfRepairResolver {
  @FieldResolver(() => TvSet, {
    nullable: true,
    description: 'The very set with its history. For admins; null to others and where it is not known.',
  })
  set(@Context() ctx: Ctx, @Root() repair: Repair): Promise<TvSet | null> {
    return setOfRepair(ctx, repair);
  }
}

@Resolver(() => TrackedRepair)
export class SetOfTrackedRepairResolver {
  @FieldResolver(() => TrackedSet, {
    nullable: true,
    description:
      'The very set. For the owner, for admins and for whoever gave the contact number; null to others and where it is not known.',
  })
  set(@Context() ctx: Ctx, @Root() repair: TrackedRepair): Promise<TrackedSet | null> {
    return trackedSetOf(ctx, repair);
  }
}

@Resolver(() => Product)
export class SetOfProductResolver {
  @FieldResolver(() => TvSet, {
    nullable: true,
    description: 'The very set with its history. For admins; null to others, and for what is no single set.',
  })
  set(@Context() ctx: Ctx, @Root() product: Pick<Row<Product>, 'set'>): Promise<TvSet | null> {
    return setOfProduct(ctx, product);
  }
}
