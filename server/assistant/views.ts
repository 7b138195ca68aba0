import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A page or an item that an answer rests on.' })
export class AssistantSource {
  @Field({ description: 'What the page is called, or the question or product that the link leads to.' })
  title!: string;

  @Field({ description: 'A path of the site, as `/products/{id}`.' })
  link!: string;
}

@ObjectType({ description: 'An answer of the AI helper.' })
export class AssistantAnswer {
  @Field({ description: 'Plain text.' })
  answer!: string;

  @Field(() => [AssistantSource], { description: 'What it rests on, the most important first.' })
  sources!: AssistantSource[];
}

@ObjectType({ description: 'Whether the AI helper can be asked.' })
export class AssistantStatus {
  @Field(() => Boolean, { description: 'False where the shop has no key for it.' })
  configured!: boolean;
}
