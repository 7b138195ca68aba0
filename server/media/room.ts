import type { Room } from '../room.js';
import { MediaFile, MediaUse } from './entity.js';
import { removeHalfReceived, removeOrphans } from './orphans.js';
import { MediaResolver } from './resolver.js';
import { MediaUses } from './uses.js';

/** Uploaded files, and where each is used. */
export const media: Room = {
  entities: [MediaFile, MediaUse],
  followers: [new MediaUses()],
  resolvers: [MediaResolver],
  partTypes: ['SignedAddress'],
  tags: [{ name: 'Uploads', description: 'Pictures, videos, sounds and CVs.' }],
  housekeeping: [removeOrphans, removeHalfReceived],
};
