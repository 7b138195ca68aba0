import { Arg, Ctx as Context, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { Ctx } from '../core/context.js';
import { Door } from '../core/door.js';
import { signCv } from './cv.service.js';
import { mediaUpload, PRIVATE_PRESET } from './settings.js';
import { SignedAddress } from './signedAddress.js';

@ObjectType({ description: 'Largest sizes of uploads.' })
class MediaLimits {
  @Field(() => Int, { description: 'Of a picture, in bytes.' })
  imageBytes!: number;

  @Field(() => Int, { description: 'Of a picture, width times height.' })
  imagePixels!: number;

  @Field(() => Int, { description: 'Of a video, in bytes.' })
  videoBytes!: number;

  @Field(() => Int, { description: 'Of a sound, in bytes.' })
  audioBytes!: number;

  @Field(() => Int, { description: 'Of a CV, in bytes.' })
  cvBytes!: number;
}

@ObjectType({ description: "Where files are uploaded to, in Cloudinary's unsigned protocol." })
class MediaUpload {
  @Field({
    description: 'Goes on with `/image/upload`, `/video/upload` or `/auto/upload`; may begin at the site itself.',
  })
  uploadBase!: string;

  @Field({ description: 'The form field `upload_preset`.' })
  uploadPreset!: string;

  @Field({ description: 'CVs go here, with the preset `parda`: always to our own store.' })
  cvUploadUrl!: string;

  @Field({
    description: `Pictures of customers' sets go here, with the preset \`${PRIVATE_PRESET}\`: always to our own store, and only by admins.`,
  })
  privateUploadUrl!: string;

  @Field(() => MediaLimits, { description: 'What is larger is refused.' })
  limits!: MediaLimits;
}

@Resolver()
export class MediaResolver {
  @Query(() => MediaUpload, { description: 'Where files are uploaded to, and how large they may be.' })
  @Door({ who: 'anyone', scope: 'any token', kept: true })
  mediaUpload(@Context() ctx: Ctx): MediaUpload {
    return mediaUpload(ctx.config);
  }

  @Query(() => SignedAddress, { description: 'An address for a CV that works for five minutes. For admins.' })
  @Door({ who: 'admin', scope: 'inbox' })
  signedCv(
    @Context() ctx: Ctx,
    @Arg('url', { description: 'The link in the application.' }) url: string,
  ): Promise<SignedAddress> {
    return signCv(ctx, url);
  }
}
