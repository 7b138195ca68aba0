import { Field, ObjectType } from 'type-graphql';
import type { PageSlug } from '../enums.js';
import type { WrittenPage } from '../service.js';
import {
  ACCESSIBILITY,
  BACKGROUND_IMAGE,
  BACKGROUND_VIDEO,
  HEADER,
  LAST_UPDATED,
  MAP_URL,
  PageHeading,
} from './shared.js';

const ICON = {
  nullable: true,
  description: "An address of a picture, or an SVG that begins with its svg tag; null for the site's own icon.",
};

@ObjectType({ description: 'How to reach the shop.' })
class ContactInfo {
  @Field(() => String, {
    nullable: true,
    description: 'Where the shop is, in plain text of one or several lines; null where it is not said.',
  })
  address!: string | null;

  @Field(() => [String], {
    description: 'As the owner typed them; some may be empty, and the first that is not is the one to show alone.',
  })
  phones!: string[];

  @Field(() => String, { nullable: true, description: 'Where the shop is written to; null where it is not said.' })
  email!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'When the shop is open, in plain text of one or several lines; null where it is not said.',
  })
  hours!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The digits for `https://wa.me/{digits}`, with the country code; null where there is none.',
  })
  whatsapp!: string | null;

  @Field(() => String, { nullable: true, description: 'The name for `https://m.me/{name}`; null where there is none.' })
  messenger!: string | null;

  @Field(() => String, ICON)
  phoneIcon!: string | null;

  @Field(() => String, ICON)
  emailIcon!: string | null;

  @Field(() => String, ICON)
  whatsappIcon!: string | null;

  @Field(() => String, ICON)
  messengerIcon!: string | null;
}

@ObjectType({ description: 'Where the shop is.' })
class LocationInfo {
  @Field(() => String, {
    nullable: true,
    description: 'Plain text that is shown where there is no map; null where there is none.',
  })
  mapPlaceholderText!: string | null;

  @Field(() => String, ACCESSIBILITY)
  accessibilityInfo!: string | null;

  @Field(() => String, MAP_URL)
  mapEmbedUrl!: string | null;
}

@ObjectType({ description: "The page 'Contact'." })
export class ContactPage {
  @Field(() => PageHeading, HEADER)
  header!: PageHeading;

  @Field(() => String, BACKGROUND_IMAGE)
  headerBackgroundImageUrl!: string | null;

  @Field(() => String, BACKGROUND_VIDEO)
  headerBackgroundVideoUrl!: string | null;

  @Field(() => ContactInfo, { description: 'Phone, e-mail, WhatsApp and Messenger stand in the top bar, too.' })
  contactInfo!: ContactInfo;

  @Field(() => LocationInfo, { description: 'The map, and how to get in.' })
  locationInfo!: LocationInfo;

  @Field(() => Date, LAST_UPDATED)
  lastUpdated!: Date;
}

export const presentContact = ({ content, lastUpdated }: WrittenPage<PageSlug.CONTACT>): ContactPage => ({
  ...content,
  lastUpdated,
});
