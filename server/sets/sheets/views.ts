import { Field, ObjectType } from 'type-graphql';
import { type SetSheet, SheetAccessory, SheetRow } from './entity.js';

/** What visitors read of the set that is for sale: no photo, no signature, no name. */
@ObjectType({ description: 'How a set that is for sale was tested.' })
export class ProductTest {
  @Field(() => Date, { description: 'When the test was signed.' })
  signedAt!: Date;

  @Field(() => [SheetRow], { description: 'In the order of the checklist.' })
  rows!: SheetRow[];

  @Field(() => [SheetAccessory], { description: 'What goes with it.' })
  accessories!: SheetAccessory[];
}

export const toProductTest = ({ signedAt, rows, accessories }: SetSheet): ProductTest => ({
  signedAt: signedAt!,
  rows,
  accessories,
});
