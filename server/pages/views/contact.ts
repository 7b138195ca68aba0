import { Field, ObjectType } from 'type-graphql';
import type { PageSlug } from '../enums.js';
import type { WrittenPage } from '../service.js';
import { PageHeading } from './shared.js';

const ICON = { nullable: true, description: 'An address of a picture, or an SVG that begins with its svg tag.' };

@ObjectType({ description: 'How to reach the shop.' })
class ContactInfo {
  @Field(() => String, { nullable: true })
  address!: string | null;

  @Field(() => [String])
  phones!: string[];

  @Field(() => String, { nullable: true })
  email!: string | null;

  @Field(() => String, { nullable: true })
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

  @Field(() => String, { nullable: true })
  accessibilityInfo!: string | null;

  @Field(() => String, { nullable: true, description: 'Of Google Maps or OpenStreetMap.' })
  mapEmbedUrl!: string | null;
}

@ObjectType({ description: "The page 'Contact'." })
export class ContactPage {
  @Field(() => PageHeading)
  header!: PageHeading;

  @Field(() => String, { nullable: true })
  headerBackgroundImageUrl!: string | null;

  @Field(() => String, { nullable: true })
  headerBackgroundVideoUrl!: string | null;

  @Field(() => ContactInfo)
  contactInfo!: ContactInfo;

  @Field(() => LocationInfo)
  locationInfo!: LocationInfo;

  @Field(() => Date)
  lastUpdated!: Date;
}

export const presentContact = ({ content, lastUpdated }: WrittenPage<PageSlug.CONTACT>): ContactPage => ({
  ...content,
  lastUpdated,
});
