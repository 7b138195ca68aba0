import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { PageSlug } from '../enums.js';
import type { WrittenPage } from '../service.js';
import { IconItem, PageHeading, rendered } from './shared.js';

@ObjectType({ description: 'A brand that the shop repairs.' })
class Brand {
  @Field(() => ID)
  id!: string;

  @Field()
  name!: string;

  @Field()
  logoUrl!: string;

  @Field(() => Int)
  order!: number;
}

@ObjectType({ description: 'The brands that the shop repairs.' })
class BrandsSection {
  @Field()
  title!: string;

  @Field(() => [Brand])
  brands!: Brand[];
}

@ObjectType({ description: 'A picture with a few words beside the services.' })
class SideImageCard {
  @Field()
  imageUrl!: string;

  @Field(() => String, { nullable: true })
  title!: string | null;

  @Field(() => String, { nullable: true })
  text!: string | null;
}

@ObjectType({ description: 'The invitation at the end of the page.' })
class ServicesClosingCta {
  @Field()
  title!: string;

  @Field(() => String, { nullable: true })
  description!: string | null;

  @Field()
  ctaText!: string;

  @Field({ description: 'Default /contact.' })
  ctaLink!: string;
}

@ObjectType({ description: "The page 'Services'." })
export class ServicesPage {
  @Field(() => PageHeading)
  header!: PageHeading;

  @Field(() => String, { nullable: true })
  headerBackgroundImageUrl!: string | null;

  @Field(() => String, { nullable: true })
  headerBackgroundVideoUrl!: string | null;

  @Field(() => String, { nullable: true, description: 'HTML; its beginning stands in for a missing subtitle.' })
  body!: string | null;

  @Field(() => [IconItem], { description: 'By order.' })
  serviceItems!: IconItem[];

  @Field(() => SideImageCard, { nullable: true })
  sideImageCard!: SideImageCard | null;

  @Field(() => BrandsSection, { nullable: true })
  supportedBrandsSection!: BrandsSection | null;

  @Field(() => ServicesClosingCta, { nullable: true })
  closingCta!: ServicesClosingCta | null;

  @Field(() => Date)
  lastUpdated!: Date;
}

export const presentServices = ({ content, lastUpdated }: WrittenPage<PageSlug.SERVICES>): ServicesPage => ({
  ...content,
  body: rendered(content.body),
  lastUpdated,
});
