import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { MessageOccasion } from './enums.js';
import { placeholdersOf } from './placeholders.js';

/** What customers are told of one thing, in both languages, as the owner writes it. Where there is none, the starter's holds. */
@Entity({ tableName: 'message_template' })
@ObjectType({ description: 'What customers are told of one thing, in both languages. For admins.' })
export class MessageTemplate {
  @PrimaryKey({ type: 'text' })
  @Field(() => MessageOccasion, { description: 'What it is about.' })
  occasion!: MessageOccasion;

  @Property({ type: 'text' })
  @Field({ description: 'The subject of a mail in English.' })
  subjectEn!: string;

  @Property({ type: 'text' })
  @Field({ description: 'The English text. A line that names what is not known is left out.' })
  textEn!: string;

  @Property({ type: 'text' })
  @Field({ description: 'The subject of a mail in Nepali.' })
  subjectNe!: string;

  @Property({ type: 'text' })
  @Field({ description: 'The Nepali text, likewise.' })
  textNe!: string;

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'Grows with each change; 0 as long as it is what a new site begins with.' })
  version: number = 0;

  @Field(() => [String], { description: 'Placeholders in its texts: price, for one.' })
  get placeholders(): readonly string[] {
    return placeholdersOf(this.occasion);
  }
}
