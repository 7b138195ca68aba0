import { Field, ObjectType } from 'type-graphql';
import { Language } from '../accounts/index.js';

@ObjectType({ description: 'What would be written to a customer, in one language.' })
export class PreviewedMessage {
  @Field(() => Language, { description: 'Of the text.' })
  language!: Language;

  @Field({ description: 'The subject of a mail.' })
  subject!: string;

  @Field({ description: 'What is said: the text of the template, a sentence or two on each line.' })
  words!: string;
}

@ObjectType({ description: 'What a customer would be told if a change of a repair were saved.' })
export class RepairStatusPreview {
  @Field({ description: 'What it is about, in a few English words.' })
  title!: string;

  @Field({
    description: 'What they would read on the site, in English; without an account, the message to be sent by hand.',
  })
  message!: string;

  @Field(() => [PreviewedMessage], {
    description: 'What would be written to them in their language; without an account, in each.',
  })
  messages!: PreviewedMessage[];

  @Field({ description: 'Where it leads: a path of this site.' })
  link!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What would be beside the status in the timeline; null for nothing.',
  })
  note!: string | null;

  @Field({ description: 'Whether a notification is left for them, once the change cannot be undone any more.' })
  byNotification!: boolean;

  @Field({ description: 'Whether a mail goes out to them.' })
  byEmail!: boolean;

  @Field({ description: 'Whether somebody has to tell them by hand: they have no account. The message is for that.' })
  byHand!: boolean;

  @Field({
    description:
      'They are not told before that: the change can be undone until then, and mail keeps to the quiet hours.',
  })
  notBefore!: Date;
}
