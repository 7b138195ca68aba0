import { Field, ID, ObjectType } from 'type-graphql';
import { enumOf } from '../core/entities/describedEnum.js';
import { RepairStatus } from '../repairs/index.js';

export const WorkspaceKind = enumOf('WorkspaceKind', 'What the workspace finds.', {
  REPAIR: 'The record of a repair.',
  CUSTOMER: 'Somebody with or without an account.',
  PRODUCT: 'A product, published or not.',
  POST: 'A post of the blog, a draft too.',
});
export type WorkspaceKind = keyof typeof WorkspaceKind;

@ObjectType({ description: 'Something that the workspace has found. For admins.' })
export class WorkspaceHit {
  @Field(() => WorkspaceKind, { description: 'What it is.' })
  kind!: WorkspaceKind;

  @Field(() => ID, { description: 'Its id; of a customer without an account the number in its normal form.' })
  id!: string;

  @Field({ description: 'What it is called.' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'What tells it from others of the same name; null for nothing.' })
  detail!: string | null;

  @Field(() => RepairStatus, { nullable: true, description: 'Where a repair stands; null of anything else.' })
  status!: RepairStatus | null;
}
