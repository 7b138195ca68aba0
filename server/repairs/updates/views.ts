import { Field, ObjectType } from 'type-graphql';
import { Language } from '../../accounts/enums.js';

@ObjectType({ description: 'What the workshop can send to a customer by hand, in one language.' })
export class CustomerMessage {
  @Field(() => Language, { description: 'Of the text, whatever the customer has chosen.' })
  language!: Language;

  @Field({ description: 'Plain text with the address of the tracking page.' })
  text!: string;

  @Field(() => String, { nullable: true, description: 'Opens it in WhatsApp; null where the number cannot be called.' })
  whatsapp!: string | null;

  @Field(() => String, { nullable: true, description: 'Opens it in Viber; null where the number cannot be called.' })
  viber!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Opens it as a text message; null where the number cannot be called.',
  })
  sms!: string | null;
}
