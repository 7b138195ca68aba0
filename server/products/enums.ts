import { describedEnum } from '../core/entities/describedEnum.js';

export enum ProductCategory {
  TV = 'TV',
  Accessory = 'Accessory',
  Part = 'Part',
  Other = 'Other',
}

export enum ProductCondition {
  New = 'New',
  UsedLikeNew = 'UsedLikeNew',
  UsedGood = 'UsedGood',
  ForParts = 'ForParts',
}

describedEnum(ProductCategory, 'ProductCategory', 'What kind of thing is sold.', {
  TV: 'A television.',
  Accessory: 'What goes with a television, as a remote control or a mount.',
  Part: 'A spare part.',
  Other: 'Anything else.',
});
describedEnum(ProductCondition, 'ProductCondition', 'How used it is.', {
  New: 'Never used.',
  UsedLikeNew: 'Used, and hardly to be told from a new one.',
  UsedGood: 'Used, and works as it should.',
  ForParts: 'Sold for its parts, not to be used as it is.',
});
