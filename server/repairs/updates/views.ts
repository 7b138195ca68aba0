import { Field, ObjectType } from 'type-graphql';
import { Language } from '../../accounts/index.js';

@ObjectType({ description: 'What the workshop can send to a customer by hand, in one language.' })
export class CustomerMessage {
  @Field(() => Language, { description: 'Of the text, whatever the customer has chosen.' })
  language!: Language;

  @Field({ description: 'What is said: the text of the template, or what was written in its place.' })
  words!: string;

  @Field({ description: 'Whether somebody has written it for this customer.' })
  isOwn!: boolean;

  @Field({ description: 'All of it as plain text, with the name of the shop and the address of the tracking page.' })
  text!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Opens it in WhatsApp; null where it cannot reach the number, as a landline.',
  })
  whatsapp!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Opens it in Viber; null where it cannot reach the number, as a landline.',
  })
  viber!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Opens it as a text message; null where it cannot reach the number, as a landline.',
  })
  sms!: string | null;
}
