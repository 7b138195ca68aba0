import { Arg, Ctx as Context, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Ctx } from '../../core/context.js';
import { Door } from '../../core/door.js';
import { UUID_ARG } from '../../core/entities/ids.js';
import { SignedAddress } from '../../media/index.js';
import { Product } from '../../products/index.js';
import { Repair, TrackedRepair } from '../../repairs/index.js';
import { SheetChecklist } from '../checklist/entity.js';
import { readChecklist, saveChecklist, SheetChecklistInput } from '../checklist/service.js';
import { SetSheet } from './entity.js';
import { SetSheetInput, SignSheetInput } from './inputs.js';
import { authorOf, isReplaced, sheetsOfProduct, sheetsOfRepair, testOfProduct, trackedSheets } from './list.service.js';
import { photosOf, signatureOf } from './pictures.service.js';
import { discardSheet, saveAddressedSheet, signSheet } from './service.js';
import { ProductTest } from './views.js';

@Resolver(() => SetSheet)
export class SetSheetResolver {
  @Query(() => SheetChecklist, { description: 'What the shop looks at in each set. For admins.' })
  @Door({ who: 'admin', scope: 'repairs' })
  sheetChecklist(@Context() ctx: Ctx): Promise<SheetChecklist> {
    return readChecklist(ctx);
  }

  @Mutation(() => SheetChecklist, { description: 'Writes the checklist anew. For admins.' })
  @Door({ who: 'admin', scope: 'repairs' })
  saveSheetChecklist(
    @Context() ctx: Ctx,
    @Arg('input', () => SheetChecklistInput, { description: 'The whole list.' }) input: object,
  ): Promise<SheetChecklist> {
    return saveChecklist(ctx, input);
  }

  @Mutation(() => SetSheet, {
    description:
      'Keeps a sheet as far as it is filled in. Where there is none of its kind that is not signed, a new one begins. With an `Idempotency-Key` header a retry keeps no second one. For admins.',
  })
  @Door({ who: 'admin', scope: 'repairs' })
  saveSetSheet(
    @Context() ctx: Ctx,
    @Arg('input', () => SetSheetInput, { description: 'The whole sheet, and what it is of.' }) input: object,
  ): Promise<SetSheet> {
    return saveAddressedSheet(ctx, input);
  }

  @Mutation(() => SetSheet, {
    description: 'Puts a signature below a sheet, which never changes from then on. For admins.',
  })
  @Door({ who: 'admin', scope: 'repairs' })
  signSetSheet(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, UUID_ARG) id: string,
    @Arg('input', () => SignSheetInput, { description: 'CONFLICT where the sheet is signed already.' }) input: object,
  ): Promise<SetSheet> {
    return signSheet(ctx, id, input);
  }

  @Mutation(() => ID, { description: 'Takes a sheet away that was not signed. For admins.' })
  @Door({ who: 'admin', scope: 'repairs' })
  discardSetSheet(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'A UUID; CONFLICT where the sheet is signed.' }) id: string,
  ): Promise<string> {
    return discardSheet(ctx, id);
  }

  @FieldResolver(() => [SignedAddress], { description: 'Photos of this very set, each for five minutes.' })
  photos(@Context() ctx: Ctx, @Root() sheet: SetSheet): SignedAddress[] {
    return photosOf(ctx, sheet);
  }

  @FieldResolver(() => SignedAddress, {
    nullable: true,
    description: 'The signature as a picture, for five minutes; null where it is not signed.',
  })
  signature(@Context() ctx: Ctx, @Root() sheet: SetSheet): SignedAddress | null {
    return signatureOf(ctx, sheet);
  }

  @FieldResolver(() => Boolean, { description: 'Whether a later one of the same kind was signed.' })
  isReplaced(@Context() ctx: Ctx, @Root() sheet: SetSheet): Promise<boolean> {
    return isReplaced(ctx, sheet);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The name of whoever filled it in, where that is known. For admins; null to others.',
  })
  filledInBy(@Context() ctx: Ctx, @Root() sheet: SetSheet): Promise<string | null> {
    return authorOf(ctx, sheet);
  }
}

@Resolver(() => Repair)
export class SheetsOfRepairResolver {
  @FieldResolver(() => [SetSheet], {
    description: 'Its intake and test sheets, newest first; those that are not signed yet for admins alone.',
  })
  sheets(@Context() ctx: Ctx, @Root() { id }: Repair): Promise<SetSheet[]> {
    return sheetsOfRepair(ctx, id);
  }
}

@Resolver(() => TrackedRepair)
export class SheetsOfTrackedRepairResolver {
  @FieldResolver(() => [SetSheet], {
    description:
      'Its signed sheets, newest first. For the owner, for admins and for whoever gave the contact number; empty to others.',
  })
  sheets(@Context() ctx: Ctx, @Root() repair: TrackedRepair): Promise<SetSheet[]> {
    return trackedSheets(ctx, repair);
  }
}

@Resolver(() => Product)
export class SheetsOfProductResolver {
  @FieldResolver(() => [SetSheet], { description: 'Its sheets, newest first. For admins; empty to others.' })
  sheets(@Context() ctx: Ctx, @Root() { id }: Product): Promise<SetSheet[]> {
    return sheetsOfProduct(ctx, id);
  }

  @FieldResolver(() => ProductTest, {
    nullable: true,
    description: 'How the set was tested, by its newest signed sheet; null where there is none.',
  })
  test(@Context() ctx: Ctx, @Root() { id }: Product): Promise<ProductTest | null> {
    return testOfProduct(ctx, id);
  }
}
