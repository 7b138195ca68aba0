import { Field, Float, ObjectType } from 'type-graphql';

/** What visitors read of the price list. */
@ObjectType({ description: "What a service of the page 'Services' costs at least." })
export class ServicePrice {
  @Field({ description: "The service's id on that page." })
  serviceId!: string;

  @Field(() => Float, { description: 'The lowest price that is shown with it, in rupees.' })
  from!: number;
}
