import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What a customer would be told if a change of a repair were saved.' })
export class RepairStatusPreview {
  @Field()
  title!: string;

  @Field()
  message!: string;

  @Field({ description: 'Where it leads: a path of this site.' })
  link!: string;

  @Field(() => String, { nullable: true, description: 'What would stand beside the status in the timeline.' })
  note!: string | null;

  @Field({ description: 'Whether a notification is left for them.' })
  byNotification!: boolean;

  @Field({ description: 'Whether a mail goes out to them.' })
  byEmail!: boolean;
}
