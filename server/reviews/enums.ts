import { registerEnumType } from 'type-graphql';

/** What a review is about; the values are REST's spelling. */
export enum ReviewTargetType {
  REPAIR = 'repair',
  PRODUCT = 'product',
  GENERAL = 'general',
}

registerEnumType(ReviewTargetType, { name: 'ReviewTargetType', description: 'What a review is about.' });
