import { ArgsType, Field, ObjectType } from 'type-graphql';
import { TableArgs, TableFields } from '../platform/table/args.js';
import { HeroSlide } from './entity.js';
import { HeroSlideTableSort } from './table.js';

@ArgsType()
export class HeroSlideTableArgs extends TableArgs {
  @Field(() => HeroSlideTableSort, { nullable: true })
  sort?: HeroSlideTableSort;

  @Field(() => Boolean, { nullable: true, description: 'Only those that are active, or that are not.' })
  isActive?: boolean;
}

@ObjectType()
export class HeroSlideTable extends TableFields {
  @Field(() => [HeroSlide])
  items!: HeroSlide[];
}
