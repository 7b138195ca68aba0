import { ArgsType, Field, ObjectType } from 'type-graphql';
import { ITEMS_FIELD, TableArgs, TableFields } from '../core/table/args.js';
import { HeroSlide } from './entity.js';
import { HeroSlideTableSort } from './table.js';

@ArgsType()
export class HeroSlideTableArgs extends TableArgs {
  @Field(() => HeroSlideTableSort, { nullable: true, description: 'ORDER if not given.' })
  sort?: HeroSlideTableSort;

  @Field(() => Boolean, { nullable: true, description: 'Only those that are active, or that are not.' })
  isActive?: boolean;
}

@ObjectType({ description: 'A page of the table of slides.' })
export class HeroSlideTable extends TableFields {
  @Field(() => [HeroSlide], ITEMS_FIELD)
  items!: HeroSlide[];
}
