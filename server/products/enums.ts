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

/** How good a refurbished set is; the products page explains the grades (decisions §14). */
export enum ProductGrade {
  A = 'A',
  B = 'B',
  C = 'C',
}

export enum ProductAvailability {
  AVAILABLE = 'AVAILABLE',
  RESERVED = 'RESERVED',
  SOLD = 'SOLD',
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
describedEnum(ProductGrade, 'ProductGrade', 'How good a refurbished set is.', {
  A: 'Screen and body as good as new.',
  B: 'Works like new; signs of use that you hardly see from the sofa.',
  C: 'Works as it should; visible signs of use.',
});
describedEnum(ProductAvailability, 'ProductAvailability', 'Whether a product can be had.', {
  AVAILABLE: 'It is for sale.',
  RESERVED: 'It is kept for somebody, for a while.',
  SOLD: 'It is sold; visitors see it for 14 more days.',
});
