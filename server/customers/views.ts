import { Field, ID, Int, ObjectType } from 'type-graphql';
import { User } from '../accounts/index.js';
import { InboxMessage } from '../inbox/index.js';
import { Repair } from '../repairs/index.js';
import { Review } from '../reviews/index.js';
import { TvSet } from '../sets/index.js';
import { CustomerNote } from './entity.js';

@ObjectType({ description: 'All that the shop knows of a person, or of a phone number or email address. For admins.' })
export class CustomerRecord {
  @Field(() => ID, {
    description: 'What names them: the id of the account, else the email address, else the number in its normal form.',
  })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Of the account, else of the last repair or message; null where nobody has said it.',
  })
  name!: string | null;

  @Field(() => User, { nullable: true, description: 'Null for somebody without one.' })
  account!: User | null;

  @Field(() => [User], { description: 'Where several accounts use the same number, these; else empty.' })
  otherAccounts!: User[];

  @Field(() => [String], { description: 'Their phone numbers as typed, each once, the last one first.' })
  contactNumbers!: string[];

  @Field(() => [String], { description: 'Their email addresses.' })
  emails!: string[];

  @Field(() => Int, { description: 'How many repairs there are in all.' })
  repairCount!: number;

  @Field(() => [Repair], { description: 'Their newest repairs, at most 50.' })
  repairs!: Repair[];

  @Field(() => [TvSet], { description: 'The very sets of these repairs, as far as they are known.' })
  sets!: TvSet[];

  @Field(() => [Review], { description: 'What they have said on the site, the newest first, at most 50.' })
  reviews!: Review[];

  @Field(() => [InboxMessage], { description: 'What they have written to the shop, the newest first, at most 50.' })
  messages!: InboxMessage[];

  @Field(() => [CustomerNote], { description: 'What the shop remembers of them, the newest first.' })
  notes!: CustomerNote[];
}
