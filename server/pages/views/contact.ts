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

const ICON = { nullable: true, description: 'An address of a picture, or an SVG that begins with its svg tag.' };

@ObjectType({ description: 'How to reach the shop.' })
class ContactInfo {
  @Field(() => String, { nullable: true, description: 'Where the shop is; plain text, in one or several lines.' })
  address!: string | null;

  @Field(() => [String], {
    description: 'As the owner typed them; some may be empty, and the first that is not is the one to show alone.',
  })
  phones!: string[];

  @Field(() => String, { nullable: true, description: 'Where the shop is written to.' })
  email!: string | null;

  @Field(() => String, { nullable: true, description: 'When the shop is open; plain text, in one or several lines.' })
  hours!: string | null;

  @Field(() => String, { nullable: true, description: 'The number with its country code, digits only.' })
  whatsapp!: string | null;

  @Field(() => String, { nullable: true, description: 'The name on Messenger.' })
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
  @Field(() => String, { nullable: true, description: 'Shown where there is no map.' })
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

  @Field(() => ContactInfo, { description: 'Its phones, address and names also stand in the top bar.' })
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
