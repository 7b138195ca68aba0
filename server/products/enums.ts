import { registerEnumType } from 'type-graphql';

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

registerEnumType(ProductCategory, { name: 'ProductCategory', description: 'What kind of thing is sold.' });
registerEnumType(ProductCondition, { name: 'ProductCondition', description: 'How used it is.' });
