import { Field, Int, ObjectType } from 'type-graphql';
import { MAIL_STATES } from '../mail/index.js';

/** A subscription as whoever has its mailed link sees it: links are forwarded, so the address is only hinted at. */
@ObjectType({ description: 'A subscription, as whoever has its mailed link sees it.' })
export class SubscriptionByLink {
  @Field({ description: 'Which address it is, for its owner: s•••@example.com' })
  maskedEmail!: string;

  @Field(() => Boolean, { description: 'Whether the newsletter goes there.' })
  isActive!: boolean;
}

export function shownByLink(email: string, isActive: boolean): SubscriptionByLink {
  const at = email.lastIndexOf('@');
  return { maskedEmail: `${Array.from(email)[0]}•••${email.slice(at)}`, isActive };
}

/** How far the mails of a campaign are. */
@ObjectType({ description: 'How many mails of a campaign are in which state, see MailState.' })
export class CampaignProgress {
  @Field(() => Int, { description: MAIL_STATES.WAITING })
  waiting: number = 0;

  @Field(() => Int, { description: MAIL_STATES.HELD })
  held: number = 0;

  @Field(() => Int, { description: MAIL_STATES.SENDING })
  sending: number = 0;

  @Field(() => Int, { description: MAIL_STATES.SENT })
  sent: number = 0;

  @Field(() => Int, { description: MAIL_STATES.SKIPPED })
  skipped: number = 0;

  @Field(() => Int, { description: MAIL_STATES.FAILED })
  failed: number = 0;

  @Field(() => Int, { description: MAIL_STATES.UNKNOWN })
  unknown: number = 0;
}

@ObjectType({ description: 'A line of an import that has no address in it.' })
export class InvalidLine {
  @Field(() => Int, { description: 'Counted from 1.' })
  line!: number;

  @Field({ description: 'What is there, cut.' })
  text!: string;
}

/** What an import has done. */
@ObjectType({ description: 'What an import of addresses has done.' })
export class SubscriptionImport {
  @Field(() => Int, { description: 'How many are new on the list.' })
  added!: number;

  @Field(() => Int, { description: 'How many were on the list already; they stay as they are.' })
  known!: number;

  @Field(() => Int, { description: 'How many have unsubscribed; they stay away.' })
  suppressed!: number;

  @Field(() => Int, { description: 'How many lines have no address in them.' })
  invalidCount!: number;

  @Field(() => [InvalidLine], { description: 'The first hundred of them.' })
  invalid!: InvalidLine[];
}
