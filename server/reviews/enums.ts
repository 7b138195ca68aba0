import { describedEnum } from '../core/entities/describedEnum.js';

/** What a review is about; the values are REST's spelling. */
export enum ReviewTargetType {
  REPAIR = 'repair',
  PRODUCT = 'product',
  GENERAL = 'general',
}

describedEnum(ReviewTargetType, 'ReviewTargetType', 'What a review is about.', {
  REPAIR: 'A finished repair; `targetId` is its full id.',
  PRODUCT: 'What the shop sells; `targetId` is its UUID.',
  GENERAL: 'The shop itself; there is no `targetId`, and `subject` says what of it.',
});
