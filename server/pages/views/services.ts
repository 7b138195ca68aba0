import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { PageSlug } from '../enums.js';
import type { WrittenPage } from '../service.js';
import {
  BACKGROUND_IMAGE,
  BACKGROUND_VIDEO,
  HEADER,
  IconItem,
  ITEM_ID,
  ITEM_ORDER,
  LAST_UPDATED,
  PageHeading,
  PART_OR_NONE,
  PLAIN_OR_NONE,
  rendered,
} from './shared.js';

@ObjectType({ description: 'A brand that the shop repairs.' })
class Brand {
  @Field(() => ID, ITEM_ID)
  id!: string;

  @Field({ description: 'Plain text; what stands for the logo where that cannot be seen.' })
  name!: string;

  @Field({ description: 'The address of a picture.' })
  logoUrl!: string;

  @Field(() => Int, ITEM_ORDER)
  order!: number;
}

@ObjectType({ description: 'The brands that the shop repairs.' })
class BrandsSection {
  @Field({ description: "Plain text; 'Brands We Support' unless the owner has written another." })
  title!: string;

  @Field(() => [Brand], { description: 'By order, then by name.' })
  brands!: Brand[];
}

@ObjectType({ description: 'A picture with a few words beside the services.' })
class SideImageCard {
  @Field({ description: 'The address of the picture.' })
  imageUrl!: string;

  @Field(() => String, PLAIN_OR_NONE)
  title!: string | null;

  @Field(() => String, PLAIN_OR_NONE)
  text!: string | null;
}

@ObjectType({ description: 'The invitation at the end of the page.' })
class ServicesClosingCta {
  @Field({ description: 'Plain text.' })
  title!: string;

  @Field(() => String, PLAIN_OR_NONE)
  description!: string | null;

  @Field({ description: "What stands on the button; 'Contact Us' unless the owner has written something else." })
  ctaText!: string;

  @Field({ description: 'Default /contact.' })
  ctaLink!: string;
}

@ObjectType({ description: "The page 'Services'." })
export class ServicesPage {
  @Field(() => PageHeading, HEADER)
  header!: PageHeading;

  @Field(() => String, BACKGROUND_IMAGE)
  headerBackgroundImageUrl!: string | null;

  @Field(() => String, BACKGROUND_VIDEO)
  headerBackgroundVideoUrl!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'HTML, ready to show; its beginning stands in for a missing subtitle. Null where there is none.',
  })
  body!: string | null;

  @Field(() => [IconItem], { description: 'By order.' })
  serviceItems!: IconItem[];

  @Field(() => SideImageCard, PART_OR_NONE)
  sideImageCard!: SideImageCard | null;

  @Field(() => BrandsSection, PART_OR_NONE)
  supportedBrandsSection!: BrandsSection | null;

  @Field(() => ServicesClosingCta, PART_OR_NONE)
  closingCta!: ServicesClosingCta | null;

  @Field(() => Date, LAST_UPDATED)
  lastUpdated!: Date;
}

export const presentServices = ({ content, lastUpdated }: WrittenPage<PageSlug.SERVICES>): ServicesPage => ({
  ...content,
  body: rendered(content.body),
  lastUpdated,
});
